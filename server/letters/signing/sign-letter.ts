import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { FlowCalls } from '../../../domain/calls/letters/flow.ts';
import { awaitsSignature, isFixed, isPartlySigned } from '../../../domain/letters/letter-life.ts';
import { type Message, translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import { assertContract } from '../contract/assert-contract.ts';
import { awaitsSeal } from '../flow/move-letter.ts';
import { cosignersOf, findLetter, lockLetter } from '../reading/find-letter.ts';
import { assertAsRead } from '../rules/as-read.ts';
import { isOwnReview, isSender, signsNow } from '../rules/inside.ts';
import { assertMayOpen, type Cosigning, maySignAs } from '../rules/rights.ts';
import type { PrintedSheet } from '../sheet/letter-sheet.ts';
import type { LetterRow } from '../tables.ts';
import { askFurtherSeal, askSeal } from './ask-seal.ts';
import { assertIdentity } from './assert-identity.ts';
import { type Composing, composingFirst } from './compose-first.ts';
import { confirmPassword } from './confirm-password.ts';
import { arrivalOf } from './deliver.ts';
import { deliverSigned, recordSigned } from './deliver-signed.ts';
import { printedDay } from './printed-day.ts';
import { newVerifyCode } from './seal.ts';
import { setDocument } from './set-document.ts';
import { checkedFurther, signFurther } from './sign-further.ts';
import { signingQueue } from './signing-queue.ts';
import type { LetterSealing } from './tables.ts';
import { awaitSeal } from './try-seal.ts';
import { writeSignature } from './write-signature.ts';

/** The number, and why the letter waits for its seal; null where it is sent. */
export type Given = { number: string; waits: Message | null };

/** Runs last in the transaction that gives the signature; without a number where a seal is asked for afterwards. */
type Also = (tx: Executor, number?: string) => Promise<void>;

/**
 * Signs (SPEC B1.3, B1.4) in one transaction; a failure undoes all of it. Afterwards the letter is immutable. It is
 * sent once all have signed, the sender first, then the others in their order. A provider's seal is asked for after it,
 * and the letter sent in another; until then it waits.
 * @throws Refusal 404 unseen; 403 neither in a signer's post nor its delegate for signing, or before their turn; 409 not waiting for a
 * signature, or changed since the `version` that was read; 422 on `password`; 429 after too many wrong ones
 */
export async function signLetter(
  deps: Deps,
  actor: Actor,
  id: string,
  sent: { version: unknown; body: ReadBody<FlowCalls['sign']> },
): Promise<Given> {
  const letter = await findLetter(deps.db, actor, id);
  assertSigner(actor, letter, await cosignersOf(deps.db, letter.id));
  // The state is refused before the rest of the body.
  if (Number.isInteger(sent.version)) assertAsRead(letter, sent.version as number);
  const { password, ...said } = sent.body();
  await confirmPassword(deps, actor, password);
  return give(deps, actor, { id: letter.id, ...said }, { atOnce: true });
}

/**
 * Signs one letter of many after the password check; refuses letters with open places.
 * @param also happens exactly when the signature is given
 * @throws as signLetter, but for the password; what `also` throws, and nothing is signed
 */
export async function signConfirmed(
  deps: Deps,
  actor: Actor,
  { id, version }: { id: string; version?: number },
  also?: Also,
): Promise<Given> {
  const letter = await findLetter(deps.db, actor, id);
  assertSigner(actor, letter, await cosignersOf(deps.db, letter.id));
  return give(deps, actor, { id: letter.id, version }, { also });
}

/** `atOnce` asks also a provider that failed a moment ago: a hundred letters do not wait for it a hundred times. */
async function give(
  deps: Deps,
  actor: Actor,
  said: Said,
  { also, atOnce }: { also?: Also | undefined; atOnce?: boolean },
): Promise<Given> {
  const moment = { at: new Date(), verifyCode: newVerifyCode() };
  const inTurn = <T>(work: (tx: Executor, locked: Locked, to: Moment) => Promise<T>) =>
    composingFirst((composing) =>
      signingQueue(() =>
        deps.db.transaction(async (tx) =>
          work(tx, await lockedForSigning(tx, actor, said), { ...moment, composing }),
        ),
      ),
    );
  if (deps.sealer.isRemote) {
    const sealing = await inTurn(async (tx, locked, to) => {
      const asked = isPartlySigned(locked.letter.state)
        ? await askFurtherSeal(deps, tx, actor, locked.letter, await checkedFurther(tx, actor, locked, said))
        : await askFirst(deps, tx, actor, locked.letter, said, to);
      await also?.(tx);
      return asked;
    });
    const waits = await awaitSeal(deps, sealing, { atOnce });
    return { number: sealing.given.number, waits };
  }
  const number = await inTurn(async (tx, locked, to) => {
    const given = isPartlySigned(locked.letter.state)
      ? await signFurther(deps, tx, actor, locked.letter, await checkedFurther(tx, actor, locked, said))
      : await signFirst(deps, tx, actor, locked.letter, said, to);
    await also?.(tx, given);
    return given;
  });
  return { number, waits: null };
}

/** The right first, the state and the turn second. */
function assertSigner(actor: Actor, letter: LetterRow, cosigners: readonly Cosigning[]): void {
  assertMayOpen(actor, '/naskah-dinas/tugas');
  const own = cosigners.filter((one) => isOwnReview(actor, one));
  if (!(isSender(actor, letter) || own.length > 0) || !maySignAs(actor)) throw forbidden();
  assertWaiting(letter);
  if (signsNow(actor, letter, cosigners)) return;
  if (isPartlySigned(letter.state) && (isSender(actor, letter) || own.every(({ signedAt }) => signedAt)))
    throw conflict(
      translate({
        id: 'Anda sudah menandatangani naskah ini. Naskah menunggu penanda tangan berikutnya.',
        en: 'You have already signed this letter. It is waiting for its next signer.',
      }),
    );
  throw forbidden(
    translate({
      id: 'Belum giliran Anda menandatangani naskah ini.',
      en: 'It is not your turn to sign this letter yet.',
    }),
  );
}

function assertWaiting(letter: LetterRow): void {
  if (letter.sealingSince) throw awaitsSeal();
  if (awaitsSignature(letter.state)) return;
  throw conflict(
    isFixed(letter.state)
      ? translate({ id: 'Naskah ini sudah ditandatangani.', en: 'This letter is already signed.' })
      : translate({
          id: 'Naskah ini belum menunggu tanda tangan.',
          en: 'This letter is not awaiting a signature yet.',
        }),
  );
}

/** The same when a signature is tried again, so that the letter is: when, under which code, and how it is set. */
type Moment = { at: Date; verifyCode: string; composing: Composing };

type Said = { id: string } & Partial<Omit<ReturnType<ReadBody<FlowCalls['sign']>>, 'password'>>;

type Locked = { letter: LetterRow; cosigners: Awaited<ReturnType<typeof cosignersOf>> };

async function lockedForSigning(tx: Executor, actor: Actor, { id, version }: Said): Promise<Locked> {
  const letter = await lockLetter(tx, id);
  const cosigners = await cosignersOf(tx, letter.id);
  assertSigner(actor, letter, cosigners);
  assertAsRead(letter, version);
  return { letter, cosigners };
}

/** The letter as its first signer signs it, every rule checked under its lock. */
async function checked(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  { confirmOpenPlaces, dateReason: said, place }: Said,
  { at, verifyCode, composing }: Moment,
) {
  if (place !== undefined) throw invalid({ place: [translate(placeStands)] });
  const { day, reason: dateReason } = await printedDay(tx, letter, { at, dateReason: said });
  // Today's holder signs, even if the person named has left the post; a delegate signs for the person named.
  const isDelegate = actor.entryType === 'Delegation';
  const senderUserId = isDelegate ? letter.senderUserId : actor.userId;
  const named: LetterRow = { ...letter, senderUserId, scriptDate: day };
  await assertIdentity(tx, actor, named.senderDelegations);
  await assertContract(tx, letter);
  const assertSheet = ({ open }: PrintedSheet) => {
    if (!confirmOpenPlaces) assertNothingOpen(open);
  };
  const by = { userId: actor.userId, isDelegate };
  return { named, at, day, dateReason, verifyCode, by, assertSheet, composing };
}

async function askFirst(
  deps: Deps,
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  said: Said,
  to: Moment,
): Promise<LetterSealing> {
  const { named, ...signature } = await checked(tx, actor, letter, said, to);
  return askSeal(deps, tx, actor, named, signature);
}

async function signFirst(
  deps: Deps,
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  said: Said,
  to: Moment,
): Promise<string> {
  const { named, ...signature } = await checked(tx, actor, letter, said, to);
  const { at, day, dateReason, verifyCode, by, assertSheet, composing } = signature;
  const { number, made, isSent } = await writeSignature(
    tx,
    actor,
    named,
    { at, verifyCode, note: dateReason },
    (number) => setDocument(deps, tx, named, { number, at, verifyCode, by }, assertSheet, composing),
  );
  const { sheet, document } = made;
  await recordSigned(tx, actor, named, { number, day, dateReason, document });
  if (isSent) await deliverSigned(tx, actor, named, arrivalOf(named, sheet), at);
  return number;
}

const placeStands = {
  id: 'Penanda tangan pertama menandatangani di tempat yang tertulis pada naskah.',
  en: 'The first signer signs at the place that the letter names.',
};

/** @throws Refusal 422 naming what the text leaves open: it would be printed so, and blank tags vanish */
function assertNothingOpen(open: readonly string[]): void {
  if (open.length === 0) return;
  const named = open.slice(0, 20).join(', ');
  throw invalid({
    confirmOpenPlaces: [
      translate({
        id: `Masih ada bagian yang belum diisi: ${named}. Kembalikan naskah, atau tanda tangani dengan mengonfirmasinya.`,
        en: `Parts of the text are still open: ${named}. Return the letter, or confirm them to sign it.`,
      }),
    ],
  });
}
