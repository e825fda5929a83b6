import {
  type DispositionState,
  isOnlyRead,
  newDisposition,
} from '../../../domain/letters/disposition-life.ts';
import type { Actor } from '../../actor.ts';
import type { Received } from './load-tree.ts';

type Part = Pick<Received, 'positionId' | 'userId' | 'isOffered' | 'state' | 'readAt' | 'readBy'>;

/** The official for whom is acted, else oneself. */
export const doerOf = (actor: Pick<Actor, 'userId' | 'forUserId'>): string => actor.forUserId ?? actor.userId;

/** A part's state for one user: what is offered to a post is unread per holder (DOMAIN 6). */
export const stateFor = (actor: Actor, part: Part): DispositionState =>
  isForAll(part) &&
  part.positionId === actor.positionId &&
  isOnlyRead(part.state) &&
  !part.readBy.includes(doerOf(actor))
    ? newDisposition
    : part.state;

/** The first time it was read, which counts for the giver. */
export const firstRead = ({ readAt }: Pick<Part, 'readAt'>, now = new Date()): Date =>
  readAt ? new Date(readAt) : now;

/** Readers including this user; for a part of one person the timestamp is enough. */
export const readersWith = (actor: Actor, part: Part): string[] =>
  part.isOffered ? [...new Set([...part.readBy, doerOf(actor)])] : part.readBy;

const isForAll = ({ isOffered, userId }: Part): boolean => isOffered && userId === null;
