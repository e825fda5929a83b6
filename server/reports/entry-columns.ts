import { type SQL, sql } from 'drizzle-orm';
import type { ReportItem } from '../../domain/calls/reports.ts';
import { agendaLabel } from '../../domain/letters/incoming.ts';
import type { ReportName } from '../../domain/reports/report.ts';
import type { ReportState } from '../../domain/reports/report-words.ts';
import { firstReceivers } from '../letters/index.ts';
import { itemRows } from './archive-items.ts';
import { hoursBetween } from './hours.ts';

/** Rows for letters `page` (id, block) of a report, sorted by date within blocks, after `scopeOf`; no long text. */
export const entryRows = (report: ReportName, page: SQL, direction: 'ASC' | 'DESC'): SQL =>
  report === 'arsip' ? itemRows(page, direction) : letterRows(report, page, direction);

const letterRows = (report: ReportName, page: SQL, direction: 'ASC' | 'DESC'): SQL => sql`
  select l.id, l.subject, k.mask_subject as "isMasked", coalesce(l.number, inc.outside_number) as number,
    inc.agenda_number as "agendaNumber", inc.agenda_year as "agendaYear", s.name as "categoryName",
    nullif(concat_ws(' ', c.code, c.name), '') as "classificationName", coalesce(k.name, 'Biasa') as "securityName",
    l.security_rank as "securityRank",
    coalesce(nullif(inc.external_sender_name, ''), case when l.show_sender_name then su.person_name else sp.name end)
      as "senderName",
    f.*
  from (${page}) page join letter l on l.id = page.id
  left join script_sub_type s on s.id = l.script_sub_type_id
  left join security_classification k on k.id = l.security_id
  left join archive_classification c on c.id = l.classification_id
  left join letter_incoming inc on inc.letter_id = l.id
  left join "user" su on su.id = l.sender_user_id
  left join position sp on sp.id = l.sender_position_id
  cross join lateral (${report === 'naskah-masuk' ? receivedFacts : sentFacts}) f
  order by page.block, f.at ${sql.raw(direction)}, l.id ${sql.raw(direction)}`;

/** When and at which posts the units received it, and how long until their first action. */
const receivedFacts = sql`
  select x.at, x.names as "receiverNames", x.units as "unitNames", case when x.is_open then 'open' else 'closed' end as state,
    ${hoursBetween(sql`x.at`, sql`x.handled_at`)} as hours
  from (
    select min(i.received_at) as at, bool_or(i.is_open) as is_open, least(min(i.closed_at), (
        select min(d.created_at) from disposition d
        where d.letter_id = l.id and d.withdrawn_at is null and d.from_position_id in (select p.id from post p)
      ), (
        select min(a.signed_at) from letter a
        where a.response_to_id = l.id and a.deleted_at is null and a.sender_position_id in (select p.id from post p)
      )) as handled_at,
      array_agg(coalesce(iu.person_name || ', ', '') || t.name order by i.received_at, t.name, iu.person_name) as names, array_agg(distinct o.name) as units
    from inbox_item i join post p on p.id = i.position_id join position t on t.id = i.position_id
    join organization_unit o on o.id = p.unit_id left join "user" iu on iu.id = i.only_user_id
    where i.letter_id = l.id) x`;

const sentFacts = sql`
  select coalesce(l.signed_at, inc.registered_at) as at, l.state, coalesce((
      select array_agg(n.name order by n.ord) from (${firstReceivers}) n), '{}') as "receiverNames",
    array(select o.name from organization_unit o where o.id = coalesce(sp.unit_id, inc.agenda_unit_id)) as "unitNames",
    ${hoursBetween(sql`l.created_at`, sql`l.signed_at`)} as hours`;

export type EntryRow = {
  id: string;
  subject: string;
  isMasked: boolean | null;
  number: string | null;
  agendaNumber: number | null;
  agendaYear: number | null;
  categoryName: string | null;
  classificationName: string | null;
  securityName: string;
  securityRank: number;
  senderName: string | null;
  receiverNames: string[];
  unitNames: string[];
  at: string;
  state: ReportState;
  hours: number | null;
  filingUnitName?: string;
  dueOn?: string | null;
};

export const presentEntry = (row: EntryRow): ReportItem => ({
  id: row.id,
  subject: row.subject,
  number: row.number,
  ...(row.agendaNumber !== null &&
    row.agendaYear !== null && { agenda: agendaLabel({ number: row.agendaNumber, year: row.agendaYear }) }),
  categoryName: row.categoryName,
  classificationName: row.classificationName,
  securityName: row.securityName,
  securityRank: row.securityRank,
  senderName: row.senderName,
  receiverNames: row.receiverNames,
  unitNames: row.unitNames,
  at: new Date(row.at).toISOString(),
  state: row.state,
  hours: row.hours,
  ...(row.filingUnitName !== undefined && {
    filingUnitName: row.filingUnitName || null,
    dueOn: row.dueOn ?? null,
  }),
});
