import { dayInWib } from '../../../lib/wib.ts';
import { desks } from './accounts.ts';
import type { Organisation, Post } from './organisation.ts';
import type { Party } from './plan.ts';
import type { Random } from './random.ts';

/** Look-ups over the organisation, computed once for all letters. */
export type People = {
  /** The post with its holder on that day; one of them if several. */
  partyOf: (random: Random, post: Post, at: Date) => Party;
  /** Posts below a signer that write its letters: those who do not sign themselves. */
  writersFor: (sender: Post) => Post[];
  /** From the drafter's superior up to just below the signer (paraf hierarki, DOMAIN 6). */
  chainBetween: (drafter: Post, sender: Post) => Post[];
};

export function createPeople({ posts }: Organisation): People {
  const superiors = new Map(posts.map((post) => [post, superiorsOf(post)]));
  const above = (post: Post) => superiors.get(post) ?? [];
  const writers = new Map(
    posts.map((sender) => {
      const below = posts.filter((post) => !post.canSign && above(post).includes(sender));
      return [sender, below.toSorted((a, b) => above(a).indexOf(sender) - above(b).indexOf(sender))];
    }),
  );
  return {
    partyOf: (random, post, at) => {
      const day = dayInWib(at);
      const holding = post.holders.filter(
        ({ startDate, endDate }) => startDate <= day && (!endDate || endDate >= day),
      );
      const best = holding.filter(({ type }) => type === holding[0]?.type);
      const holder = random.pick(best.length > 0 ? best : post.holders);
      // Of several holders, usually choose the one with a demo account, so that the task shows in the demo.
      const shown = Number(day.slice(-1)) % 5 > 0 ? best.find(hasAccount) : undefined;
      return { post, holder: shown ?? holder };
    },
    writersFor: (sender) => writers.get(sender) ?? [],
    chainBetween: (drafter, sender) => {
      const chain = above(drafter);
      const end = chain.indexOf(sender);
      return end < 0 ? [] : chain.slice(0, end).filter((post) => post.canReview);
    },
  };
}

export const hasAccount = ({ email }: { email: string }): boolean =>
  desks.some((desk) => desk.email === email);

function superiorsOf(post: Post): Post[] {
  const chain: Post[] = [];
  for (let next = post.parent; next && !chain.includes(next); next = next.parent) chain.push(next);
  return chain;
}
