import type { Tone } from '../../lib/choice.ts';
import type { LetterState } from './letter.ts';
import type { TaskKind } from './letter-rows.ts';

// Which hue says what: one for a state or a kind wherever it is shown (LOOK.md, Chips).

export const letterStateTones: Record<LetterState, Tone> = {
  draft: 'neutral',
  review: 'info',
  revision: 'danger',
  signing: 'warn',
  sent: 'ok',
  cancelled: 'danger',
};

/** What goes back stands out, what only follows up does not. */
export const taskKindTones: Record<TaskKind, Tone> = {
  sign: 'accent',
  review: 'warn',
  legal: 'warn',
  revision: 'danger',
  'disposition-in': 'neutral',
  'disposition-out': 'neutral',
};
