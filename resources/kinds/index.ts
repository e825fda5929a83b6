import { type BooleanKind, booleanTraits } from './boolean/field.ts';
import { type ChoiceKind, choiceTraits } from './choice/field.ts';
import { type ChoicesKind, choicesTraits } from './choices/field.ts';
import { type ColourKind, colourTraits } from './colour/field.ts';
import { type DateKind, dateTraits } from './date/field.ts';
import { type DateTimeKind, dateTimeTraits } from './date-time/field.ts';
import { type DecimalKind, decimalTraits } from './decimal/field.ts';
import { type DurationKind, durationTraits } from './duration/field.ts';
import { type EmailKind, emailTraits } from './email/field.ts';
import { type FileKindOfField, fileTraits } from './file/field.ts';
import { type ImageKind, imageTraits } from './image/field.ts';
import { type IntegerKind, integerTraits } from './integer/field.ts';
import { type JsonKind, jsonTraits } from './json/field.ts';
import type { Traits } from './kind.ts';
import { type MoneyKind, moneyTraits } from './money/field.ts';
import { type PartsKind, partsTraits } from './parts/field.ts';
import { type PhoneKind, phoneTraits } from './phone/field.ts';
import { type ReferenceKind, referenceTraits } from './reference/field.ts';
import { type ReferencesKind, referencesTraits } from './references/field.ts';
import { type RichTextKind, richTextTraits } from './rich-text/field.ts';
import { type TagsKind, tagsTraits } from './tags/field.ts';
import { type TextKind, textTraits } from './text/field.ts';
import { type UrlKind, urlTraits } from './url/field.ts';
import { type YearMonthKind, yearMonthTraits } from './year-month/field.ts';

/** All kinds of fields. A further one is declared here; the compiler then names every registry that lacks it. */
export interface Kinds {
  text: TextKind;
  richText: RichTextKind;
  integer: IntegerKind;
  boolean: BooleanKind;
  date: DateKind;
  choice: ChoiceKind;
  choices: ChoicesKind;
  reference: ReferenceKind;
  references: ReferencesKind;
  parts: PartsKind<PartField>;
  file: FileKindOfField;
  image: ImageKind;
  decimal: DecimalKind;
  money: MoneyKind;
  dateTime: DateTimeKind;
  yearMonth: YearMonthKind;
  duration: DurationKind;
  email: EmailKind;
  url: UrlKind;
  phone: PhoneKind;
  colour: ColourKind;
  tags: TagsKind;
  json: JsonKind;
}

export type FieldKind = keyof Kinds;
export type FieldOf<K extends FieldKind> = Kinds[K]['field'];
export type Field = FieldOf<FieldKind>;
/** What may stand in a row of parts: neither rows again nor long or free values, nor files, which belong to records. */
export type PartField = FieldOf<
  Exclude<FieldKind, 'parts' | 'richText' | 'file' | 'image' | 'tags' | 'json'>
>;

export const traits = {
  text: textTraits,
  richText: richTextTraits,
  integer: integerTraits,
  boolean: booleanTraits,
  date: dateTraits,
  choice: choiceTraits,
  choices: choicesTraits,
  reference: referenceTraits,
  references: referencesTraits,
  parts: partsTraits,
  file: fileTraits,
  image: imageTraits,
  decimal: decimalTraits,
  money: moneyTraits,
  dateTime: dateTimeTraits,
  yearMonth: yearMonthTraits,
  duration: durationTraits,
  email: emailTraits,
  url: urlTraits,
  phone: phoneTraits,
  colour: colourTraits,
  tags: tagsTraits,
  json: jsonTraits,
} satisfies { [K in FieldKind]: Traits<FieldOf<K>> };

const traitsOf = (field: Field): Traits<Field> => traits[field.kind] as Traits<Field>;

export const isLong = (field: Field): boolean => traitsOf(field).isLong(field);

export const initialOf = (field: Field): unknown => traitsOf(field).initial(field);

export const canBeSummed = (field: Pick<Field, 'kind'>): boolean => traits[field.kind].sum !== null;

/** A sum or computed result, spelled in text, as the field's own value: numbers where its values are numbers. */
export const valueOfSum = (field: Pick<Field, 'kind'>, sum: string): number | string =>
  traits[field.kind].sum === 'number' ? Number(sum) : sum;
