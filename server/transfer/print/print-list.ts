import { formatNumber } from '../../../lib/formats.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { renderListPdf } from '../../documents/index.ts';
import type { ListQuery } from '../../http/index.ts';
import type { TransferColumn } from '../columns.ts';
import type { OpenRows } from '../export/open-rows.ts';
import { columnWidths } from './column-widths.ts';
import { filtersInWords, orderInWords } from './filters-in-words.ts';
import { printedBy } from './printed-by.ts';
import { settingOf } from './setting-of.ts';
import { cellInWords, headOf, rightOf } from './words.ts';

/**
 * A list on paper: the columns chosen, what it is narrowed to, in its order.
 * @throws Refusal 409 when it cannot be printed
 */
export async function printList(
  { db, files, pool }: Deps,
  resource: Resource,
  actor: Actor,
  { columns, list, open }: { columns: readonly TransferColumn[]; list: ListQuery; open: OpenRows },
): Promise<Uint8Array> {
  const rows: string[][] = [];
  for await (const row of open.rows()) rows.push(columns.map((column) => cellInWords(column, row)));
  const heads = columns.map(headOf);
  const order = orderInWords(resource, list);
  const { weights, isWide, size } = columnWidths(heads, rows);
  const head = await printedBy({ db, files }, actor);
  const narrowed = await filtersInWords(pool, resource, actor, list);
  return settingOf(() =>
    renderListPdf({
      ...head,
      title: translate(resource.label),
      facts: [
        ...narrowed,
        ...(order ? [[translate(messages.order), order] as [string, string]] : []),
        [translate(messages.count), formatNumber(open.count)],
      ],
      isWide,
      size,
      table: { heads, rows, weights, right: rightOf(columns.map(({ field }) => field)), strong: [] },
      note: rows.length === 0 ? translate(messages.nothing) : '',
    }),
  );
}

const messages = {
  order: { id: 'Urutan', en: 'Order' },
  count: { id: 'Jumlah baris', en: 'Rows' },
  nothing: { id: 'Tidak ada data.', en: 'There is nothing.' },
};
