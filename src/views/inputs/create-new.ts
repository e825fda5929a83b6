import { type ComponentType, createContext } from 'react';
import type { Ref } from '../record.ts';

export type CreateNewProps = {
  /** The resource of the new record. */
  to: string;
  /** What was searched for in vain: the new record's name to begin with. */
  typed: string;
  /** What the new record must be, so that it may be chosen. */
  only?: Record<string, unknown>;
  onCreated: (ref: Ref) => void;
  onClose: () => void;
};

/** The form that adds a record without leaving another form; pickers outside of forms have none. */
export const CreateNew = createContext<ComponentType<CreateNewProps> | null>(null);
