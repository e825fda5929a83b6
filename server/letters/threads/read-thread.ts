import { sql } from 'drizzle-orm';
import { isOpenDraft, type LetterState } from '../../../domain/letters/letter-life.ts';
import type { ThreadLetter } from '../../../domain/letters/letter-rows.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import type { ListData } from '../../http/index.ts';
import { iso } from '../lists/row.ts';
import { findLetter } from '../reading/find-letter.ts';
import { letterIn } from '../rules/letter-in.ts';
import { onDesk } from '../rules/own-desk.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import { threadOf } from './thread-of.ts';

type ThreadRow = Omit<ThreadLetter, 'isCurrent'> & { state: LetterState };

/**
 * GET /letter/api/Letter/{id}/thread: visible letters linked by reference or response in either direction, oldest
 * first (SPEC B1.5).
 * @throws Refusal 404 unseen, 403 without any of the letters' pages
 */
export async function readThread({ db }: Deps, actor: Actor, id: string): Promise<ListData<ThreadLetter>> {
  const letter = await findLetter(db, actor, id);
  assertReadsLetters(actor);
  const found = await db.execute<ThreadRow>(sql`
    select t.id, t.subject, t.number, t.state, coalesce(t.signed_at, t.created_at) as at,
      t.security_rank as "securityRank",
      coalesce((select i.sender_name from inbox_item i where i.letter_id = t.id and i.position_id = ${actor.positionId}
          and ${onDesk(actor, 'i')} limit 1),
        case when t.show_sender_name then u.person_name else p.name end, '') as "senderName",
      case when exists (select 1 from inbox_item i where i.letter_id = t.id and i.position_id = ${actor.positionId}
          and ${onDesk(actor, 'i')})
        then 'inbox' when ${letterIn('t', isOpenDraft)} then 'draft' else 'outbox' end as place
    from letter l, lateral ${threadOf(actor, 'l')} x join letter t on t.id = x.id
    left join "user" u on u.id = t.sender_user_id
    left join position p on p.id = t.sender_position_id
    where l.id = ${letter.id}
    order by coalesce(t.signed_at, t.created_at), t.id`);
  const items = found.rows.map((row) => ({ ...row, at: iso(row.at), isCurrent: row.id === letter.id }));
  return { items, totalCount: items.length };
}
