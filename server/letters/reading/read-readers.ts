import { sql } from 'drizzle-orm';
import type { Reader } from '../../../domain/letters/letter-rows.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, type ListData } from '../../http/index.ts';
import { iso, isoOrNull } from '../lists/row.ts';
import { isOnEitherSide } from '../rules/inside.ts';
import { assertReadsLetters } from '../rules/rights.ts';
import { findLetter } from './find-letter.ts';

/**
 * GET /letter/api/Letter/{id}/readers: only for sender's and drafter's
 * posts: receivers must not see each other's reading.
 * @throws Refusal 404 unseen, 403 any other post
 */
export async function readReaders({ db }: Deps, actor: Actor, id: string): Promise<ListData<Reader>> {
  const letter = await findLetter(db, actor, id);
  assertReadsLetters(actor);
  if (!isOnEitherSide(actor, letter)) throw forbidden();
  const found = await db.execute<Reader>(sql`
    select i.position_id as "positionId", p.name as "positionName", o.name as "unitName", i.kind,
      coalesce(own.person_name, named.person_name, member.person_name) as "personName", member.group_name as via,
      fp.name as "forwardedBy", i.received_at as "receivedAt", r.at as "readAt", r.person_name as "readBy",
      r.for_name as "onBehalfOf", i.is_open as "isOpen"
    from inbox_item i
    join position p on p.id = i.position_id join organization_unit o on o.id = p.unit_id
    left join position fp on fp.id = i.forwarded_by_position_id
    left join "user" own on own.id = i.only_user_id
    left join lateral (
      select u.person_name from letter_recipient n join "user" u on u.id = n.user_id
      where n.letter_id = i.letter_id and n.position_id = i.position_id and not n.is_whole order by n.kind desc limit 1) named on true
    left join lateral (
      select u.person_name, g.name as group_name
      from letter_recipient_group rg join letter_group_member m on m.recipient_group_id = rg.id
      join unit_group g on g.id = rg.group_id join "user" u on u.id = m.user_id
      where rg.letter_id = i.letter_id and m.position_id = i.position_id
        and named.person_name is null limit 1) member on true
    left join lateral (
      select t.at, u.person_name, f.person_name as for_name
      from letter_timeline t join "user" u on u.id = t.user_id left join "user" f on f.id = t.on_behalf_of_user_id
      where t.letter_id = i.letter_id and t.event = 'read' and t.position_id = i.position_id
        and (i.only_user_id is null or i.only_user_id in (t.user_id, t.on_behalf_of_user_id))
      order by t.at, t.id limit 1) r on true
    where i.letter_id = ${letter.id}
    order by array_position(array['receiver', 'cc', 'forwarded'], i.kind), p.name, i.id`);
  const items = found.rows.map((row) => ({
    ...row,
    receivedAt: iso(row.receivedAt),
    readAt: isoOrNull(row.readAt),
  }));
  return { items, totalCount: items.length };
}
