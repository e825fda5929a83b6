import { sql } from 'drizzle-orm';
import type { RegisteringItem } from '../../../domain/calls/letters/shapes/incoming.ts';
import { isOpenDraft } from '../../../domain/letters/letter-life.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import { forbidden } from '../../http/index.ts';
import { letterIn } from '../rules/letter-in.ts';
import { onDesk } from '../rules/own-desk.ts';
import { mayWrite } from '../rules/rights.ts';

type Row = Omit<RegisteringItem, 'agenda' | 'at'> & {
  at: Date | string;
  agendaNumber: number | null;
  agendaYear: number | null;
  unitName: string | null;
};

/**
 * GET /letter/api/Registering: what waits in the order in which it came, before it what was registered here today.
 * @throws Refusal 403 without the right to write
 */
export async function registeringQueue(db: Db, actor: Actor): Promise<RegisteringItem[]> {
  if (!mayWrite(actor)) throw forbidden();
  const found = await db.execute<Row>(sql`
    select * from (
      (select ${columns} from letter l ${parts}
       where l.position_id = ${actor.positionId} and ${onDesk(actor, 'l')} and l.from_where = 'external'
         and ${letterIn('l', isOpenDraft)} and l.deleted_at is null
       order by l.created_at, l.id limit ${most})
      union all
      (select ${columns} from letter l ${parts}
       where n.registered_by_user_id = ${actor.userId} and l.position_id = ${actor.positionId}
         and n.registered_at > now() - interval '12 hours' and l.deleted_at is null
       order by n.registered_at desc limit ${most})
    ) queue
    order by "agendaNumber" is null, "at", "letterId"`);
  return found.rows.map(({ agendaNumber, agendaYear, unitName, at, ...row }) => ({
    ...row,
    agenda:
      agendaNumber === null || agendaYear === null
        ? null
        : { number: agendaNumber, year: agendaYear, unitName: unitName ?? '' },
    at: new Date(at).toISOString(),
  }));
}

const columns = sql`l.id as "letterId", l.subject, coalesce(i.name, n.external_sender_name) as "senderName",
  (select a.file_name from letter_attachment a where a.letter_id = l.id and a.is_document limit 1) as "fileName",
  n.outside_number as number, n.agenda_number as "agendaNumber", n.agenda_year as "agendaYear",
  o.name as "unitName", n.mail_id is not null as "isByMail", coalesce(n.registered_at, l.created_at) as at`;
const parts = sql`join letter_incoming n on n.letter_id = l.id
  left join institution i on i.id = n.external_sender_id
  left join organization_unit o on o.id = n.agenda_unit_id`;

/** As many as a pile may have. */
const most = 60;
