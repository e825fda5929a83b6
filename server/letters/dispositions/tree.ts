import { isDone } from '../../../domain/letters/disposition-life.ts';
import { isOneself, type Self } from '../rules/own-desk.ts';
import type { Given, Received, Tree } from './load-tree.ts';

// Pure rules on the tree of a letter's dispositions (DOMAIN 7).

export const isOpen = (given: Pick<Given, 'closedAt' | 'withdrawnAt'>): boolean =>
  given.closedAt === null && given.withdrawnAt === null;

export const recipientsOf = (tree: Tree, dispositionId: string): Received[] =>
  tree.received.filter((one) => one.dispositionId === dispositionId);

/** What a recipient has disposed further. */
export const childrenOf = (tree: Tree, recipientId: string): Given[] =>
  tree.given.filter((one) => one.parentId === recipientId);

/** Dispositions that are still open directly below a recipient. */
export const openChildrenOf = (tree: Tree, recipientId: string): Given[] =>
  childrenOf(tree, recipientId).filter(isOpen);

/** Recipients who are not done: a disposition does not close before them (DOMAIN 7). */
export const undoneOf = (tree: Tree, dispositionId: string): Received[] =>
  recipientsOf(tree, dispositionId).filter(isUndone);

/** All dispositions below one, and itself; the order is from above. */
export function branchOf(tree: Tree, top: Given): Given[] {
  return [
    top,
    ...recipientsOf(tree, top.id).flatMap((recipient) =>
      childrenOf(tree, recipient.id).flatMap((child) => branchOf(tree, child)),
    ),
  ];
}

/** Has a recipient of it, or of open ones below, yet to finish? Closing then needs a reason (DOMAIN 7). */
export const isUnfinished = (tree: Tree, given: Given): boolean =>
  branchOf(tree, given).some((one) => isOpen(one) && undoneOf(tree, one.id).length > 0);

/** The disposition that a further one came by. */
export function parentOf(tree: Tree, given: Given): { given: Given; by: Received } | null {
  const by = tree.received.find((one) => one.id === given.parentId);
  const parent = by && tree.given.find((one) => one.id === by.dispositionId);
  return by && parent ? { given: parent, by } : null;
}

/** In shared posts this person or the whole post; for Sangat Rahasia only the named person. */
export function mineOf(
  tree: Tree,
  dispositionId: string,
  actor: Self,
  namedOnly: boolean,
): Received | undefined {
  const own = recipientsOf(tree, dispositionId).filter((one) =>
    namedOnly
      ? one.positionId === actor.positionId && one.userId === actor.userId
      : isOneself(actor, one.positionId, one.userId),
  );
  const isNamed = ({ userId }: Received) =>
    userId !== null && (userId === actor.userId || userId === actor.forUserId);
  // Parts named for the person or their official come before the post's; finished ones come last.
  const named = own.filter(isNamed);
  const mine = named.length > 0 && actor.sharesPost ? named : [...named, ...own];
  return mine.find(isUndone) ?? mine[0];
}

const isUndone = ({ state }: Received): boolean => !isDone(state);

/** Did this post give it, of several holders this person? */
export const isGiver = (actor: Self, given: Given): boolean =>
  isOneself(actor, given.fromPositionId, giverOf(given));

/** The giver: the official when somebody acted for them. */
export const giverOf = (given: Pick<Given, 'onBehalfOfUserId' | 'fromUserId'>): string =>
  given.onBehalfOfUserId ?? given.fromUserId;

/** Was it given to this post as a whole? Its holders still see who took it (DOMAIN 6). */
export const isOfferedTo = (actor: Self, { positionId, isOffered }: Received): boolean =>
  isOffered && positionId === actor.positionId;

/**
 * Given ones with all below, received ones, and the way up; no sibling branches. Withdrawn ones only upwards.
 */
export function visibleIn(tree: Tree, actor: Self, namedOnly: boolean): Set<string> {
  const seen = new Set<string>();
  for (const given of tree.given) {
    if (isGiver(actor, given)) for (const below of branchOf(tree, given)) seen.add(below.id);
    const isReceived =
      mineOf(tree, given.id, actor, namedOnly) ||
      (!namedOnly && recipientsOf(tree, given.id).some((one) => isOfferedTo(actor, one)));
    if (given.withdrawnAt === null && isReceived)
      for (let at: Given | undefined = given; at; at = parentOf(tree, at)?.given) seen.add(at.id);
  }
  return seen;
}
