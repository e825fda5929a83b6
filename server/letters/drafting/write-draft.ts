import { eq, sql } from 'drizzle-orm';
import { isReturned } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { conflict } from '../../http/index.ts';
import { nameRevision } from '../flow/advance-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { type LetterRow, letters } from '../tables.ts';
import type { Draft } from './draft.ts';
import { type Decided, writeParts } from './stored-draft.ts';

/** Writes a draft over the stored one; a returned letter's revision is named anew when its class changes. */
export async function writeDraft(
  tx: Executor,
  actor: Actor,
  now: LetterRow,
  {
    draft,
    before,
    ...security
  }: {
    draft: Draft;
    before: Draft & { decided: Decided[] };
    securityRank: number;
    securityId?: LetterRow['securityId'];
  },
): Promise<void> {
  await writeParts(tx, now.id, draft.parts, { ...before.parts, decided: before.decided });
  await tx
    .update(letters)
    .set({
      ...draft.fields,
      ...security,
      editedByUserId: actor.userId,
      version: sql`${letters.version} + 1`,
      updatedAt: new Date(),
    })
    .where(eq(letters.id, now.id));
  if (isReturned(now.state) && security.securityRank !== now.securityRank)
    await nameRevision(tx, actor, now, security.securityRank);
}

/** The refusal when it was saved by somebody else since it was read, with the letter as it is now. */
export const changedSince = async (executor: Executor, actor: Actor, letter: LetterRow): Promise<Error> =>
  conflict(
    translate({
      id: 'Naskah ini baru saja diubah di tempat lain.',
      en: 'This letter has just been changed elsewhere.',
    }),
    await presentLetter(executor, actor, letter),
  );
