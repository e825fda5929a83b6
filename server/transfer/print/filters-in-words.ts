import type { Pool } from 'pg';
import { translate } from '../../../lib/language.ts';
import { type Field, type Resource, sortableNames } from '../../../resources/declare.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { hasOrder, type Range, rangeIn } from '../../../resources/views/range.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { addRowRule, type Conditions, labelOf, tableName, whereOf } from '../../crud/index.ts';
import { isId } from '../../db/ids.ts';
import type { ListQuery } from '../../http/index.ts';
import { kindOf, wordsOf } from '../../kinds/index.ts';
import { statusWords } from './words.ts';

type Asked = Pick<ListQuery, 'filters' | 'firstChar'>;

/** What a list is narrowed to, as people say it: labels for ids, in the reader's language. */
export async function filtersInWords(
  pool: Pool,
  resource: Resource,
  actor: Actor,
  { filters, firstChar }: Asked,
): Promise<[name: string, value: string][]> {
  const said = await Promise.all(
    Object.entries(filters).map(async ([given, text]): Promise<[string, string]> => {
      const parts = text.split(',').map((part) => part.trim());
      const lower = given.toLowerCase();
      if (lower === 'ids') return [translate(messages.rows), translate(messages.chosen(parts.length))];
      if (lower === 'isactive')
        return [translate(messages.status), parts.map((part) => statusWords(part === 'true')).join(', ')];
      const [name, field] =
        Object.entries(resource.fields).find(([one]) => one.toLowerCase() === lower) ?? [];
      if (!name || !field) return [given, text];
      return [translate(field.label), (await valuesInWords(pool, actor, name, field, parts)).join(', ')];
    }),
  );
  return firstChar ? [...said, [translate(messages.search), firstChar]] : said;
}

/** "Nomor, menurun"; nothing for what has no name. */
export function orderInWords(resource: Resource, { orderBy, order }: ListQuery): string {
  const name =
    sortableNames(resource).find((one) => one.toLowerCase() === orderBy?.toLowerCase()) ??
    resource.sort.field;
  const field = resource.fields[name];
  if (!field) return '';
  const isUp = (orderBy ? order : resource.sort.order) === 'ASC';
  return `${translate(field.label)}, ${translate(isUp ? messages.ascending : messages.descending)}`;
}

async function valuesInWords(
  pool: Pool,
  actor: Actor,
  name: string,
  field: Field,
  parts: readonly string[],
): Promise<string[]> {
  const none = parts.includes('null') ? [translate(messages.none)] : [];
  if (field.kind === 'reference' || field.kind === 'references')
    return [...(await labelsOf(pool, actor, field.to, parts.filter(isId))), ...none];
  const isList = kindOf(field).type.endsWith('[]');
  return parts.map((part) => {
    const range = hasOrder(field) && rangeIn(part);
    if (range) return rangeInWords(name, field, range);
    const value = kindOf(field).filterValue(field, part);
    return wordsOf(field, { [name]: isList ? [value] : value }, name) || part;
  });
}

/** "Rp1.000.000 – Rp5.000.000", "mulai …", "sampai …". */
function rangeInWords(name: string, field: Field, range: Range): string {
  const [from, to] = [range.from, range.to].map(
    (text) => text && (wordsOf(field, { [name]: kindOf(field).filterValue(field, text) }, name) || text),
  );
  return from && to ? `${from} – ${to}` : translate(from ? messages.from(from) : messages.to(to ?? ''));
}

/** Labels of records that the reader may reach. */
async function labelsOf(pool: Pool, actor: Actor, to: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const target = resourceNamed(to);
  const conditions: Conditions = { sql: ['t.id = any($1)'], values: [ids] };
  addRowRule(conditions, target.rows(viewerOf(actor)));
  const { rows } = await pool.query<{ label: string }>({
    text: `select ${labelOf(target, 't')} as label from ${tableName(target)} t ${whereOf(conditions)} order by 1`,
    values: conditions.values,
  });
  return rows.map(({ label }) => label);
}

const messages = {
  rows: { id: 'Baris', en: 'Rows' },
  chosen: (count: number) => ({ id: `${count} yang dipilih`, en: `${count} chosen` }),
  status: { id: 'Status', en: 'Status' },
  search: { id: 'Pencarian', en: 'Search' },
  from: (value: string) => ({ id: `mulai ${value}`, en: `from ${value}` }),
  to: (value: string) => ({ id: `sampai ${value}`, en: `to ${value}` }),
  none: { id: 'Tidak diisi', en: 'Not filled in' },
  ascending: { id: 'menaik', en: 'ascending' },
  descending: { id: 'menurun', en: 'descending' },
};
