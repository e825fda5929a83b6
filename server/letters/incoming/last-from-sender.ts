import { type SQL, sql } from 'drizzle-orm';
import type { LastFromSender } from '../../../domain/calls/letters/writing.ts';
import { isInForce } from '../../../domain/letters/letter-life.ts';
import { topSecretRank } from '../../../domain/letters/security-ranks.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/executor.ts';
import { isId } from '../../db/ids.ts';
import { forbidden } from '../../http/index.ts';
import { peopleAt, postsAt } from '../../people/index.ts';
import { letterIn } from '../rules/letter-in.ts';
import { onDesk } from '../rules/own-desk.ts';
import { mayWrite } from '../rules/rights.ts';
import { allowedByClass } from '../rules/visible-letters.ts';

/** The sender as the query names it; whatever it says. */
type Asked = { senderId?: unknown; senderName?: unknown };
type Last = {
  id: string;
  at: Date | string;
  subTypeId: string | null;
  permissionClassificationId: string | null;
  archiveClassificationId: string | null;
};

/**
 * GET /letter/api/Writing/from-sender: what of the sender's last letter on this desk may be used again.
 * @throws Refusal 403 without the right to write
 */
export async function lastFromSender(db: Db, actor: Actor, asked: Asked): Promise<LastFromSender> {
  if (!mayWrite(actor)) throw forbidden();
  const isSender = senderOf(asked);
  const last = isSender ? await lastOf(db, actor, isSender) : undefined;
  const receivers = last ? await receiversOf(db, last.id) : [];
  return {
    last: last ? usableOf(last) : null,
    receivers: receivers.length > 0 ? receivers : await officialOf(db, actor),
  };
}

function senderOf({ senderId, senderName }: Asked): SQL | null {
  if (isId(senderId)) return sql`n.external_sender_id = ${senderId}`;
  const name = typeof senderName === 'string' ? senderName.trim() : '';
  const isName = name !== '' && name.length <= longestName && !name.includes('\u0000');
  return isName ? sql`lower(n.external_sender_name) = lower(${name})` : null;
}

/** Of its kind, class and classification what may still be chosen. */
async function lastOf(db: Db, actor: Actor, isSender: SQL): Promise<Last | undefined> {
  const found = await db.execute<Last>(sql`
    select l.id, n.registered_at as at, s.id as "subTypeId", c.id as "permissionClassificationId",
           a.id as "archiveClassificationId"
    from letter_incoming n join letter l on l.id = n.letter_id
    left join script_sub_type s on s.id = l.script_sub_type_id and s.is_active
      and 'eksternal-internal' = any(s.flows)
    left join security_classification c on c.id = l.security_id and c.is_active
    left join archive_classification a on a.id = l.classification_id and a.is_active and a.is_leaf
    where ${isSender} and n.registered_at is not null and l.position_id = ${actor.positionId}
      and ${onDesk(actor, 'l')} and ${letterIn('l', isInForce)} and l.deleted_at is null
      and l.security_rank < ${topSecretRank} and ${allowedByClass(actor, 'l', sql`true`)}
    order by n.registered_at desc, l.id desc limit 1`);
  return found.rows[0];
}

const usableOf = ({ id: _id, at, ...usable }: Last): LastFromSender['last'] => ({
  on: dayInWib(new Date(at)),
  ...usable,
});

/** Those who still hold their posts; else who holds them now. */
async function receiversOf(db: Db, letterId: string): Promise<LastFromSender['receivers']> {
  const { rows } = await db.execute<{ userId: string; positionId: string; isWhole: boolean }>(sql`
    select r.user_id as "userId", r.position_id as "positionId", r.is_whole as "isWhole"
    from letter_recipient r
    where r.letter_id = ${letterId} and r.kind = 'receiver' and r.delegation_id is null order by r."order"`);
  const named = rows.filter(({ isWhole }) => !isWhole);
  const [people, posts] = await Promise.all([
    peopleAt(db, named),
    postsAt(
      db,
      rows.map(({ positionId }) => positionId),
    ),
  ]);
  return rows.flatMap(({ userId, positionId, isWhole }) => {
    const person = isWhole
      ? undefined
      : people.find((one) => one.id === userId && one.positionId === positionId);
    return person ?? posts.find((post) => post.positionId === positionId) ?? [];
  });
}

async function officialOf(db: Db, { forUserId, positionId }: Actor): Promise<LastFromSender['receivers']> {
  return forUserId ? (await peopleAt(db, [{ userId: forUserId, positionId }])).slice(0, 1) : [];
}

/** As a letter from outside may name its sender. */
const longestName = 200;
