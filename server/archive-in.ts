import { type SQL, sql } from 'drizzle-orm';
import {
  type ArchiveEvent,
  type ArchiveState,
  archiveAfter,
  archiveStates,
  isDestroyed,
} from '../domain/archive/archive-life.ts';
import { stateAfterIn, stateIn } from './db/state-in.ts';

/** The item's or filing unit's state, in a column, passes. */
export const archiveIn = (column: string, passes: (state: ArchiveState) => boolean): SQL =>
  stateIn(column, archiveStates.filter(passes));

/** The content of the item of an alias still exists. */
export const hasContentIn = (alias: string): SQL =>
  sql`${archiveIn(`${alias}.status`, isDestroyed)} is not true`;

/** The state of an item or filing unit, in a column, after an event. */
export const archiveAfterIn = (column: string, event: ArchiveEvent): SQL =>
  stateAfterIn(column, archiveStates, (state) => archiveAfter(state, event));
