import type { Letter } from '../../../domain/letters/letter.ts';
import type { LazyPart } from '../../shell/index.ts';

export type Desk = 'inbox' | 'outbox' | 'task';

/** Section of an open letter that another capability adds; loaded where shown. */
export type ReadingSection = {
  id: string;
  /** In the panel beside the letter, there before its history, or below its paper. */
  place: 'beside' | 'first' | 'below';
  on: readonly Desk[];
  isShown: (letter: Letter) => boolean;
  part: LazyPart<{ letter: Letter; desk: Desk }>;
};
