import type { Condition } from '../../lib/condition.ts';
import type { Message } from '../../lib/language.ts';
import type { Field } from '../kinds/index.ts';

/** On one record, on those chosen in its list, or on none. */
export type ActionPlace = 'record' | 'selection' | 'list';

/** Something people do with records beside writing them; its handler stands on the server. */
export type Action = {
  /** A verb, for the button. */
  label: Message;
  /** A lucide icon of `src/shell/menu/icons.ts`. */
  icon?: string;
  /** Where it is offered. */
  at: ActionPlace | readonly ActionPlace[];
  /** The fields its dialog asks, of every kind but files and rows. */
  form?: Readonly<Record<string, Field>>;
  /** What is asked before it is done; the form's help where there is one. */
  confirm?: Message;
  /** The right to change the records, or a privilege of the active role: another page's, or one of `privileges`. */
  right: 'change' | `/${string}`;
  /** A condition on the record. */
  when?: Condition;
  /** For what cannot be wished back. */
  tone?: 'danger';
  /** The media type of the file it answers, which is downloaded. */
  file?: string;
};

export type Actions = Readonly<Record<string, Action>>;

/** A rule over several records, which only the server can check. */
export type RecordCheck = {
  /** The field at which it is told. */
  at: string;
  /** What is said while it does not hold. */
  says: Message;
};

export type RecordChecks = Readonly<Record<string, RecordCheck>>;
