import { sql } from 'drizzle-orm';
import type { Message } from '../../lib/language.ts';
import type { Executor } from '../db/executor.ts';
import { type AtPost, mayBeOpenedBy, peopleOfPosts, shownSubject } from '../letters/index.ts';
import type { LetterRow } from '../letters/tables.ts';
import { type NoticeText, noticeTitles } from '../notifications/index.ts';
import type { TriggerWork } from './emit-event.ts';
import type { Group } from './groups.ts';
import { dayOf, said } from './messages.ts';
import type { TriggerContext } from './trigger-context.ts';

export type PersonalNotice = {
  userId: string;
  title: Message;
  message: NoticeText;
  detailUrl: string | null;
  tabName: string | null;
  /** They may open what it is about: a trigger's own text is for them alone. */
  isOpen?: true;
  /** Superiors are told that something waits, whatever the own title. */
  keepsTitle?: boolean;
};

/** None for a letter the user may not open; masked subjects are not written out (DOMAIN 4). */
export async function noticesOf(
  tx: Executor,
  work: TriggerWork,
  context: TriggerContext,
  groups: readonly Group[],
  isLater: boolean,
): Promise<PersonalNotice[]> {
  const { letter, delegation } = context;
  if (delegation) return delegationNotices(work, delegation);
  if (!letter) return [];
  const subject = await shownSubject(tx, letter);
  const told = new Map<string, PersonalNotice>();
  const tell = (notice: PersonalNotice): void => {
    if (!told.has(notice.userId)) told.set(notice.userId, notice);
  };
  for (const group of groups) {
    const target = work.dispositionId ?? letter.id;
    const people = await peopleIn(tx, letter, group);
    const mayOpen = new Set(await mayBeOpenedBy(tx, letter.id, people));
    const waiting = await escalated(tx, group.above);
    for (const one of people) {
      const { userId, positionId } = one;
      const below = group.above?.get(positionId);
      if (mayOpen.has(one) && !(below && work.dispositionId)) {
        const title = below ? waiting(below) : titleOf(work, group, isLater);
        tell({
          userId,
          title,
          message: subject,
          detailUrl: `${group.page}/${target}`,
          tabName: group.tabName,
          isOpen: true,
          keepsTitle: below !== undefined,
        });
      } else if (below) {
        const title = waiting(below);
        const [what, since] = [said[work.event].waitsFor, dayOf(new Date(work.at))];
        const message = {
          id: `Satu naskah menunggu ${what.id} sejak ${since.id}.`,
          en: `A letter has been waiting for ${what.en} since ${since.en}.`,
        };
        tell({ userId, title, message, detailUrl: null, tabName: null });
      }
    }
  }
  return [...told.values()];
}

function titleOf({ event }: TriggerWork, { areDoers }: Group, isLater: boolean): Message {
  const messages = said[event];
  if (!areDoers) return event === 'disposisi.batas_waktu' && !isLater ? messages.now : messages.others;
  return isLater ? messages.later : messages.now;
}

async function peopleIn(tx: Executor, letter: LetterRow, group: Group): Promise<AtPost[]> {
  const { posts, scope, secretariesOnly, above } = group;
  // Superiors learn that work waits below them, not of which letter; so also for letters that do not name them.
  const holders = await peopleOfPosts(tx, letter, posts, { scope, unnamed: above !== undefined });
  if (!secretariesOnly) return holders;
  const known = new Set(holders.map((one) => `${one.userId} ${one.positionId}`));
  const all = await peopleOfPosts(tx, letter, posts, { scope, secretaries: true });
  return all.filter((one) => !known.has(`${one.userId} ${one.positionId}`));
}

/** Gives the title for superiors, by the post below them where work waits. */
async function escalated(tx: Executor, above: Group['above']): Promise<(positionId: string) => Message> {
  const below = [...new Set(above?.values())];
  const found =
    below.length > 0
      ? await tx.execute<{ id: string; name: string }>(
          sql`select id, name from position where id = any(${sql.param(below)}::uuid[])`,
        )
      : { rows: [] };
  const names = new Map(found.rows.map(({ id, name }) => [id, name]));
  return (positionId) => {
    const name = names.get(positionId);
    return {
      id: `Pekerjaan tertunda: ${name ?? 'jabatan bawahan Anda'}`,
      en: `Work is late: ${name ?? 'a post below yours'}`,
    };
  };
}

function delegationNotices(
  { turn }: TriggerWork,
  { fromUserId, toUserId, words }: NonNullable<TriggerContext['delegation']>,
): PersonalNotice[] {
  const title = turn.endsWith('end') ? noticeTitles.delegationEnds : said['delegasi.berubah'].now;
  return [fromUserId, toUserId].map((userId) => ({
    userId,
    title,
    message: words,
    detailUrl: null,
    tabName: null,
  }));
}
