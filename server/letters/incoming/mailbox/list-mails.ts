import { sql } from 'drizzle-orm';
import type { IncomingMail } from '../../../../domain/calls/letters/shapes/incoming.ts';
import { isOpenDraft } from '../../../../domain/letters/letter-life.ts';
import { mailOutcomes } from '../../../../domain/letters/mail-outcome.ts';
import { translate } from '../../../../lib/language.ts';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { forbidden } from '../../../http/index.ts';
import { letterIn } from '../../rules/letter-in.ts';
import { mayWrite } from '../../rules/rights.ts';

type Row = Omit<IncomingMail, 'outcomeName' | 'receivedAt'> & { receivedAt: Date | string };

/**
 * GET /letter/api/IncomingMail: of the last month, for the post that registers them.
 * @throws Refusal 403 without the right to write
 */
export async function listIncomingMails(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
): Promise<IncomingMail[]> {
  if (!mayWrite(actor)) throw forbidden();
  if (!config.incomingBox) return [];
  const found = await db.execute<Row>(sql`
    select m.id, m.from_address as "fromAddress", m.subject, m.received_at as "receivedAt", m.outcome,
      m.left_out as "leftOut",
      (select l.id from letter_incoming n join letter l on l.id = n.letter_id
       where n.mail_id = m.id and l.position_id = ${actor.positionId} and ${letterIn('l', isOpenDraft)}
         and l.deleted_at is null limit 1) as "letterId"
    from incoming_mail m
    where m.at > now() - interval '30 days'
      and exists (select from position p where p.id = ${actor.positionId} and p.code = ${config.incomingBox.post})
    order by m.at desc, m.id desc limit 100`);
  return found.rows.map((row) => ({
    ...row,
    receivedAt: new Date(row.receivedAt).toISOString(),
    outcomeName: translate(mailOutcomes[row.outcome]),
  }));
}
