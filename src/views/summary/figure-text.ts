import type { FigureValue } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Field } from '../../../resources/declare.ts';
import { valueOfSum } from '../../../resources/kinds/index.ts';
import { formatMediumDate } from '../../ui/format.ts';
import { plainText } from '../kinds/index.tsx';
import type { Row } from '../record.ts';
import { summaryMessages } from './messages.ts';

/** A figure as its field is written: a sum, "5 Jan 2027 – 1 Mar 2027", or how many have a value. */
export function figureText(name: string, field: Field, figure: FigureValue | undefined): string {
  if (!figure) return '';
  if (figure.filled !== undefined) return translate(summaryMessages.filled(figure.filled));
  if (figure.sum !== undefined) return figure.sum === null ? '' : valueText(name, field, figure.sum);
  const [first, last] = [figure.first, figure.last].map((value) =>
    value ? edgeText(name, field, value) : '',
  );
  return first === last ? (first ?? '') : `${first} – ${last}`;
}

const valueText = (name: string, field: Field, value: string): string =>
  plainText(name, field, { [name]: valueOfSum(field, value) } as Row);

/** A day is not broken: what goes from one to another breaks at its dash. */
const edgeText = (name: string, field: Field, value: string): string =>
  field.kind === 'date' || field.kind === 'dateTime'
    ? formatMediumDate(value).replaceAll(' ', '\u00a0')
    : valueText(name, field, value);
