import { and, eq, sql } from 'drizzle-orm';
import { isPartlySigned } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden } from '../../http/index.ts';
import { sendJob } from '../../jobs/index.ts';
import { recordStep } from '../flow/history.ts';
import { cosignersOf, findLetter, lockLetter } from '../reading/find-letter.ts';
import { isSender, signsNow } from '../rules/inside.ts';
import { assertMayOpen, type Cosigning, maySignAs } from '../rules/rights.ts';
import { type LetterRow, letters } from '../tables.ts';
import { claimSealing, sealJob } from './seal-claims.ts';
import { letterSealings } from './tables.ts';
import { awaitSeal, trySeal } from './try-seal.ts';

/**
 * POST /letter/api/Letter/{id}/seal: asks the provider once more, now.
 * @throws Refusal 404 unseen; 403 as for signing; 409 where no signature waits, or it is being asked
 */
export async function retrySeal(deps: Deps, actor: Actor, id: string): Promise<void> {
  const letter = await findLetter(deps.db, actor, id);
  assertSettles(actor, letter, await cosignersOf(deps.db, letter.id));
  const sealing = await claimSealing(deps.db, deps.config, letter.id);
  if (!sealing)
    throw conflict(
      translate({
        id: 'Segelnya sedang diminta. Tunggu sebentar.',
        en: 'Its seal is being asked for. Wait a moment.',
      }),
    );
  await awaitSeal(deps, sealing, { atOnce: true, asker: actor.userId });
}

/**
 * POST /letter/api/Letter/{id}/seal/withdraw: takes the signature back that waits. The number stays kept for the letter;
 * a seal that comes later is not used.
 * @throws Refusal 404 unseen; 403 as for signing; 409 where no signature waits
 */
export async function withdrawSignature({ db }: Deps, actor: Actor, id: string): Promise<void> {
  const letter = await findLetter(db, actor, id);
  assertSettles(actor, letter, await cosignersOf(db, letter.id));
  await db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    assertSettles(actor, now, await cosignersOf(tx, now.id));
    const [gone] = await tx.delete(letterSealings).where(eq(letterSealings.letterId, now.id)).returning();
    const at = new Date();
    await tx
      .update(letters)
      .set({ sealingSince: null, updatedAt: at, version: sql`${letters.version} + 1` })
      .where(eq(letters.id, now.id));
    await recordStep(tx, actor, now.id, 'signature-withdrawn', { at });
    await recordAudit(tx, {
      actor,
      action: 'withdraw-signature',
      resource: 'letter',
      recordId: now.id,
      after: { number: gone?.given.number ?? null },
    });
  });
}

/** The job behind a waiting signature: that of its last try asks, unless somebody else does now. */
export function registerSealing(deps: Deps): void {
  const { db, config, jobs } = deps;
  jobs.handle(sealJob, async (work, { now }) => {
    const [sealing] = await db
      .select()
      .from(letterSealings)
      .where(and(eq(letterSealings.letterId, work.letterId), eq(letterSealings.id, work.id)));
    if (sealing?.tries !== work.tries) return;
    const claimed = await claimSealing(db, config, work.letterId);
    if (claimed) await trySeal(deps, claimed, { now });
    // Who asks now sends another job, unless their process ends.
    else if (sealing.claimedUntil) await sendJob(db, sealJob, work, { after: sealing.claimedUntil });
  });
}

/** Whoever signs now; in a state where nobody does, the sender, who is told so. */
const isOnTurn = (actor: Actor, letter: LetterRow, cosigners: readonly Cosigning[]): boolean =>
  isPartlySigned(letter.state) ? signsNow(actor, letter, cosigners) : isSender(actor, letter);

/** The right first, the state second. */
function assertSettles(actor: Actor, letter: LetterRow, cosigners: readonly Cosigning[]): void {
  assertMayOpen(actor, '/naskah-dinas/tugas');
  if (!isOnTurn(actor, letter, cosigners) || !maySignAs(actor)) throw forbidden();
  if (!letter.sealingSince)
    throw conflict(
      translate({
        id: 'Tidak ada tanda tangan naskah ini yang menunggu segel.',
        en: 'No signature of this letter waits for a seal.',
      }),
    );
}
