import { type Letter, taskAbilities } from '../../../domain/letters/letter.ts';
import { type LetterTask, letterLife } from '../../../domain/letters/letter-life.ts';

/** The decision that the reader has now, by the server's rights, which a list may not know of yet; else null. */
export function askedOf({ can, state }: Letter): LetterTask | null {
  const { taskKind } = letterLife[state];
  return taskKind && can[taskAbilities[taskKind]] ? taskKind : null;
}
