import { sql } from 'drizzle-orm';
import type { Caller } from '../../support/app.ts';
import { actAs, type Colleague, openDesk } from './desk.ts';

// Editing under review (SPEC A4), withdrawing, return by the signer, vacant posts.

/** The desk with changes to a letter under review, and the resulting notices. */
export async function openUnderReviewDesk() {
  const desk = await openDesk();
  const { staf } = desk.people;
  const asSecretary = await actAs(desk.app, 'sekretaris', 'Secretary');
  const reviewers = (...people: Colleague[]) =>
    people.map((person, index) => ({ ...desk.named(person), reviewOrder: index + 1 }));
  /** All asked at once. */
  const beside = (...people: Colleague[]) => reviewers(...people).map((one) => ({ ...one, reviewGroup: 1 }));
  const noticesOf = async (
    caller: Caller,
  ): Promise<{ title: string; message: string; detailUrl: string }[]> =>
    (await caller.get('/notification/api/Notification?per_page=20')).body.data.items;
  const titlesOf = async (caller: Caller) => (await noticesOf(caller)).map((notice) => notice.title);
  const eventsOf = async (id: string) =>
    (await staf.get(desk.at(id, '/timeline'))).body.data.items.map((entry: { event: string }) => entry.event);
  const clearNotices = () => desk.app.db.execute(sql`truncate notification`);
  /** Saves the letter as it is but for its reviewers. */
  const change = async (id: string, people: Colleague[], over: Record<string, unknown> = {}) => {
    const { version } = (await staf.get(desk.at(id))).body.data;
    return staf.put(desk.at(id), { ...desk.letter({ reviewers: reviewers(...people), ...over }), version });
  };
  return { ...desk, asSecretary, reviewers, beside, noticesOf, titlesOf, eventsOf, clearNotices, change };
}
