import { buffer } from 'node:stream/consumers';
import { and, eq, gte, isNotNull, ne, sql } from 'drizzle-orm';
import { numbersPage } from '../../../domain/access/pages.ts';
import { isPartlySigned } from '../../../domain/letters/letter-life.ts';
import type { Message } from '../../../lib/language.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { inIndonesian, Refusal } from '../../http/index.ts';
import { sendJob } from '../../jobs/index.ts';
import { reportFault } from '../../log/index.ts';
import { holdsPrivilege } from '../../main-role.ts';
import { type NoticeText, notify } from '../../notifications/index.ts';
import { type Sealed, SealFault, type ShownSignature } from '../../pdf-sealer.ts';
import { recordStep } from '../flow/history.ts';
import { lockLetter } from '../reading/find-letter.ts';
import { maskOf } from '../rules/masked-subject.ts';
import { type LetterRow, letters } from '../tables.ts';
import { signedSoFar } from './append-signature.ts';
import { deliverSigned, recordSigned } from './deliver-signed.ts';
import { shownSignature } from './look-of-signature.ts';
import { sealJob } from './seal-claims.ts';
import { storeDocument } from './set-document.ts';
import { writeFurther } from './sign-further.ts';
import { type GivenFirst, type GivenFurther, type LetterSealing, letterSealings } from './tables.ts';
import { writeFirst } from './write-signature.ts';

type Trying = {
  atOnce?: boolean | undefined;
  now?: Date;
  /** Whether its signer asked and is still answered: told by that, they need no notice. */
  isAnswered?: () => boolean;
};

/**
 * Waits for a try a few seconds; it goes on behind the answer.
 * @param asker who gets the answer
 * @returns why the letter waits; null once it is sent
 */
export async function awaitSeal(
  deps: Deps,
  sealing: LetterSealing,
  { asker, ...trying }: Omit<Trying, 'isAnswered'> & { asker?: string },
): Promise<Message | null> {
  let timer: NodeJS.Timeout | undefined;
  let isAwaited = asker === sealing.given.actor.userId;
  const late = new Promise<Message>((resolve) => {
    timer = setTimeout(() => {
      isAwaited = false;
      resolve(slow);
    }, deps.sealer.patience);
  });
  const tried = trySeal(deps, sealing, { ...trying, isAnswered: () => isAwaited });
  return Promise.race([tried, late]).finally(() => clearTimeout(timer));
}

const running = new Map<Promise<unknown>, AbortController>();

/** Gives up what is being asked, and waits for that; the next process goes on. */
export async function endTrying(): Promise<void> {
  for (const trying of running.values()) trying.abort();
  await Promise.allSettled(running.keys());
}

/**
 * Asks for the seal of a claimed signature, and sends the letter with it.
 * @returns why it goes on waiting; null once it is sent, or no longer waits for this one
 */
export async function trySeal(
  deps: Deps,
  sealing: LetterSealing,
  { atOnce, now = new Date(), isAnswered = () => false }: Trying,
): Promise<Message | null> {
  const giveUp = new AbortController();
  // Stored words are Indonesian, whoever asked.
  const work = inIndonesian(async () => {
    try {
      const pdf = await buffer(await deps.files.getFile(sealing.fileHash));
      const who = { ...sealing.given.who, at: sealing.signedAt, shown: await shownOf(deps, sealing, pdf) };
      const sealed = await deps.sealer.seal(deps.db, pdf, who, { signal: giveUp.signal, atOnce });
      await write(deps, sealing, sealed, isAnswered);
      return null;
    } catch (error) {
      return noteFault(deps, sealing, error, now);
    }
  });
  running.set(work, giveUp);
  return work.finally(() => running.delete(work));
}

/** The first signature is set with the paper itself. */
async function shownOf(
  deps: Deps,
  { letterId, given }: LetterSealing,
  pdf: Uint8Array,
): Promise<ShownSignature | undefined> {
  if (!('further' in given)) return undefined;
  const [letter] = await deps.db.select().from(letters).where(eq(letters.id, letterId));
  return letter && shownSignature(deps, deps.db, letter, given.further, pdf);
}

/** In one transaction, if the letter still waits for this signature. */
async function write(
  deps: Deps,
  sealing: LetterSealing,
  sealed: Sealed,
  isAnswered: () => boolean,
): Promise<void> {
  const { letterId, given, signedAt: at, tries } = sealing;
  await deps.db.transaction(async (tx) => {
    const letter = await lockLetter(tx, letterId);
    if (!(await isStill(tx, sealing))) return;
    await tx.delete(letterSealings).where(eq(letterSealings.letterId, letterId));
    if ('further' in given) await giveFurther(deps, tx, letter, given, sealed);
    else await giveFirst(deps, tx, letter, { given, at, sealed });
    if (tries > 0 && !isAnswered()) await tellSigner(tx, letterId, given);
  });
}

async function giveFirst(
  deps: Deps,
  tx: Executor,
  now: LetterRow,
  { given, at, sealed }: { given: GivenFirst; at: Date; sealed: Sealed },
): Promise<void> {
  const { number, verifyCode, day, dateReason, actor, printed, arrival } = given;
  const letter: LetterRow = { ...now, senderUserId: given.senderUserId, scriptDate: day };
  const sentAt = new Date();
  const document = await storeDocument(deps, tx, { letterId: now.id, printed, at, ...sealed });
  const isSent = await writeFirst(tx, actor, letter, { number, verifyCode, note: dateReason, at, sentAt });
  await recordSigned(tx, actor, letter, { number, day, dateReason, document });
  if (isSent) await deliverSigned(tx, actor, letter, arrival, sentAt);
}

async function giveFurther(
  deps: Deps,
  tx: Executor,
  letter: LetterRow,
  { further, actor }: GivenFurther,
  sealed: Sealed,
): Promise<void> {
  const { stored } = await signedSoFar(deps, tx, letter);
  await tx.update(letters).set({ sealingSince: null }).where(eq(letters.id, letter.id));
  await writeFurther(deps, tx, actor, letter, { further, stored, sealed, sentAt: new Date() });
}

async function isStill(tx: Executor, { letterId, id }: LetterSealing): Promise<boolean> {
  return (
    (await tx.$count(letterSealings, and(eq(letterSealings.letterId, letterId), eq(letterSealings.id, id)))) >
    0
  );
}

async function tellSigner(tx: Executor, letterId: string, { actor, number }: Told): Promise<void> {
  const letter = await lockLetter(tx, letterId);
  const message: NoticeText = (await maskOf(tx, letter.securityId)) ?? `${number}: ${letter.subject}`;
  await notify(tx, [actor.userId], {
    kind: 'naskah.perkembangan',
    title: isPartlySigned(letter.state) ? sealedOnly : sealedAndSent,
    modul: 'naskah-dinas',
    message,
    detailUrl: `/naskah-dinas/outbox/${letter.id}`,
    tabName: 'outbox',
    letter,
  });
}

type Told = Pick<GivenFirst, 'actor' | 'number'>;

const sealedAndSent = { id: 'Segel tiba, naskah terkirim', en: 'The seal has come, the letter is sent' };
const sealedOnly = {
  id: 'Segel tiba, naskah menunggu penanda tangan berikutnya',
  en: 'The seal has come, the letter waits for its next signer',
};

/** Keeps why, and when it is tried again. */
async function noteFault(
  { db }: Deps,
  sealing: LetterSealing,
  error: unknown,
  now: Date,
): Promise<Message | null> {
  const { letterId, id, given } = sealing;
  const fault = toldOf(error);
  reportFault(`Seal of letter ${letterId}`, error);
  return db.transaction(async (tx) => {
    const [still] = await tx
      .select()
      .from(letterSealings)
      .where(and(eq(letterSealings.letterId, letterId), eq(letterSealings.id, id)))
      .for('update');
    if (!still) return null;
    const tries = still.tries + 1;
    const nextAt = new Date(now.getTime() + delayOf(tries, error));
    await tx
      .update(letterSealings)
      .set({ tries, fault, nextAt, claimedUntil: null })
      .where(eq(letterSealings.letterId, letterId));
    await sendJob(tx, sealJob, { letterId, id, tries }, { after: nextAt });
    await tellAdministrators(tx, { letterId, number: given.number, tries, fault }, error);
    if (tries > 1) return fault;
    await recordStep(tx, given.actor, letterId, 'seal-awaited', { note: fault.id });
    await recordAudit(tx, {
      actor: given.actor,
      action: 'await-seal',
      resource: 'letter',
      recordId: letterId,
      after: { number: given.number, reason: fault.id },
    });
    return fault;
  });
}

/** Who may open it is an administrator. */
const administratorsPage = '/manajemen-user/admin';
/** How many tries fail before a passing fault is somebody's work. */
const triesToTell = 3;

/** Once for an outage: the first letter that waits long, or that the provider refuses. */
async function tellAdministrators(
  tx: Executor,
  { letterId, number, tries, fault }: { letterId: string; number: string; tries: number; fault: Message },
  error: unknown,
): Promise<void> {
  const isPassing = error instanceof SealFault && error.isPassing;
  if (tries !== (isPassing ? triesToTell : 1)) return;
  const others = and(
    ne(letterSealings.letterId, letterId),
    isNotNull(letterSealings.fault),
    isPassing ? gte(letterSealings.tries, triesToTell) : eq(sql`${letterSealings.fault} ->> 'id'`, fault.id),
  );
  if ((await tx.$count(letterSealings, others)) > 0) return;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select u.id from "user" u where u.is_active and ${sql.raw(holdsPrivilege('u', administratorsPage))}
      and ${sql.raw(holdsPrivilege('u', numbersPage))} order by u.id limit 200`);
  await notify(
    tx,
    rows.map(({ id }) => id),
    {
      kind: 'sistem.gangguan',
      title: { id: 'Segel naskah tertunda', en: 'Seals of letters are delayed' },
      modul: 'pengaturan',
      message: {
        id: `${fault.id} Naskah bernomor ${number} sudah ditandatangani dan menunggu segelnya.`,
        en: `${fault.en} The letter numbered ${number} is signed and awaits its seal.`,
      },
      detailUrl: `${numbersPage}?daftar=nomor&keadaan=kept`,
      tabName: null,
    },
  );
}

function toldOf(error: unknown): Message {
  if (error instanceof SealFault) return error.told;
  if (error instanceof Refusal) return { id: error.message, en: error.message };
  return { id: 'Terjadi kesalahan di server.', en: 'The server failed.' };
}

const minutes = 60_000;

/** Doubles up to a quarter of an hour; what a provider refuses is repeated seldom: it may lock the account. */
function delayOf(tries: number, error: unknown): number {
  const doubled = 2 ** Math.min(tries - 1, 10);
  return error instanceof SealFault && !error.isPassing
    ? Math.min(15 * doubled, 4 * 60) * minutes
    : Math.min(doubled, 15) * minutes;
}

const slow: Message = {
  id: 'Penyedia segel belum menjawab.',
  en: 'The seal provider has not answered yet.',
};
