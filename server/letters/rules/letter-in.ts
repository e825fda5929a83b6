import type { SQL } from 'drizzle-orm';
import { type LetterState, letterStates } from '../../../domain/letters/letter-life.ts';
import { stateIn } from '../../db/state-in.ts';

/** The letter of an alias is in a state that passes. */
export const letterIn = (alias: string, passes: (state: LetterState) => boolean): SQL =>
  stateIn(`${alias}.state`, letterStates.filter(passes));
