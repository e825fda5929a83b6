import { sql } from 'drizzle-orm';
import { letterNameOf } from '../../../domain/letters/letter-name.ts';
import type { NotificationKind } from '../../../domain/notifications/notification-kinds.ts';
import type { Message } from '../../../lib/language.ts';
import type { Actor, DelegationScope } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { type NoticeText, notify } from '../../notifications/index.ts';
import { maskOf } from '../rules/masked-subject.ts';
import { namingScan } from '../rules/naming-scan.ts';
import type { LetterRow } from '../tables.ts';
import { type Desk, peopleOfPosts } from './people-of-posts.ts';

export type Notice = {
  kind: NotificationKind;
  title: Message;
  /** The scope a delegate needs to be concerned. */
  scope: DelegationScope;
  secretaries?: boolean;
  /** The letter's id is appended; null when the person may no longer open it. */
  page: string | null;
  tabName: string | null;
  /** Said besides the subject; left out where the letter's class masks the subject. */
  more?: NoticeText | null;
  /** The moment of the step, by which its undo finds the notice. */
  createdAt?: Date;
};

/**
 * Notifies all but the actor (null for timed events). Masks subjects: notices are read over shoulders (DOMAIN 4).
 */
export async function notifyPosts(
  tx: Executor,
  actor: Pick<Actor, 'userId'> | null,
  letter: LetterRow,
  posts: readonly (string | Desk)[],
  notice: Notice,
): Promise<void> {
  const people = await peopleOfPosts(tx, letter, posts, notice);
  const userIds = [...new Set(people.map((person) => person.userId))].filter((id) => id !== actor?.userId);
  if (userIds.length === 0) return;
  await notify(tx, userIds, {
    kind: notice.kind,
    title: notice.title,
    modul: 'naskah-dinas',
    message: await messageOf(tx, letter, notice.more),
    detailUrl: notice.page && `${notice.page}/${letter.id}`,
    tabName: notice.tabName,
    ...(notice.createdAt && { createdAt: notice.createdAt }),
    letter,
  });
}

/** The letter's name, and what is said besides; neither where the letter's class masks it. */
export async function messageOf(
  tx: Executor,
  letter: LetterRow,
  more?: NoticeText | null,
): Promise<NoticeText> {
  const mask = await maskOf(tx, letter.securityId);
  if (mask) return mask;
  const name = letter.subject || (await nameWithoutSubject(tx, letter.id));
  if (!more) return name;
  if (typeof name === 'string' && typeof more === 'string') return `${name}: ${more}`;
  const [named, said] = [wordsOf(name), wordsOf(more)];
  return { id: `${named.id}: ${said.id}`, en: `${named.en}: ${said.en}` };
}

const wordsOf = (text: NoticeText): Message => (typeof text === 'string' ? { id: text, en: text } : text);

async function nameWithoutSubject(tx: Executor, letterId: string): Promise<Message> {
  const { rows } = await tx.execute<{ scan: { fileName: string; pages: number | null } | null }>(
    sql`select ${namingScan('l')} as scan from letter l where l.id = ${letterId}`,
  );
  return letterNameOf({ subject: '', scan: rows[0]?.scan });
}
