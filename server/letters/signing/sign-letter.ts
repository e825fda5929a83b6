import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { FlowCalls } from '../../../domain/calls/letters/flow.ts';
import { awaitsSignature, isSigned } from '../../../domain/letters/letter-life.ts';
import { type Message, translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import { assertContract } from '../contract/assert-contract.ts';
import { awaitsSeal } from '../flow/move-letter.ts';
import { findLetter, lockLetter } from '../reading/find-letter.ts';
import { assertAsRead } from '../rules/as-read.ts';
import { isSender } from '../rules/inside.ts';
import { assertMayOpen, maySignAs } from '../rules/rights.ts';
import type { PrintedSheet } from '../sheet/letter-sheet.ts';
import type { LetterRow } from '../tables.ts';
import { askSeal } from './ask-seal.ts';
import { assertIdentity } from './assert-identity.ts';
import { confirmPassword } from './confirm-password.ts';
import { arrivalOf } from './deliver.ts';
import { deliverSigned } from './deliver-signed.ts';
import { printedDay } from './printed-day.ts';
import { newVerifyCode } from './seal.ts';
import { setDocument } from './set-document.ts';
import { signingQueue } from './signing-queue.ts';
import { awaitSeal } from './try-seal.ts';
import { writeSignature } from './write-signature.ts';

/** The number, and why the letter waits for its seal; null where it is sent. */
export type Given = { number: string; waits: Message | null };

/** Runs last in the transaction that gives the signature; without a number where a seal is asked for afterwards. */
type Also = (tx: Executor, number?: string) => Promise<void>;

/**
 * Signs and sends (SPEC B1.3, B1.4) in one transaction; a failure undoes all of it. A provider's seal is asked for
 * after it, and the letter sent in another; until then it waits. Afterwards the letter is immutable.
 * @throws Refusal 404 unseen; 403 neither in the sender's post nor its delegate for signing; 409 not waiting for a
 * signature, or changed since the `version` that was read; 422 on `password`; 429 after too many wrong ones
 */
export async function signLetter(
  deps: Deps,
  actor: Actor,
  id: string,
  sent: { version: unknown; body: ReadBody<FlowCalls['sign']> },
): Promise<Given> {
  const letter = await findLetter(deps.db, actor, id);
  assertSigner(actor, letter);
  assertWaiting(letter);
  // The state is refused before the rest of the body.
  if (Number.isInteger(sent.version)) assertAsRead(letter, sent.version as number);
  const { password, ...said } = sent.body();
  await confirmPassword(deps.db, actor, password);
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
  assertSigner(actor, letter);
  assertWaiting(letter);
  return give(deps, actor, { id: letter.id, version }, { also });
}

/** `atOnce` asks also a provider that failed a moment ago: a hundred letters do not wait for it a hundred times. */
async function give(
  deps: Deps,
  actor: Actor,
  said: Said,
  { also, atOnce }: { also?: Also | undefined; atOnce?: boolean },
): Promise<Given> {
  const inTurn = <T>(work: (tx: Executor) => Promise<T>) =>
    signingQueue(() => deps.db.transaction((tx) => work(tx)));
  if (deps.sealer.isRemote) {
    const sealing = await inTurn(async (tx) => {
      const { named, ...signature } = await checked(tx, actor, said);
      const asked = await askSeal(deps, tx, actor, named, signature);
      await also?.(tx);
      return asked;
    });
    const waits = await awaitSeal(deps, sealing, { atOnce });
    return { number: sealing.given.number, waits };
  }
  const number = await inTurn(async (tx) => {
    const given = await sign(deps, tx, actor, said);
    await also?.(tx, given);
    return given;
  });
  return { number, waits: null };
}

function assertSigner(actor: Actor, letter: LetterRow): void {
  assertMayOpen(actor, '/naskah-dinas/tugas');
  if (!isSender(actor, letter) || !maySignAs(actor)) throw forbidden();
}

function assertWaiting(letter: LetterRow): void {
  if (isSigned(letter.state))
    throw conflict(
      translate({ id: 'Naskah ini sudah ditandatangani.', en: 'This letter is already signed.' }),
    );
  if (letter.sealingSince) throw awaitsSeal();
  if (!awaitsSignature(letter.state))
    throw conflict(
      translate({
        id: 'Naskah ini belum menunggu tanda tangan.',
        en: 'This letter is not awaiting a signature yet.',
      }),
    );
}

type Said = { id: string } & Partial<Omit<ReturnType<ReadBody<FlowCalls['sign']>>, 'password'>>;

/** The letter as it is signed, every rule checked under its lock. */
async function checked(
  tx: Executor,
  actor: Actor,
  { id, version, confirmOpenPlaces, dateReason: said }: Said,
) {
  const letter = await lockLetter(tx, id);
  assertSigner(actor, letter);
  assertWaiting(letter);
  assertAsRead(letter, version);
  const at = new Date();
  const { day, reason: dateReason } = await printedDay(tx, letter, { at, dateReason: said });
  // Today's holder signs, even if the person named has left the post; a delegate signs for the person named.
  const isDelegate = actor.entryType === 'Delegation';
  const senderUserId = isDelegate ? letter.senderUserId : actor.userId;
  const named: LetterRow = { ...letter, senderUserId, scriptDate: day };
  await assertIdentity(tx, actor, named);
  await assertContract(tx, letter);
  const assertSheet = ({ open }: PrintedSheet) => {
    if (!confirmOpenPlaces) assertNothingOpen(open);
  };
  const by = { userId: actor.userId, isDelegate };
  return { named, at, day, dateReason, verifyCode: newVerifyCode(), by, assertSheet };
}

async function sign(deps: Deps, tx: Executor, actor: Actor, said: Said): Promise<string> {
  const { named, at, day, dateReason, verifyCode, by, assertSheet } = await checked(tx, actor, said);
  const { number, made } = await writeSignature(
    tx,
    actor,
    named,
    { at, verifyCode, note: dateReason },
    (number) => setDocument(deps, tx, named, { number, at, verifyCode, by }, assertSheet),
  );
  const { sheet, document } = made;
  const arrival = arrivalOf(named, sheet);
  await deliverSigned(tx, actor, named, { number, day, dateReason, document, arrival, sentAt: at });
  return number;
}

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
