import { eq } from 'drizzle-orm';
import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { FlowCalls } from '../../../domain/calls/letters/flow.ts';
import { awaitsSignature, isFixed, isPartlySigned } from '../../../domain/letters/letter-life.ts';
import { inOneLine } from '../../../domain/letters/signing-identity.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { ask } from '../../db/question.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import { noticeTitles } from '../../notifications/index.ts';
import { assertContract } from '../contract/assert-contract.ts';
import { notifyPosts } from '../flow/notify.ts';
import { letterCosigners } from '../parts/tables.ts';
import { cosignersOf, findLetter, lockLetter } from '../reading/find-letter.ts';
import { noteResponse } from '../responding/note-response.ts';
import { assertAsRead } from '../rules/as-read.ts';
import { isOwnReview, isSender, nextCosigner, signsNow } from '../rules/inside.ts';
import { assertMayOpen, type Cosigning, maySignAs } from '../rules/rights.ts';
import { letterSheet, type PrintedSheet } from '../sheet/letter-sheet.ts';
import { storedPrintedFacts, verifyUrl } from '../sheet/sheet-facts.ts';
import type { LetterRow } from '../tables.ts';
import { recordVersion } from '../versions/record-version.ts';
import { appendSignature } from './append-signature.ts';
import { assertIdentity } from './assert-identity.ts';
import { confirmPassword } from './confirm-password.ts';
import { deliver } from './deliver.ts';
import { printedDay } from './printed-day.ts';
import { newVerifyCode } from './seal.ts';
import { setDocument } from './set-document.ts';
import { signerOf } from './signer.ts';
import { signingQueue } from './signing-queue.ts';
import { passOn, writeSignature } from './write-signature.ts';

/**
 * Signs (SPEC B1.3, B1.4) in one transaction; a failure undoes all of it. Afterwards the letter is immutable. It is
 * sent once all have signed, the sender first, then the others in their order.
 * @throws Refusal 404 unseen; 403 neither in a signer's post nor its delegate for signing, or before their turn; 409 not waiting for a
 * signature, or changed since the `version` that was read; 422 on `password`; 429 after too many wrong ones
 */
export async function signLetter(
  deps: Deps,
  actor: Actor,
  id: string,
  sent: { version: unknown; body: ReadBody<FlowCalls['sign']> },
): Promise<void> {
  const letter = await findLetter(deps.db, actor, id);
  assertSigner(actor, letter, await cosignersOf(deps.db, letter.id));
  // The state is refused before the rest of the body.
  if (Number.isInteger(sent.version)) assertAsRead(letter, sent.version as number);
  const { password, ...said } = sent.body();
  await confirmPassword(deps.db, actor, password);
  await signingQueue(() => deps.db.transaction((tx) => sign(deps, tx, actor, { id: letter.id, ...said })));
}

/**
 * Signs one letter of many after the password check; refuses letters with open places.
 * @param also runs last in the same transaction: it happens exactly when the letter is signed
 * @returns the number
 * @throws as signLetter, but for the password; what `also` throws, and nothing is signed
 */
export async function signConfirmed(
  deps: Deps,
  actor: Actor,
  { id, version }: { id: string; version?: number },
  also?: (tx: Executor, number: string) => Promise<void>,
): Promise<string> {
  const letter = await findLetter(deps.db, actor, id);
  assertSigner(actor, letter, await cosignersOf(deps.db, letter.id));
  return signingQueue(() =>
    deps.db.transaction(async (tx) => {
      const number = await sign(deps, tx, actor, { id: letter.id, version });
      await also?.(tx, number);
      return number;
    }),
  );
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

type Said = { id: string } & Partial<Omit<ReturnType<ReadBody<FlowCalls['sign']>>, 'password'>>;

async function sign(deps: Deps, tx: Executor, actor: Actor, said: Said): Promise<string> {
  const letter = await lockLetter(tx, said.id);
  assertSigner(actor, letter, await cosignersOf(tx, letter.id));
  assertAsRead(letter, said.version);
  return isPartlySigned(letter.state)
    ? signFurther(deps, tx, actor, letter, said)
    : signFirst(deps, tx, actor, letter, said);
}

async function signFirst(
  deps: Deps,
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  { confirmOpenPlaces, dateReason }: Said,
): Promise<string> {
  const { id } = letter;
  const at = new Date();
  const verifyCode = newVerifyCode();
  // Today's holder signs, even if the person named has left the post; a delegate signs for the person named.
  const { day, reason } = await printedDay(tx, letter, { at, dateReason });
  const senderUserId = actor.entryType === 'Delegation' ? letter.senderUserId : actor.userId;
  const named = { ...letter, senderUserId, scriptDate: day };
  await assertIdentity(tx, actor, named.senderDelegations);
  await assertContract(tx, letter);
  const by = { userId: actor.userId, isDelegate: actor.entryType === 'Delegation' };
  const { number, made, isSent } = await writeSignature(
    tx,
    actor,
    named,
    { at, verifyCode, note: reason },
    (number) =>
      setDocument(deps, tx, named, { number, at, verifyCode, by }, ({ open }) => {
        if (!confirmOpenPlaces) assertNothingOpen(open);
      }),
  );
  const { sheet, document } = made;
  await recordVersion(tx, actor, id, 'signed');
  await recordAudit(tx, {
    actor,
    action: 'sign',
    resource: 'letter',
    recordId: id,
    after: {
      number,
      sha256: document.sha256,
      scriptDate: day,
      ...(reason !== null && { dateReason: reason }),
    },
  });
  if (isSent) await send(tx, actor, named, sheet, at);
  return number;
}

/** The paper stands: only a signature is appended to its file, and the last one sends it. */
async function signFurther(
  deps: Deps,
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  { dateReason }: Said,
): Promise<string> {
  if (dateReason !== undefined) throw invalid({ dateReason: [translate(dayStands)] });
  const own = nextCosigner(await cosignersOf(tx, letter.id));
  if (!own || !letter.number) throw new Error(`Letter ${letter.id} waits for nobody's signature`);
  await assertIdentity(tx, actor, own.delegations);
  const at = new Date();
  const isDelegate = actor.entryType === 'Delegation';
  const who = await signerOf(
    tx,
    { userId: actor.userId, isDelegate },
    { senderPositionId: own.positionId, senderDelegations: own.delegations },
  );
  const document = await appendSignature(deps, tx, letter, {
    personName: letter.showSenderName ? who.personName : null,
    positionName: inOneLine(who.onBehalfOf, who.positionName),
    at,
  });
  await tx
    .update(letterCosigners)
    .set({ signedAt: at, signedByUserId: actor.userId, userId: isDelegate ? own.userId : actor.userId })
    .where(eq(letterCosigners.id, own.id));
  await recordAudit(tx, {
    actor,
    action: 'sign',
    resource: 'letter',
    recordId: letter.id,
    after: { number: letter.number, sha256: document.sha256, scriptDate: letter.scriptDate },
  });
  if (await passOn(tx, actor, letter, { at }))
    await send(tx, actor, letter, await sheetOf(deps, tx, letter), at);
  return letter.number;
}

async function send(
  tx: Executor,
  actor: Actor,
  letter: LetterRow,
  sheet: PrintedSheet,
  at: Date,
): Promise<void> {
  await deliver(tx, actor, letter, sheet, at);
  await noteResponse(tx, actor, letter, at);
  await notifyPosts(tx, actor, letter, [letter], signedNotice);
}

/** What the inboxes show of a letter that was set with its first signature. */
async function sheetOf({ config, files }: Deps, tx: Executor, letter: LetterRow): Promise<PrintedSheet> {
  const facts = await ask(tx, storedPrintedFacts(letter));
  if (!letter.number || !letter.signedAt || !letter.verifyCode || !facts?.signer)
    throw new Error(`Letter ${letter.id} was not printed`);
  const signing = {
    number: letter.number,
    signedAt: letter.signedAt,
    verifyUrl: verifyUrl(config.publicUrl, letter.verifyCode),
    signer: { ...facts.signer, onBehalfOf: facts.signer.onBehalfOf ?? undefined },
  };
  return letterSheet({ db: tx, files }, letter, signing, facts);
}

const dayStands = {
  id: 'Tanggal naskah sudah tercetak saat tanda tangan pertama.',
  en: 'The date was printed with the first signature.',
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

const signedNotice = {
  kind: 'naskah.perkembangan',
  title: noticeTitles.signed,
  scope: 'baca',
  page: '/naskah-dinas/outbox',
  tabName: 'outbox',
} as const;
