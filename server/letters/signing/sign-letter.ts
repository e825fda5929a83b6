import type { ReadBody } from '../../../domain/calls/define-call.ts';
import type { FlowCalls } from '../../../domain/calls/letters/flow.ts';
import { awaitsSignature, isSigned } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, invalid } from '../../http/index.ts';
import { noticeTitles } from '../../notifications/index.ts';
import { assertContract } from '../contract/assert-contract.ts';
import { notifyPosts } from '../flow/notify.ts';
import { findLetter, lockLetter } from '../reading/find-letter.ts';
import { noteResponse } from '../responding/note-response.ts';
import { assertAsRead } from '../rules/as-read.ts';
import { isSender } from '../rules/inside.ts';
import { assertMayOpen, maySignAs } from '../rules/rights.ts';
import type { LetterRow } from '../tables.ts';
import { recordVersion } from '../versions/record-version.ts';
import { assertIdentity } from './assert-identity.ts';
import { confirmPassword } from './confirm-password.ts';
import { deliver } from './deliver.ts';
import { printedDay } from './printed-day.ts';
import { newVerifyCode } from './seal.ts';
import { setDocument } from './set-document.ts';
import { signingQueue } from './signing-queue.ts';
import { writeSignature } from './write-signature.ts';

/**
 * Signs and sends (SPEC B1.3, B1.4) in one transaction; a failure undoes
 * all of it. Afterwards the letter is immutable.
 * @throws Refusal 404 unseen; 403 neither in the sender's post nor its delegate for signing; 409 not waiting for a
 * signature, or changed since the `version` that was read; 422 on `password`; 429 after too many wrong ones
 */
export async function signLetter(
  deps: Deps,
  actor: Actor,
  id: string,
  sent: { version: unknown; body: ReadBody<FlowCalls['sign']> },
): Promise<void> {
  const letter = await findLetter(deps.db, actor, id);
  assertSigner(actor, letter);
  assertWaiting(letter);
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
  assertSigner(actor, letter);
  assertWaiting(letter);
  return signingQueue(() =>
    deps.db.transaction(async (tx) => {
      const number = await sign(deps, tx, actor, { id: letter.id, version });
      await also?.(tx, number);
      return number;
    }),
  );
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
  if (!awaitsSignature(letter.state))
    throw conflict(
      translate({
        id: 'Naskah ini belum menunggu tanda tangan.',
        en: 'This letter is not awaiting a signature yet.',
      }),
    );
}

type Said = { id: string } & Partial<Omit<ReturnType<ReadBody<FlowCalls['sign']>>, 'password'>>;

async function sign(
  deps: Deps,
  tx: Executor,
  actor: Actor,
  { id, version, confirmOpenPlaces, dateReason }: Said,
): Promise<string> {
  const letter = await lockLetter(tx, id);
  assertSigner(actor, letter);
  assertWaiting(letter);
  assertAsRead(letter, version);
  const at = new Date();
  const verifyCode = newVerifyCode();
  // Today's holder signs, even if the person named has left the post; a delegate signs for the person named.
  const { day, reason } = await printedDay(tx, letter, { at, dateReason });
  const senderUserId = actor.entryType === 'Delegation' ? letter.senderUserId : actor.userId;
  const named = { ...letter, senderUserId, scriptDate: day };
  await assertIdentity(tx, actor, named);
  await assertContract(tx, letter);
  const by = { userId: actor.userId, isDelegate: actor.entryType === 'Delegation' };
  const { number, made } = await writeSignature(
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
  await deliver(tx, actor, named, sheet, at);
  await noteResponse(tx, actor, letter, at);
  await notifyPosts(tx, actor, letter, [letter], signedNotice);
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

const signedNotice = {
  kind: 'naskah.perkembangan',
  title: noticeTitles.signed,
  scope: 'baca',
  page: '/naskah-dinas/outbox',
  tabName: 'outbox',
} as const;
