import type { Who } from '../../who.ts';
import type { Given, Received, Tree } from './load-tree.ts';

// What follows from the tree of a letter's dispositions (DOMAIN 7). Pure.

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
  recipientsOf(tree, dispositionId).filter((one) => one.state !== 'selesai');

/** All dispositions below one, and itself; the order is from above. */
export function branchOf(tree: Tree, top: Given): Given[] {
  return [
    top,
    ...recipientsOf(tree, top.id).flatMap((recipient) =>
      childrenOf(tree, recipient.id).flatMap((child) => branchOf(tree, child)),
    ),
  ];
}

/** The disposition that a further one came by. */
export function parentOf(tree: Tree, given: Given): { given: Given; by: Received } | null {
  const by = tree.received.find((one) => one.id === given.parentId);
  const parent = by && tree.given.find((one) => one.id === by.dispositionId);
  return by && parent ? { given: parent, by } : null;
}

/** The recipient of a disposition that is this post; of a Sangat Rahasia letter only for the person who was named. */
export const mineOf = (
  tree: Tree,
  dispositionId: string,
  who: Pick<Who, 'positionId' | 'userId'>,
  namedOnly: boolean,
): Received | undefined =>
  recipientsOf(tree, dispositionId).find(
    (one) => one.positionId === who.positionId && (!namedOnly || one.userId === who.userId),
  );

/**
 * Which dispositions of a letter a post sees: what it gave with everything below, what it received, and the way up from
 * there; not what others did with theirs beside it. What was withdrawn is left to whoever gave it and those above.
 */
export function visibleIn(
  tree: Tree,
  who: Pick<Who, 'positionId' | 'userId'>,
  namedOnly: boolean,
): Set<string> {
  const seen = new Set<string>();
  for (const given of tree.given) {
    if (given.fromPositionId === who.positionId)
      for (const below of branchOf(tree, given)) seen.add(below.id);
    if (given.withdrawnAt === null && mineOf(tree, given.id, who, namedOnly))
      for (let at: Given | undefined = given; at; at = parentOf(tree, at)?.given) seen.add(at.id);
  }
  return seen;
}
