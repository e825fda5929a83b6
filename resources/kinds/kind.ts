import type { Condition } from '../../lib/condition.ts';
import type { Message } from '../../lib/language.ts';

/** Options that depend on other fields of the same record (resources/field-conditions.ts). */
export type Conditional = {
  /** Asked and shown only then; hidden, it holds nothing. */
  shownIf?: Condition;
  /** Must be filled then, while it is shown; `{}` is always. */
  requiredIf?: Condition;
  /** May not be changed then: docs/decisions/conditional-fields.md. */
  lockedIf?: Condition;
};

export type CommonOptions = Conditional & {
  /** There must be a value. */
  required?: boolean;
  /** No two records may share the value (compared without regard to case for text). */
  unique?: boolean;
  /** The search box looks into it; it gets a trigram index. */
  searchable?: boolean;
  /** Lists may be ordered by it; it gets an index. */
  sortable?: boolean;
  /** Set at creation, read-only afterwards. */
  fixed?: boolean;
  /**
   * Filled without input: by who makes the record (`user`, `unit`), a trigger, a formula or a view (`database`), the
   * next number of a sequence, or events (`life`).
   */
  stamp?: 'user' | 'unit' | 'database' | 'number' | 'life';
  /** SQL expression over the record's own columns (`computed`). */
  formula?: string;
  /** One sentence under the input, for a term that needs explaining. */
  hint?: Message;
  /** Only on a new record's form, for users who may add to the named resource; a hook creates that record too. */
  createInto?: string;
};

export type FieldBase<Name extends string, O> = { kind: Name; label: Message; options: O };

/** A kind's field, a record's value of it, and what an empty one holds. */
export type Kind<F, Value, Empty = null> = { field: F; value: Value; empty: Empty };

/** Facts on a kind that need neither zod nor React nor SQL. */
export type Traits<F> = {
  /** The value that a new record's form begins with. */
  initial: (field: F) => unknown;
  /** Long text: list rows omit it unless a column shows it (DESIGN 5). */
  isLong: (field: F) => boolean;
  /** How its values add up: to a number, to an exact decimal as text, or not at all. */
  sum: 'number' | 'text' | null;
};

/** The message for a missing value, at the input and from the server. Quoted labels fit any sentence. */
export const notFilled = ({ label }: { label: Message }): Message => ({
  id: `“${label.id}” harus diisi.`,
  en: `“${label.en}” is required.`,
});

export const fieldOf = <const Name extends string, O>(
  kind: Name,
  id: string,
  en: string,
  options: O | undefined,
): FieldBase<Name, O> => ({ kind, label: { id, en }, options: options ?? ({} as O) });
