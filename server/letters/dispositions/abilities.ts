import type { DispositionAbilities, DispositionNode } from '../../../domain/letters/disposition.ts';
import { isDone, isStarted } from '../../../domain/letters/disposition-life.ts';
import { isInForce } from '../../../domain/letters/letter-life.ts';
import { mayOpen } from '../../../resources/access.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { mayHandle } from '../rules/rights.ts';
import type { Found } from './find-disposition.ts';
import { isJustGiven } from './giver-steps.ts';
import { doerOf } from './read-state.ts';
import { isOpen, parentOf, recipientsOf, undoneOf } from './tree.ts';

/** Abilities of the reader now: exactly what the use cases would accept. */
export function abilitiesOf(actor: Actor, found: Found, disposes: boolean): DispositionAbilities {
  const { letter, tree, given, mine, isGiver } = found;
  const acts = mayActOnTasks(actor);
  const open = isOpen(given);
  const works = acts && open && mine !== undefined && !isDone(mine.state);
  const actsAsGiver = acts && isGiver && disposes;
  const parent = parentOf(tree, given);
  const openAbove = given.isItemOpen && (!parent || (isOpen(parent.given) && !isDone(parent.by.state)));
  const isTaken = mine?.userId !== null;
  return {
    take: works && !isTaken,
    handBack: works && isTaken && mine?.isOffered === true && mine.userId === doerOf(actor),
    start: works && !isStarted(mine.state),
    report: works,
    done: works,
    dispose: works && disposes,
    reopen:
      isInForce(letter.state) &&
      (mine
        ? acts && open && isDone(mine.state)
        : actsAsGiver && given.closedAt !== null && given.withdrawnAt === null && openAbove),
    withdraw: actsAsGiver && open && recipientsOf(tree, given.id).every((one) => one.readAt === null),
    close: actsAsGiver && open,
    ...giverAbilities(actor, found, disposes),
  };
}

/** What the giver may do without opening it. */
export function giverAbilities(
  actor: Actor,
  { tree, given, isGiver }: Pick<Found, 'tree' | 'given' | 'isGiver'>,
  disposes: boolean,
): DispositionNode['can'] {
  const acts = isGiver && disposes && isOpen(given) && mayActOnTasks(actor);
  return {
    undo: acts && isJustGiven({ tree, given }),
    nudge: acts && undoneOf(tree, given.id).length > 0,
  };
}

const mayActOnTasks = (actor: Actor): boolean =>
  mayOpen(viewerOf(actor), '/naskah-dinas/tugas') && mayHandle(actor);
