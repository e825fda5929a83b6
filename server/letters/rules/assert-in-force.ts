import { notInForce } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import { conflict } from '../../http/index.ts';
import type { LetterRow } from '../tables.ts';

/** @throws Refusal 409 for letters that are not signed yet or no longer in force, with the reason of their state */
export function assertInForce({ state }: Pick<LetterRow, 'state'>): void {
  const reason = notInForce(state);
  if (reason) throw conflict(translate(reason));
}
