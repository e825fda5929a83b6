import type { Choice } from '../lib/choice.ts';
import type { Words } from '../lib/language.ts';

/** Types of fields and their options; resources/declare.ts builds them. */

type CommonOptions = {
  required?: boolean;
  /** No two records may share the value (compared without regard to case for text). */
  unique?: boolean;
  /** FirstChar looks into it; it gets a trigram index. */
  searchable?: boolean;
  /** Lists may be ordered by it; it gets an index. */
  sortable?: boolean;
  /** Set at creation, read-only afterwards. */
  fixed?: boolean;
  /**
   * Filled without input: the server's creating user or that user's unit, or computed in the database (a view, a
   * trigger).
   */
  stamp?: 'user' | 'unit' | 'database';
  /** One sentence under the input, for a term that needs explaining. */
  hint?: Words;
  /**
   * Only on a new record's form, for users who may add to the named resource: a hook creates a record there in the
   * same transaction (a new user's post).
   */
  createInto?: string;
};

export type TextOptions = CommonOptions & {
  min?: number;
  max?: number;
  multiline?: boolean;
  /** `source` of a regular expression for the whole value, and the message when it does not match. */
  pattern?: { source: string; message: Words /** What the sample of an import shows. */; example?: string };
  default?: string;
  /** Never leaves the server (a password); written only. */
  secret?: boolean;
  /** The hint where it says something else on the form of a new record. */
  hintOnCreate?: Words;
  /** Vocabulary of its braces: a letter's tags, a contract's variables, a number's tokens. Others are refused. */
  placeholders?: 'letter' | 'contract' | 'number';
  /** Lists can be filtered to one value by URL (a box's code), without offering it as a filter. */
  exactFilter?: boolean;
  /** Formatted text of headings and paragraphs only, so many lines at most. */
  lines?: number;
};
export type IntegerOptions = CommonOptions & {
  min?: number;
  max?: number;
  unit?: Words;
  default?: number;
  /** A year: its digits are not grouped. */
  isYear?: boolean;
};
export type BooleanOptions = Pick<CommonOptions, 'hint' | 'stamp'> & { default?: boolean };
export type DateOptions = CommonOptions & { default?: 'today' };
export type ChoiceOptions = CommonOptions & {
  default?: string;
  /** Computed by a database view of this name (`id`, `value`), no column; with `stamp`. */
  computed?: string;
};
export type ChoicesOptions = CommonOptions & {
  default?: readonly string[];
  /** Accepts undeclared values of this pattern; a hook checks that they exist. */
  others?: { source: string; message: Words };
};
export type ReferenceOptions = CommonOptions & {
  /** Limits the options to records matching these values. */
  only?: Record<string, string | boolean>;
};

type Base<Kind extends string, O> = {
  kind: Kind;
  label: Words;
  options: O;
};
export type TextField<O extends TextOptions = TextOptions> = Base<'text', O>;
export type RichTextField<O extends TextOptions = TextOptions> = Base<'richText', O>;
export type IntegerField<O extends IntegerOptions = IntegerOptions> = Base<'integer', O>;
export type BooleanField<O extends BooleanOptions = BooleanOptions> = Base<'boolean', O>;
export type DateField<O extends DateOptions = DateOptions> = Base<'date', O>;
export type ChoiceField<O extends ChoiceOptions = ChoiceOptions> = Base<'choice', O> & { choices: Choice[] };
export type ChoicesField<O extends ChoicesOptions = ChoicesOptions> = Base<'choices', O> & {
  choices: Choice[];
};
export type ReferenceField<O extends ReferenceOptions = ReferenceOptions> = Base<'reference', O> & {
  to: string;
};
export type ReferencesField<O extends ReferenceOptions = ReferenceOptions> = Base<'references', O> & {
  to: string;
};
export type Field =
  | TextField
  | RichTextField
  | IntegerField
  | BooleanField
  | DateField
  | ChoiceField
  | ChoicesField
  | ReferenceField
  | ReferencesField;
