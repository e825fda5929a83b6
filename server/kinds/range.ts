import { translate } from '../../lib/language.ts';
import { queryMessages } from '../../lib/query-messages.ts';
import { isRealDay } from '../../lib/shapes.ts';
import type { Field } from '../../resources/kinds/index.ts';
import { fieldSchema } from '../../resources/kinds/schemas.ts';
import { boundOf, isReversed, type Range, reversedRange, typedBound } from '../../resources/views/range.ts';

/** Comparisons of a column, each with its bound. */
type Bound = { sign: '>=' | '<=' | '<'; value: unknown };

/**
 * What a range asks of a field's column, each bound judged as the field's own value is.
 * @returns messages for what is no range of the field
 */
export function boundsOf(field: Field, range: Range): Bound[] | { refused: string[] } {
  const schema = fieldSchema(boundOf(field), true);
  const [from, to] = [range.from, range.to].map((text) =>
    schema.safeParse(typedBound(field, withOffset(text))),
  );
  const refused = [from, to].flatMap((read) => read?.error?.issues.map(({ message }) => message) ?? []);
  if (refused.length > 0) return { refused };
  const [first, last] = [from?.data ?? null, to?.data ?? null];
  if (first === null && last === null) return { refused: [translate(queryMessages.unknownFilterValue)] };
  if (isReversed(field, first, last)) return { refused: [translate(reversedRange)] };
  return [
    ...(first === null
      ? []
      : [{ sign: '>=', value: field.kind === 'dateTime' ? beginningOf(first) : first } as const]),
    ...(last === null
      ? []
      : [field.kind === 'dateTime' ? endOf(last) : ({ sign: '<=', value: last } as const)]),
  ];
}

/** In an address that nobody encoded, the plus of an offset is a space. */
const withOffset = (text: string): string => text.replace(/ (?=\d{2}:\d{2}$)/, '+');

const beginningOf = (moment: unknown): string =>
  isRealDay(String(moment)) ? `${moment}T00:00:00+07:00` : String(moment);

/** Screens show minutes: the last one, or the last day, is whole. */
function endOf(moment: unknown): Bound {
  const text = String(moment);
  const [begins, length] = isRealDay(text)
    ? [`${text}T00:00:00+07:00`, 86_400_000]
    : [`${text.slice(0, 16)}:00+07:00`, 60_000];
  return { sign: '<', value: new Date(Date.parse(begins) + length).toISOString() };
}
