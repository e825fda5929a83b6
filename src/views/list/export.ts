import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import type { Field, Resource } from '../../../resources/declare.ts';
import { plainText } from '../plain.ts';
import type { Row } from '../record.ts';
import type { Say } from '../say.ts';
import { words } from '../words.ts';

/** Pages of this many rows, and at most this many pages: a browser is no place for a million rows. */
const perPage = 100;
const mostPages = 100;

/** Every row that matches, page after page; `isCut` when there were more than are exported. */
export async function readAll(
  naskah: Pick<NaskahDataProvider, 'getList'>,
  resource: Resource,
  filter: Record<string, unknown>,
  sort: { field: string; order: 'ASC' | 'DESC' },
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { data, total } = await naskah.getList<Row>(resource.name, {
      pagination: { page, perPage },
      sort,
      filter,
    });
    rows.push(...data);
    if (data.length < perPage || rows.length === total) return { rows, isCut: false };
  }
  return { rows, isCut: true };
}

/** A heading and a line for each row: the declared fields that lists carry, and the status. */
export function exportTable(resource: Resource, rows: Row[], say: Say): string[][] {
  const fields = Object.entries(resource.fields).filter(([name]) => rows.some((row) => name in row));
  return [
    [...fields.map(([, field]) => say(field.label)), say(words.status)],
    ...rows.map((row) => [
      ...fields.map(([name, field]) => exported(name, field, row, say)),
      say(row.isActive ? words.active : words.inactive),
    ]),
  ];
}

/** Numbers and days stay what a spreadsheet can count with. */
function exported(name: string, field: Field, row: Row, say: Say): string {
  const value = row[name];
  if (field.kind === 'integer' || field.kind === 'date') return value == null ? '' : String(value);
  return plainText(name, field, row, say);
}
