import { sql } from 'drizzle-orm';
import type { ReportEntry, ReportStep } from '../../domain/calls/reports.ts';
import type { ReportName } from '../../domain/reports/report.ts';
import { translate } from '../../lib/language.ts';
import { archivePageOf } from '../../resources/dokumen/arsip.ts';
import type { Actor } from '../actor.ts';
import type { Db } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import { notFound } from '../http/index.ts';
import { onDesk, seesLetter } from '../letters/index.ts';
import { itemSteps, oneItem } from './archive-items.ts';
import { type EntryRow, entryRows, presentEntry } from './entry-columns.ts';
import type { Asked } from './report-query.ts';
import { scopeOf } from './scope.ts';
import { belongs } from './visible-entries.ts';

/**
 * GET /report/api/Report/{report}/{id}: a letter's history, limited to the units of the report.
 * @throws Refusal 404 for a letter that is not in the report or not visible
 */
export async function readEntry(db: Db, actor: Actor, report: ReportName, id: string): Promise<ReportEntry> {
  if (!isId(id)) throw none(report);
  const ever: Asked = {
    report,
    period: { from: '', to: '' },
    since: sql`'-infinity'::timestamptz`,
    until: sql`'infinity'::timestamptz`,
    unitId: null,
    state: null,
    onLetter: sql``,
  };
  const one =
    report === 'arsip'
      ? oneItem(actor, id)
      : sql`select l.id, 0 as block from letter l where l.id = ${id} and ${seesLetter(actor, 'l')}${belongs(ever)}`;
  const found = await db.execute<
    EntryRow & { dueAt: string | null; isInInbox: boolean } & { steps: Found[] }
  >(sql`
    ${scopeOf(report, actor)}
    select entry.*, steps.all as steps, due."dueAt",
      exists (select 1 from inbox_item o where o.letter_id = entry.id and o.position_id = ${actor.positionId}
        and ${onDesk(actor, 'o')}) as "isInInbox" from (${entryRows(report, one, 'DESC')}) entry
    cross join lateral (${report === 'arsip' ? itemSteps : steps(actor, report)}) steps
    cross join lateral (select min(d.deadline)::text as "dueAt" from disposition d
      where d.letter_id = entry.id and d.closed_at is null and d.withdrawn_at is null
        and d.from_position_id in (select p.id from post p)) due`);
  const [row] = found.rows;
  if (!row) throw none(report);
  return {
    report,
    ...presentEntry(row),
    dueAt: row.dueAt,
    detailUrl: detailUrlOf(report, row),
    steps: row.steps.map(presentStep),
  };
}

const noLetter = {
  id: 'Naskah tidak ditemukan dalam laporan ini.',
  en: 'This letter was not found in the report.',
};
const noItem = {
  id: 'Arsip tidak ditemukan dalam laporan ini.',
  en: 'This item was not found in the report.',
};
const none = (report: ReportName) => notFound(translate(report === 'arsip' ? noItem : noLetter));

/** Letters of the user's post open in the inbox, others in the outbox; items on the page of their stage. */
function detailUrlOf(
  report: ReportName,
  { id, isInInbox, state }: EntryRow & { isInInbox: boolean },
): string {
  if (report === 'arsip') return archivePageOf({ id, status: state });
  return `/naskah-dinas/${isInInbox ? 'inbox' : 'outbox'}/${id}`;
}

type Found = { event: keyof typeof labels; at: string; by: string | null };

const labels = {
  created: { id: 'Konsep dibuat', en: 'Draft made' },
  signed: { id: 'Ditandatangani', en: 'Signed' },
  registered: { id: 'Diregistrasi', en: 'Registered' },
  received: { id: 'Diterima', en: 'Received' },
  read: { id: 'Dibaca', en: 'Read' },
  disposed: { id: 'Didisposisikan', en: 'Disposition given' },
  answered: { id: 'Dijawab', en: 'Answered' },
  closed: { id: 'Diselesaikan', en: 'Closed' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
  dated: { id: 'Tanggal dokumen', en: 'Date of the document' },
  archived: { id: 'Masuk arsip', en: 'Put into the archive' },
  fileClosed: { id: 'Berkas ditutup', en: 'Filing unit closed' },
  retentionBegins: { id: 'Retensi mulai dihitung', en: 'Retention begins to count' },
  activeUntil: { id: 'Aktif sampai', en: 'Active until' },
  inactiveUntil: { id: 'Inaktif sampai', en: 'Inactive until' },
} as const;

const presentStep = ({ event, at, by }: Found): ReportStep => ({
  event,
  label: translate(labels[event]),
  at: new Date(at).toISOString(),
  by,
});

const items = sql.raw(
  '(select i.* from inbox_item i where i.letter_id = entry.id and i.position_id in (select p.id from post p))',
);

/** Events of the letter in these units, in order of time; answers only if the user may open them. */
const steps = (actor: Actor, report: ReportName) => sql`
  select coalesce(json_agg(json_build_object('event', x.event, 'at', x.at, 'by', x.by) order by x.at, x.step), '[]') as all
  from (
    select 1 as step, 'created' as event, l.created_at as at, p.name as by
      from letter l join position p on p.id = l.position_id
      where l.id = entry.id and l.from_where = 'internal' and l.position_id in (select p.id from post p)
    union all select 2, 'signed', l.signed_at, p.name from letter l left join position p on p.id = l.sender_position_id
      where l.id = entry.id and l.signed_at is not null
    union all select 2, 'registered', n.registered_at, o.name from letter_incoming n
      left join organization_unit o on o.id = n.agenda_unit_id
      where n.letter_id = entry.id and n.registered_at is not null
    union all select 3, 'received', i.received_at, p.name from ${items} i join position p on p.id = i.position_id
    ${report === 'naskah-dinas' ? sql`` : handling(actor)}
    union all select 8, 'cancelled', n.cancelled_at, null from letter_number n
      where n.letter_id = entry.id and n.cancelled_at is not null
  ) x`;

/** Actions of these posts. Not for the records unit, which must not learn what others do with a letter. */
const handling = (actor: Actor) => sql`
    union all select 4, 'read', i.read_at, p.name from ${items} i join position p on p.id = i.position_id
      where i.read_at is not null
    union all select 5, 'disposed', d.created_at, p.name from disposition d join position p on p.id = d.from_position_id
      where d.letter_id = entry.id and d.withdrawn_at is null and d.from_position_id in (select p.id from post p)
    union all select 6, 'answered', a.signed_at, p.name from letter a join position p on p.id = a.sender_position_id
      where a.response_to_id = entry.id and a.signed_at is not null and ${seesLetter(actor, 'a')}
        and a.sender_position_id in (select p.id from post p)
    union all select 7, 'closed', i.closed_at, p.name from ${items} i join position p on p.id = i.position_id
      where i.closed_at is not null and not i.is_open`;
