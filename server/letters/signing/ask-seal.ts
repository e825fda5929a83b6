import { eq, sql } from 'drizzle-orm';
import type { ActedBy, Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { sendJob } from '../../jobs/index.ts';
import { giveNumber } from '../numbering/give-number.ts';
import type { PrintedSheet } from '../sheet/letter-sheet.ts';
import { type LetterRow, letters } from '../tables.ts';
import { signedSoFar } from './append-signature.ts';
import type { Composing } from './compose-first.ts';
import { arrivalOf } from './deliver.ts';
import { shownSignature } from './look-of-signature.ts';
import { publicSender } from './public-sender.ts';
import { claimEnd, sealJob } from './seal-claims.ts';
import { sealedFile, typesetLetter } from './set-document.ts';
import { sealedForFurther } from './sign-further.ts';
import type { SignedBy } from './signer.ts';
import { type FurtherSignature, type LetterSealing, letterSealings } from './tables.ts';

const actedBy = ({ userId, entryId, positionId, forUserId }: Actor): ActedBy => ({
  ...{ userId, entryId, positionId, forUserId },
});

type Signature = {
  at: Date;
  day: string;
  dateReason: string | null;
  verifyCode: string;
  by: SignedBy;
  assertSheet: (sheet: PrintedSheet) => void;
  composing?: Composing | undefined;
};

/**
 * Gives a signature whose seal comes over the network: takes the number, typesets, and keeps both for try-seal.ts, which
 * runs after this transaction. Should this process end in between, a job goes on.
 * @param letter with the sender and the day that are printed
 * @throws as giveNumber and typesetLetter
 */
export async function askSeal(
  deps: Deps,
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  { at, day, dateReason, verifyCode, by, assertSheet, composing }: Signature,
): Promise<LetterSealing> {
  const number = await giveNumber(tx, letter, at, { by: actor, isKept: true });
  const { sheet, pdf, printed } = await typesetLetter(
    deps,
    tx,
    letter,
    { number, at, verifyCode, by },
    assertSheet,
    { composing },
  );
  const { hash } = await deps.files.putFile(pdf, sealedFile);
  return keepWaiting(deps, tx, letter, {
    fileHash: hash,
    signedAt: at,
    given: {
      ...{ number, day, dateReason, verifyCode, printed, actor: actedBy(actor) },
      senderUserId: letter.senderUserId,
      who: publicSender(sheet.facts),
      arrival: arrivalOf(letter, sheet),
    },
  });
}

/**
 * The same for a signature after the first: the paper stands, and the number is the letter's.
 * @throws Refusal 404 or 409 where the stored file is gone or altered, or the signer's name cannot be set
 */
export async function askFurtherSeal(
  deps: Deps,
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  further: FurtherSignature,
): Promise<LetterSealing> {
  const { stored, bytes } = await signedSoFar(deps, tx, letter);
  // Set again once it is tried; here it is known whether it can be.
  await shownSignature(deps, tx, letter, further, bytes);
  const { at, ...who } = sealedForFurther(further);
  return keepWaiting(deps, tx, letter, {
    fileHash: stored.fileHash,
    signedAt: at,
    given: { number: letter.number ?? '', actor: actedBy(actor), who, further },
  });
}

async function keepWaiting(
  { config }: Deps,
  tx: Executor,
  letter: LetterRow,
  signature: Pick<LetterSealing, 'fileHash' | 'signedAt' | 'given'>,
): Promise<LetterSealing> {
  const claimedUntil = claimEnd(config);
  const [sealing] = await tx
    .insert(letterSealings)
    .values({ letterId: letter.id, id: newId(), ...signature, claimedUntil, nextAt: claimedUntil })
    .returning();
  if (!sealing) throw new Error(`The signature of ${letter.id} was not kept`);
  await tx
    .update(letters)
    .set({
      sealingSince: signature.signedAt,
      updatedAt: signature.signedAt,
      version: sql`${letters.version} + 1`,
    })
    .where(eq(letters.id, letter.id));
  await sendJob(tx, sealJob, { letterId: letter.id, id: sealing.id, tries: 0 }, { after: claimedUntil });
  return sealing;
}
