import { sql } from 'drizzle-orm';
import { awaitsReview } from '../../../domain/letters/letter-life.ts';
import { reviewLinkDays } from '../../../domain/letters/mailed-review.ts';
import { openRank } from '../../../domain/letters/security-ranks.ts';
import { hashToken, randomToken } from '../../accounts/index.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import { isCurrent } from '../../db/today.ts';
import { letterIn } from '../rules/letter-in.ts';
import { officialOf } from '../rules/official-of.ts';
import { reviewLinks } from './tables.ts';

type Asked = { reviewerId: string; version: number };

/**
 * Makes the links by which somebody decides on a letter from the mail that asks for it. Only for the holder of the
 * post, and up to Biasa.
 * @returns the token, of which only the mail to be sent has more than a hash, and when it ends; null where nothing can
 * be decided so
 */
export async function giveReviewLink(
  tx: Executor,
  { letterId, userId }: { letterId: string; userId: string },
): Promise<{ token: string; expiresAt: Date } | null> {
  const found = await tx.execute<Asked>(sql`
    select r.id as "reviewerId", l.version from letter l
    join letter_reviewer r on r.letter_id = l.id and r.status is null
    join task t on t.letter_id = l.id and t.position_id = r.position_id and t.done_at is null
      and t.kind in ('review', 'legal') and (t.only_user_id is null
        or (t.only_user_id = ${userId} and ${sql.raw(officialOf('r'))} = ${userId}))
    join job_mapping m on m.position_id = r.position_id and m.user_id = ${userId} and ${isCurrent('m')}
    where l.id = ${letterId} and ${letterIn('l', awaitsReview)} and l.security_rank <= ${openRank}
    order by r."order" limit 1`);
  const [asked] = found.rows;
  if (!asked) return null;
  const token = randomToken();
  const expiresAt = new Date(Date.now() + reviewLinkDays * 24 * 3_600_000);
  await tx.insert(reviewLinks).values({
    ...{ id: newId(), tokenHash: hashToken(token), userId, letterId, ...asked, expiresAt },
  });
  return { token, expiresAt };
}
