import type { Figures } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Field } from '../../../resources/declare.ts';
import { isByMonth, noValue } from '../../../resources/views/figures.ts';
import { formatMonth } from '../../ui/format.ts';
import { plainText } from '../kinds/index.tsx';
import type { Row } from '../record.ts';
import { groupMessages } from './messages.ts';

export type Group = NonNullable<Figures['groups']>[number];

/** A group's name: its choice, its record or its month. */
export function groupLabel(name: string, field: Field, { key, label }: Group): string {
  if (key === null) return translate(groupMessages.noValue);
  if (field.kind === 'reference') return label ?? '';
  if (isByMonth(field)) return formatMonth(key);
  if (field.kind === 'boolean') return plainText(name, field, { [name]: key === 'true' } as Row);
  return plainText(name, field, { [name]: key } as Row);
}

/** How a filter of the list names the group. */
export const groupKey = ({ key }: Group): string => key ?? noValue;
