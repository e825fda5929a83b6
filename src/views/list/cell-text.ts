import { translate } from '../../../lib/language.ts';
import { formatMediumDateTime } from '../../ui/format.ts';
import { rowText } from '../kinds/index.tsx';
import { messages } from '../messages.ts';
import type { Row } from '../record.ts';
import type { ListColumn } from './list-columns.ts';

/** Plain text of a cell: for its tooltip, and for the second line of a phone row. */
export function cellText({ name, field }: ListColumn, row: Row): string {
  if (name === 'isActive') return translate(row.isActive ? messages.active : messages.inactive);
  if (name === 'createdAt' || name === 'updatedAt') return row[name] ? formatMediumDateTime(row[name]) : '';
  return rowText(name, field, row);
}
