import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { auditActionLabel, auditSubjects } from '../../domain/audit/action-labels.ts';
import { auditWays } from '../../domain/audit/audit-log.ts';
import { auditLogPage } from '../../domain/audit/audit-log-page.ts';
import type { AuditEntry } from '../../domain/calls/audit-log.ts';
import { choiceOf } from '../../lib/choice.ts';
import { translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { resources } from '../../resources/index.ts';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { badRequest, type ListQuery, Refusal } from '../http/index.ts';
import { byteOrderMark, csvLine, inJakarta, textOf, workbookOf } from '../transfer/index.ts';
import { askedOf } from './asked.ts';
import { readEntries } from './read-entries.ts';

/** More is a task for a period at a time. */
export const mostExported = 100_000;
const batch = 1000;
/** Concurrent exports: each queries for a while, and the rest of the product needs sessions too. */
const mostAtOnce = 2;
let running = 0;

type AuditFile = { name: string; format: 'csv' | 'xlsx'; content: Readable };

/**
 * The log's entries by these filters, as a file, with the names that the reader may see. Audited before it is sent.
 * @throws Refusal 400 as the list does, 422 for more than 100,000 entries, 429 when too many run
 */
export async function exportEntries(deps: Deps, actor: Actor, query: ListQuery): Promise<AuditFile> {
  const { format, ...filters } = query.filters;
  if (format !== 'csv' && format !== 'xlsx')
    throw badRequest({ format: [translate({ id: 'Pilih csv atau xlsx.', en: 'Choose csv or xlsx.' })] });
  const { conditions } = askedOf({ ...query, filters });
  if (running >= mostAtOnce) throw new Refusal(429, translate(busy));
  running += 1;
  try {
    const count = await countUpTo(deps, conditions);
    if (count > mostExported) throw new Refusal(422, translate(tooMany));
    await recordAudit(deps.db, {
      actor,
      action: 'export',
      resource: 'audit-log',
      recordId: null,
      after: { format, filters, count },
    });
    const rows = cellsOf(deps, actor, conditions);
    const content =
      format === 'xlsx'
        ? workbookOf(auditLogPage.label.id, columns(), rows, count)
        : Readable.from(csvOf(rows));
    content.once('close', () => {
      running -= 1;
    });
    return { name: `log-audit-${dayInWib()}.${format}`, format, content };
  } catch (error) {
    running -= 1;
    throw error;
  }
}

const busy = {
  id: 'Beberapa unduhan lain sedang berjalan. Coba lagi sebentar lagi.',
  en: 'Several other downloads are running. Try again in a moment.',
};
const tooMany = {
  id: 'Ada lebih dari 100.000 catatan. Persempit waktunya atau saringan lain.',
  en: 'There are more than 100,000 entries. Narrow the time or other filters.',
};

type Conditions = ReturnType<typeof askedOf>['conditions'];

async function countUpTo({ db }: Deps, conditions: Conditions): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from (select 1 from audit_log a where true${conditions} limit ${mostExported + 1}) c`);
  return rows[0]?.n ?? 0;
}

const columns = () =>
  [
    { heading: translate({ id: 'Waktu', en: 'Time' }), field: 'moment' as const },
    ...[
      { id: 'Siapa', en: 'Who' },
      { id: 'Sebagai', en: 'As' },
      { id: 'Cara', en: 'Way' },
      { id: 'Tindakan', en: 'Act' },
      { id: 'Jenis data', en: 'Kind of record' },
      { id: 'Data', en: 'Record' },
      { id: 'Kode catatan', en: 'Record id' },
    ].map((heading) => ({ heading: translate(heading), field: 'text' as const })),
  ] as const;

async function* cellsOf(deps: Deps, actor: Actor, conditions: Conditions) {
  let after: string | undefined;
  for (let read = 0; read < mostExported; read += batch) {
    const entries = await readEntries(deps, actor, { conditions, after, limit: batch });
    for (const entry of entries) yield cells(entry);
    after = entries.at(-1)?.id;
    if (entries.length < batch) return;
  }
}

const cells = ({ at, by, as, via, way, action, resource, record }: AuditEntry) => {
  const declared = resources.find(({ name }) => name === resource);
  const wayLabel = translate(choiceOf(auditWays, way)?.label);
  return [
    inJakarta(new Date(at)),
    by?.label ?? '',
    as ?? '',
    via ? `${wayLabel}: ${via}` : (wayLabel ?? ''),
    translate(auditActionLabel(resource, action, (name) => declared?.actions?.[name]?.label)),
    translate(declared?.label ?? auditSubjects[resource]) ?? resource,
    record?.label ?? '',
    record?.id ?? '',
  ];
};

async function* csvOf(rows: AsyncIterable<ReturnType<typeof cells>>): AsyncGenerator<Buffer> {
  let text = byteOrderMark + csvLine(columns().map(({ heading }) => heading));
  for await (const row of rows) {
    text += csvLine(row.map(textOf));
    if (text.length < 64 * 1024) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text) yield Buffer.from(text);
}
