import { type SQL, sql } from 'drizzle-orm';
import type { Letter } from '../../../domain/letters/letter.ts';
import { type LetterHolder, letterLife } from '../../../domain/letters/letter-life.ts';
import { askedNow } from '../../../domain/letters/review-chain.ts';
import { topSecretRank } from '../../../domain/letters/security-ranks.ts';
import { isCurrent } from '../../db/today.ts';
import { letterIn } from '../rules/letter-in.ts';
import { officialOf } from '../rules/official-of.ts';
import type { PersonRow } from './present-people.ts';

const namedAs: Record<LetterHolder, SQL> = {
  drafter: sql`coalesce(
    case when l.security_rank >= ${sql.raw(String(topSecretRank))} then l.edited_by_user_id end, l.only_user_id, l.user_id)`,
  reviewer: sql`(select ${sql.raw(officialOf('r'))} from letter_reviewer r where r.letter_id = l.id and r.status is null
    order by r."order" limit 1)`,
  signer: sql`l.sender_user_id`,
  cosigner: sql`(select k.user_id from letter_cosigner k where k.letter_id = l.id and k.signed_at is null
    order by k."order" limit 1)`,
};
/** Whom the letter `l` names for the step it waits in. */
export const namedHolder = sql`(case ${sql.join(
  (Object.keys(namedAs) as LetterHolder[]).map(
    (holder) =>
      sql`when ${letterIn('l', (state) => letterLife[state].holder === holder)} then ${namedAs[holder]}`,
  ),
  sql` `,
)} end)`;

/**
 * SQL of the letter `l`, about the named person while holding the post, else the definitive successor; for Sangat
 * Rahasia the named one or nobody.
 */
export const ofHolder = (what: SQL): SQL => sql`(
  select ${what} from job_mapping m join "user" h on h.id = m.user_id
  where m.position_id = l.holder_position_id and h.is_active and ${isCurrent('m')}
    and (l.security_rank < ${topSecretRank} or m.user_id = ${namedHolder})
  order by (m.user_id = ${namedHolder}) desc nulls last, m.type = 'definitif' desc, m.start_date desc, m.id limit 1)`;
export const currentHolder = ofHolder(sql`h.person_name`);

/** Who is asked at the same time as the holder. */
export function besideHolder(
  reviewers: readonly PersonRow[],
  isByName: boolean,
): Pick<NonNullable<Letter['holder']>, 'beside'> {
  const [, ...beside] = askedNow(reviewers.filter(({ status }) => status === null));
  if (beside.length === 0) return {};
  return {
    beside: beside.map((row) => ({
      positionId: row.userPositionId,
      personName: row.isHolder ? row.personName : ((isByName ? null : row.heldBy) ?? ''),
      positionName: row.positionName,
    })),
  };
}
