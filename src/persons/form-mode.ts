import { createContext, type RefObject } from 'react';

type FormMode = {
  isNew: boolean;
  /** Whether the next save sends the invitation. */
  invites: RefObject<boolean>;
};

/** What the form's parts know of the page they are in. */
export const FormMode = createContext<FormMode>({ isNew: true, invites: { current: false } });
