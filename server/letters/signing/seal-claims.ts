import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Executor } from '../../db/executor.ts';
import { jobKind } from '../../jobs/index.ts';
import { type LetterSealing, letterSealings } from './tables.ts';

/** One of several jobs of a signature counts: that of its last try. */
export const sealJob = jobKind<{ letterId: string; id: string; tries: number }>('seal-letter', {
  lane: 'outside',
});

/** Until when a try has it alone: the provider's time, and some to store what it gave. */
export const claimEnd = ({ sealService }: Pick<Config, 'sealService'>): Date =>
  new Date(Date.now() + ((sealService?.timeout ?? 10) + 20) * 1000);

/** Claims a waiting signature, so that of two who try at once one asks; undefined where there is none to claim. */
export async function claimSealing(
  executor: Executor,
  config: Pick<Config, 'sealService'>,
  letterId: string,
): Promise<LetterSealing | undefined> {
  const [claimed] = await executor
    .update(letterSealings)
    .set({ claimedUntil: claimEnd(config) })
    .where(
      and(
        eq(letterSealings.letterId, letterId),
        or(isNull(letterSealings.claimedUntil), lt(letterSealings.claimedUntil, sql`now()`)),
      ),
    )
    .returning();
  return claimed;
}
