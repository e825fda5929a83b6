import type { Tone } from '../../lib/choice.ts';
import type { TaskKind } from './letter-rows.ts';

// Hues of states and kinds, the same wherever shown (LOOK, Chips).

/** Returned work stands out, follow-ups do not. */
export const taskKindTones: Record<TaskKind, Tone> = {
  sign: 'accent',
  review: 'warn',
  legal: 'warn',
  revision: 'danger',
  'disposition-in': 'neutral',
  'disposition-out': 'neutral',
};
