import type { TaskKind } from '../../../domain/letters/letter-rows.ts';
import type { Actor } from '../../actor.ts';
import { mayHandle, mayReviewAs, maySignAs, mayWrite } from '../rules/rights.ts';

const deciders: Record<TaskKind, (actor: Actor) => boolean> = {
  review: mayReviewAs,
  legal: mayReviewAs,
  sign: maySignAs,
  revision: mayWrite,
  'disposition-in': mayHandle,
  'disposition-out': mayHandle,
};

/** May this entry do what such a task asks for? */
export const mayDecide = (actor: Actor, kind: TaskKind): boolean => deciders[kind](actor);

/** All kinds of which that is so. */
export const kindsFor = (actor: Actor): TaskKind[] =>
  (Object.keys(deciders) as TaskKind[]).filter((kind) => mayDecide(actor, kind));
