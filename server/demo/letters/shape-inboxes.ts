import { type Desk, desks } from './accounts.ts';
import type { Organisation, Post } from './organisation.ts';
import { type LetterPlan, type Party, recipientsOf } from './plan.ts';

/**
 * Fills demo inboxes, some recent letters open and the latest unread, by changing ccs and handling in time order.
 */
export function shapeInboxes(
  organisation: Organisation,
  partyAt: (post: Post, at: Date) => Party,
  sent: readonly LetterPlan[],
): void {
  for (const desk of desks) {
    const post = organisation.post(desk.post);
    const has = (plan: LetterPlan) =>
      recipientsOf(plan).some(({ party }) => party.post === post && party.holder.email === desk.email);
    const missing = desk.inbox.atLeast - sent.filter(has).length;
    const fitting = sent.filter((plan) => concerns(plan, post));
    for (const plan of evenly(fitting, missing)) {
      const party = partyAt(post, plan.at);
      const holder = post.holders.find(({ email }) => email === desk.email);
      plan.ccs.push(holder ? { ...party, holder } : party);
    }
    handle(post, desk, sent.filter(has).toReversed());
  }
}

/** The writer or a receiver is close to the post, and only a cc would involve the post. */
function concerns({ security, sender, drafter, receivers, ccs, reviewers }: LetterPlan, post: Post): boolean {
  if (!sender || security.rank > 1) return false;
  const onIt = [sender, drafter, ...receivers, ...ccs, ...reviewers].map((party) => party.post);
  const near = [post.parent, post.parent?.parent].filter(
    (superior) => superior?.level !== 1 || post.level > 3,
  );
  const isBelow = (other: Post) => other.parent === post || other.parent?.parent === post;
  return (
    !onIt.includes(post) &&
    [sender, ...receivers].some((party) => near.includes(party.post) || isBelow(party.post))
  );
}

function evenly<T>(list: readonly T[], count: number): T[] {
  const before = (index: number) => Math.floor((index * Math.max(0, count)) / list.length);
  return list.filter((_item, index) => before(index + 1) > before(index));
}

/** Newest first: a few of them are done already, as on any desk. */
function handle(post: Post, { inbox }: Desk, newestFirst: readonly LetterPlan[]): void {
  let open = 0;
  newestFirst.forEach((plan, index) => {
    const isDone = open >= inbox.open || (doneAlready.has(index) && !plan.files.includes('peta-contraflow'));
    if (!isDone) open += 1;
    plan.handling.set(post, isDone ? 'closed' : open <= inbox.unread ? 'unread' : 'read');
  });
}
const doneAlready = new Set([3, 5, 6, 9, 11]);
