import type {} from '../../../domain/letters/disposition.ts';
import {
  type DispositionState,
  isOnlyRead,
  newDisposition,
} from '../../../domain/letters/disposition-life.ts';
import type { Who } from '../../who.ts';
import type { Received } from './load-tree.ts';

type Part = Pick<Received, 'positionId' | 'userId' | 'isOffered' | 'state' | 'readAt' | 'readBy'>;

/** The official for whom is acted, else oneself. */
export const doerOf = (who: Pick<Who, 'userId' | 'forUserId'>): string => who.forUserId ?? who.userId;

/** A part's state for one user: what is offered to a post is unread per holder (DOMAIN 6). */
export const stateFor = (who: Who, part: Part): DispositionState =>
  isForAll(part) &&
  part.positionId === who.positionId &&
  isOnlyRead(part.state) &&
  !part.readBy.includes(doerOf(who))
    ? newDisposition
    : part.state;

/** The first time it was read, which counts for the giver. */
export const firstRead = ({ readAt }: Pick<Part, 'readAt'>, now = new Date()): Date =>
  readAt ? new Date(readAt) : now;

/** Readers including this user; for a part of one person the timestamp is enough. */
export const readersWith = (who: Who, part: Part): string[] =>
  part.isOffered ? [...new Set([...part.readBy, doerOf(who)])] : part.readBy;

const isForAll = ({ isOffered, userId }: Part): boolean => isOffered && userId === null;
