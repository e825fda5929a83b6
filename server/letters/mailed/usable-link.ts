import { eq, sql } from 'drizzle-orm';
import { awaitsReview, isReturned, letterLife } from '../../../domain/letters/letter-life.ts';
import { openRank } from '../../../domain/letters/security-ranks.ts';
import { dateFormat } from '../../../lib/formats.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { clockInWib } from '../../../lib/wib.ts';
import { hashToken, personInAll } from '../../accounts/index.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { invalid } from '../../http/index.ts';
import { parafsBeside } from '../flow/letter-moves.ts';
import { reviewersOf } from '../reading/find-letter.ts';
import { turnsOf } from '../rules/rights.ts';
import { actsForAnother } from '../rules/visible-letters.ts';
import { type LetterRow, letters } from '../tables.ts';
import { reviewLinks } from './tables.ts';

type Link = typeof reviewLinks.$inferSelect;
export type UsableLink = { link: Link; letter: LetterRow; actor: Actor };

/**
 * The review behind a mailed link, and its person as they act in that post.
 * @throws Refusal 422 at `token`, with the one sentence on why it no longer works and where the letter is
 */
export async function usableLink(executor: Executor, token: string): Promise<UsableLink> {
  const [link] = await executor
    .select()
    .from(reviewLinks)
    .where(eq(reviewLinks.tokenHash, hashToken(token)));
  const refuse = (why: Message) => invalid({ token: [translate(why)] });
  if (!link) throw refuse(unknown);
  const [letter] = await executor.select().from(letters).where(eq(letters.id, link.letterId));
  if (!letter || letter.deletedAt) throw refuse(unknown);
  const reviewers = await reviewersOf(executor, letter.id);
  const own = reviewers.find(({ id }) => id === link.reviewerId);
  const turns = awaitsReview(letter.state) ? turnsOf(reviewers) : [];
  // After a return there is a newer mail.
  if (turns.some(({ id, officialId }) => id !== link.reviewerId && officialId === link.userId))
    throw refuse(changed);
  if (own?.status && own.decidedAt) throw refuse(await decidedAlready(executor, link, letter, own));
  if (link.expiresAt <= new Date()) throw refuse(expired(formatDay(link.expiresAt)));
  if (isReturned(letter.state)) throw refuse(returned);
  if (!own || !turns.includes(own)) throw refuse(notWaiting(letter));
  const entries = await personInAll(executor, link.userId);
  const actor = entries.find((one) => one.positionId === own.positionId && !actsForAnother(one));
  if (!actor) throw refuse(leftPost);
  if (letter.securityRank > openRank) throw refuse(classified);
  const since = await parafsBeside(executor, letter.id, reviewers, own);
  if (link.version < letter.version - since) throw refuse(changed);
  return { link, letter, actor };
}

type Decided = {
  status: 'approved' | 'returned' | null;
  decidedAt: Date | null;
  decidedByUserId: string | null;
};

/** "Anda sudah memberi paraf pukul 10.14. Naskah kini: menunggu tanda tangan." */
async function decidedAlready(
  executor: Executor,
  { userId }: Link,
  letter: LetterRow,
  { status, decidedAt, decidedByUserId }: Decided,
): Promise<Message> {
  const found = await executor.execute<{ name: string }>(
    sql`select person_name as name from "user" where id = ${decidedByUserId}`,
  );
  const isSelf = decidedByUserId === userId;
  const who = isSelf
    ? { id: 'Anda', en: 'You' }
    : { id: found.rows[0]?.name ?? '', en: found.rows[0]?.name ?? '' };
  const when = momentWords(decidedAt ?? new Date());
  const did =
    status === 'approved'
      ? { id: 'sudah memberi paraf', en: 'already initialled it' }
      : { id: 'sudah mengembalikan naskah ini', en: 'already returned this letter' };
  const now = stateWords(letter);
  return {
    id: `${who.id} ${did.id} ${when.id}. Naskah kini: ${now.id}.`,
    en: `${who.en} ${did.en} ${when.en}. The letter is now: ${now.en}.`,
  };
}

const formatDay = dateFormat({ dateStyle: 'long' });

/** "pukul 10.14" today, else with the day. */
function momentWords(at: Date): Message {
  const time = clockInWib(at).replace(':', '.');
  if (formatDay(at) === formatDay(new Date())) return { id: `pukul ${time}`, en: `at ${time}` };
  return { id: `${formatDay(at)} pukul ${time}`, en: `on ${formatDay(at)} at ${time}` };
}

const unknown = {
  id: 'Tautan ini tidak lengkap. Bukalah lagi dari surelnya.',
  en: 'This link is incomplete. Open it again from the mail.',
};
const expired = (day: string): Message => ({
  id: `Tautan ini berakhir ${day}. Naskahnya masih menunggu Anda di Naskah.`,
  en: `This link ended on ${day}. The letter still waits for you in Naskah.`,
});
const returned = {
  id: 'Naskah ini sudah kembali kepada penyusunnya. Anda diminta lagi setelah diperbaiki.',
  en: 'This letter went back to its drafter. You are asked again once it is revised.',
};
const leftPost = {
  id: 'Anda tidak lagi memangku jabatan yang dimintai paraf ini.',
  en: 'You no longer hold the post that is asked for these initials.',
};
const classified = {
  id: 'Naskah ini kini di atas Biasa. Masuklah ke Naskah untuk membacanya.',
  en: 'This letter is above Biasa now. Sign in to Naskah to read it.',
};
const changed = {
  id: 'Naskah ini berubah sejak surelnya dikirim. Bacalah yang terbaru di Naskah.',
  en: 'This letter has changed since the mail was sent. Read the newest one in Naskah.',
};
function notWaiting(letter: LetterRow): Message {
  const now = stateWords(letter);
  return {
    id: `Naskah ini tidak lagi menunggu paraf Anda: pemeriksanya diubah atau dialihkan. Naskah kini: ${now.id}.`,
    en: `This letter no longer waits for your initials: its reviewers changed, or the review was handed on. It is now: ${now.en}.`,
  };
}

/** Within a sentence: "menunggu tanda tangan". */
function stateWords({ state }: LetterRow): Message {
  const { id, en } = letterLife[state].label;
  return { id: id.toLowerCase(), en: en.toLowerCase() };
}
