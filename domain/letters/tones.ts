import type { Tone } from '../../lib/choice.ts';
import type { LetterState } from './letter.ts';
import type { TaskKind } from './letter-rows.ts';

// Hues of states and kinds, the same wherever shown (LOOK.md, Chips).

export const letterStateTones: Record<LetterState, Tone> = {
  draft: 'neutral',
  review: 'info',
  revision: 'danger',
  signing: 'warn',
  sent: 'ok',
  cancelled: 'danger',
};

/** Returned work stands out, follow-ups do not. */
export const taskKindTones: Record<TaskKind, Tone> = {
  sign: 'accent',
  review: 'warn',
  legal: 'warn',
  revision: 'danger',
  'disposition-in': 'neutral',
  'disposition-out': 'neutral',
};
