import type { Column, SQL } from 'drizzle-orm';
import { type AccessState, accessAfter, accessStates } from '../../../domain/archive/access-life.ts';
import { stateAfterIn, stateIn } from '../../db/state-in.ts';

/** The request's state, in a column, passes. */
export const requestIn = (column: Column | string, passes: (state: AccessState) => boolean): SQL =>
  stateIn(column, accessStates.filter(passes));

/** The state in a column once the time is over. */
export const expiredIn = (column: string): SQL =>
  stateAfterIn(column, accessStates, (state) => accessAfter(state, 'expire'));
