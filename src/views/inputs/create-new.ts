import { type ComponentType, createContext } from 'react';
import type { Ref } from '../record.ts';

export type CreateNewProps = {
  /** The resource of the new record. */
  to: string;
  /** Search text without a result: the new record's initial name. */
  typed: string;
  /** Values the new record needs to be selectable. */
  only?: Record<string, unknown>;
  onCreated: (ref: Ref) => void;
  onClose: () => void;
};

/** Form that adds a record without leaving another form; null for pickers outside forms. */
export const CreateNew = createContext<ComponentType<CreateNewProps> | null>(null);
