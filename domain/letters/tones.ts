import type { Tone } from '../../lib/choice.ts';
import type { TaskKind } from './letter-rows.ts';

// Hues of states and kinds, the same wherever shown (LOOK, Chips).

/** What waits for one's hand is accented. Amber and red are of urgency alone, grey of security. */
export const taskKindTones: Record<TaskKind, Tone> = {
  sign: 'accent',
  review: 'accent',
  legal: 'accent',
  revision: 'accent',
  'disposition-in': 'info',
  'disposition-out': 'info',
};
