import { type Letter, taskAbilities } from '../../../domain/letters/letter.ts';
import { type LetterTask, letterLife } from '../../../domain/letters/letter-life.ts';

/** Decision open to the reader, by the server's rights; the list's task may be stale. */
export function askedOf({ can, state }: Letter): LetterTask | null {
  const { taskKind } = letterLife[state];
  return taskKind && can[taskAbilities[taskKind]] ? taskKind : null;
}
