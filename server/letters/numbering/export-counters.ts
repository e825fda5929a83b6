import type { NumberCounter } from '../../../domain/letters/letter-number.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import type { ListQuery } from '../../http/index.ts';
import { byteOrderMark, csvLine } from '../../transfer/index.ts';
import { listCounters } from './list-counters.ts';

const heads = [
  'Kode nomor',
  'Perusahaan',
  'Unit',
  'Sub jenis',
  'Periode',
  'Mulai',
  'Terakhir',
  'Terpakai',
  'Dipesan',
  'Dibatalkan',
  'Sisipan',
  'Nomor hilang',
];

/**
 * GET /letter/api/Number/gaps/export: the whole gap report as CSV, with the list's filters.
 * @throws as listCounters
 */
export async function exportCounters(db: Db, actor: Actor, query: ListQuery): Promise<string> {
  const lines = [byteOrderMark + csvLine(heads)];
  const perPage = 1000;
  for (let page = 1; ; page += 1) {
    const { items } = await listCounters(db, actor, { ...query, page, perPage });
    lines.push(...items.map((counter) => csvLine(cellsOf(counter))));
    if (items.length < perPage) return lines.join('');
  }
}

const cellsOf = (counter: NumberCounter): string[] => [
  counter.numberCodeName,
  counter.companyCode,
  counter.unitName ?? '',
  counter.subTypeCode ?? '',
  counter.period ?? '',
  ...[counter.first, counter.last, counter.given, counter.booked, counter.cancelled, counter.inserted].map(
    String,
  ),
  counter.gaps.length < counter.gapCount
    ? `${counter.gaps.join(', ')} dan ${counter.gapCount - counter.gaps.length} lagi`
    : counter.gaps.join(', '),
];
