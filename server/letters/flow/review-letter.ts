import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ReviewDecision } from '../../../resources/naskah-dinas/letter.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { findLetter, lockLetter, reviewersOf } from '../reading/find-letter.ts';
import { assertMayOpen, mayReviewAs, type Review, turnOf } from '../rules/rights.ts';
import { type LetterRow, letterReviewers } from '../tables.ts';
import { handBack, handOver } from './hand-over.ts';
import { recordStep } from './history.ts';

/**
 * Approves (paraf) or returns a letter (SPEC B1.2, B7). Approved it goes to the next reviewer or to the sender; returned
 * it is the drafter's task. Delegates decide within the scope "periksa"; secretaries never.
 * @throws Refusal 404 unseen; 403 not this post's turn; 409 decided before, or not under review any more; 422 no
 *   decision, or returned without a note
 */
export async function reviewLetter({ db }: Deps, who: Who, id: string, body: unknown): Promise<void> {
  const letter = await findLetter(db, who, id);
  assertReviewer(who, letter, await reviewersOf(db, letter.id));
  const { decision, note } = decisionOf(body);
  await db.transaction(async (tx) => {
    const now = await lockLetter(tx, letter.id);
    const reviewer = assertReviewer(who, now, await reviewersOf(tx, letter.id));
    const at = new Date();
    await tx
      .update(letterReviewers)
      .set({ ...decided[decision], note, decidedAt: at, decidedByUserId: who.userId })
      .where(eq(letterReviewers.id, reviewer.id));
    await recordStep(tx, who, letter.id, decided[decision].status, { note, at });
    await recordAudit(tx, {
      who,
      action: decision,
      resource: 'letter',
      recordId: letter.id,
      after: { reviewerId: reviewer.id, note },
    });
    await (decision === 'approve' ? handOver(tx, who, now) : handBack(tx, who, now));
  });
}

const decided = { approve: { status: 'approved' }, return: { status: 'returned' } } as const;

/** The right first, the state second: whose turn it never is gets 403, whoever comes too late 409. */
function assertReviewer<R extends Review>(who: Who, letter: LetterRow, reviewers: R[]): R {
  assertMayOpen(who, '/naskah-dinas/tugas');
  const own = reviewers.filter((reviewer) => reviewer.positionId === who.positionId);
  if (own.length === 0 || !mayReviewAs(who)) throw forbidden();
  if (letter.state !== 'review') throw conflict('Naskah ini tidak sedang diperiksa.');
  const turn = turnOf(reviewers);
  if (turn?.positionId === who.positionId) return turn;
  if (own.every((reviewer) => reviewer.status !== null)) throw conflict('Anda sudah memeriksa naskah ini.');
  throw forbidden('Belum giliran Anda memeriksa naskah ini.');
}

const schema = z.strictObject({
  decision: z.enum(['approve', 'return'], { error: 'Pilih paraf atau kembalikan.' }),
  note: z
    .string({ error: 'Isi dengan teks.' })
    .trim()
    .max(2000, 'Paling banyak 2.000 karakter.')
    .refine((text) => !text.includes('\u0000'), 'Teks memuat karakter yang tidak dapat disimpan.')
    .nullish(),
});

function decisionOf(body: unknown): { decision: ReviewDecision; note: string | null } {
  const checked = schema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  const { decision, note } = checked.data;
  if (decision === 'return' && !note) throw invalid({ note: ['Tuliskan apa yang perlu diperbaiki.'] });
  return { decision, note: note || null };
}
