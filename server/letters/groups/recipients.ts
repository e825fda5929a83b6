import type { GroupInput } from '../../../domain/letters/outgoing.ts';

export type RecipientKind = 'receiver' | 'cc';
/** A group on a letter; `order` is its position among people and groups of its kind, from 1. */
export type NamedGroup = { kind: RecipientKind; groupId: string; order: number };

/** Takes receivers or ccs as they came, gives the people among them. */
export const peopleIn = <R extends object>(recipients: readonly R[]): Exclude<R, { isGroup: true }>[] =>
  recipients.filter((recipient): recipient is Exclude<R, { isGroup: true }> => !isGroupInput(recipient));

export const groupsIn = (kind: RecipientKind, recipients: readonly object[]): NamedGroup[] =>
  recipients.flatMap((recipient, index) =>
    isGroupInput(recipient) ? [{ kind, groupId: recipient.groupId.toLowerCase(), order: index + 1 }] : [],
  );

/**
 * Merges people and groups of one kind: groups at their positions, people around them in their order.
 * @returns each with its position
 */
export function inOrder<P, G extends { order: number }>(
  people: readonly P[],
  groups: readonly G[],
): { order: number; person?: P; group?: G }[] {
  const left = [...people];
  const byPlace = new Map(groups.map((group) => [group.order, group]));
  const placed: { order: number; person?: P; group?: G }[] = [];
  for (let order = 1; left.length > 0 || byPlace.size > 0; order += 1) {
    const group = byPlace.get(order);
    byPlace.delete(order);
    if (group) placed.push({ order, group });
    else if (left.length > 0) placed.push({ order, person: left.shift() as P });
  }
  return placed;
}

const isGroupInput = (recipient: object): recipient is GroupInput =>
  'isGroup' in recipient && recipient.isGroup === true;
