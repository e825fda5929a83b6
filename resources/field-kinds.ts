import type { Choice } from '../lib/choice.ts';
import type { Words } from '../lib/language.ts';

/** What a field may be and what may be said of it; resources/declare.ts makes them. */

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
   * Not typed by anybody: the server puts who creates the record here, or that person's unit; or the database
   * works it out (a view, a trigger).
   */
  stamp?: 'user' | 'unit' | 'database';
  /** One sentence under the input, for a term that needs explaining. */
  hint?: Words;
  /**
   * Asked for on the form of a new record only, of who may add to the resource of this name: a hook makes a record there
   * of it in the same transaction (a new user's post).
   */
  createInto?: string;
};

export type TextOptions = CommonOptions & {
  min?: number;
  max?: number;
  multiline?: boolean;
  /** `source` of a regular expression the whole value must match, and what to say when it does not. */
  pattern?: { source: string; message: Words /** What the sample of an import shows. */; example?: string };
  default?: string;
  /** Never leaves the server (a password); written only. */
  secret?: boolean;
  /** The hint where it says something else on the form of a new record. */
  hintOnCreate?: Words;
  /** What its braces stand for: a letter's tags, a contract's variables, a number's tokens. Others are refused. */
  placeholders?: 'letter' | 'contract' | 'number';
  /** A list can be narrowed to one value of it by its address (a box's code), without being offered as a filter. */
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
  /** No column: a database view of this name says it of each record (`id`, `value`); with `stamp`. */
  computed?: string;
};
export type ChoicesOptions = CommonOptions & {
  default?: readonly string[];
  /** Values beyond the declared ones are taken when they look like this; a hook says which of them exist. */
  others?: { source: string; message: Words };
};
export type ReferenceOptions = CommonOptions & {
  /** Keeps what may be picked to the records that match, by field and value. */
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
