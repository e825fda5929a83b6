import type { Field, FieldKind, FieldOf } from '../../resources/kinds/index.ts';
import { booleanKind } from './boolean.ts';
import { choiceKind } from './choice.ts';
import { choicesKind } from './choices.ts';
import { colourKind } from './colour.ts';
import { dateKind } from './date.ts';
import { dateTimeKind } from './date-time.ts';
import { decimalKind } from './decimal.ts';
import { durationKind } from './duration.ts';
import { emailKind } from './email.ts';
import { fileKind } from './file.ts';
import { integerKind } from './integer.ts';
import { jsonKind } from './json.ts';
import type { ServerKind } from './kind.ts';
import { moneyKind } from './money.ts';
import { partsKind } from './parts.ts';
import { phoneKind } from './phone.ts';
import { referenceKind } from './reference.ts';
import { referencesKind } from './references.ts';
import { richTextKind } from './rich-text.ts';
import { tagsKind } from './tags.ts';
import { textKind } from './text.ts';
import { urlKind } from './url.ts';
import { wordsBy } from './words.ts';
import { yearMonthKind } from './year-month.ts';

export { trueOrFalse, yesOrNo } from './boolean.ts';
export { type Cell, type CellValue, type FileCell, textOf, textOfCell } from './cell.ts';
export { titlesOf } from './file.ts';
export { boundsOf } from './range.ts';

const kinds = {
  text: textKind,
  richText: richTextKind,
  integer: integerKind,
  boolean: booleanKind,
  date: dateKind,
  choice: choiceKind,
  choices: choicesKind,
  reference: referenceKind,
  references: referencesKind,
  parts: partsKind((field) => kindOf(field)),
  file: fileKind,
  image: fileKind,
  decimal: decimalKind,
  money: moneyKind,
  dateTime: dateTimeKind,
  yearMonth: yearMonthKind,
  duration: durationKind,
  email: emailKind,
  url: urlKind,
  phone: phoneKind,
  colour: colourKind,
  tags: tagsKind,
  json: jsonKind,
} satisfies { [K in FieldKind]: ServerKind<FieldOf<K>> };

/** A row's value of a field as people read it on paper, in their language. */
export const wordsOf = (field: Field, row: Record<string, unknown>, name: string): string =>
  wordsBy(kindOf(field), field, row, name);

export const kindOf = (field: Field): ServerKind<Field> => kinds[field.kind] as ServerKind<Field>;
