import type { ChosenLetter, LetterOutcome } from '../../../domain/calls/letters/flow.ts';
import { translate } from '../../../lib/language.ts';
import { Refusal } from '../../http/index.ts';

/**
 * Runs one action per letter: a refusal does not stop the others, and an unexpected fault keeps the earlier
 * outcomes.
 * @param log receives faults that are not refusals
 */
export async function oneByOne(
  letters: readonly ChosenLetter[],
  work: (letter: ChosenLetter) => Promise<Omit<LetterOutcome, 'id' | 'ok'> & { ok?: boolean }>,
  log: (fault: unknown) => void,
): Promise<LetterOutcome[]> {
  const outcomes: LetterOutcome[] = [];
  for (const letter of letters) {
    const { id } = letter;
    try {
      outcomes.push({ id, ok: true, ...(await work(letter)) });
    } catch (fault) {
      outcomes.push({ id, ok: false, ...refusalOf(fault, log) });
    }
  }
  return outcomes;
}

export function refusalOf(
  fault: unknown,
  log: (fault: unknown) => void,
): { statusCode: number; message: string } {
  if (fault instanceof Refusal) {
    const [first] = Object.values(fault.errors ?? {}).flat();
    return { statusCode: fault.statusCode, message: first ?? fault.message };
  }
  log(fault);
  return {
    statusCode: 500,
    message: translate({
      id: 'Terjadi kesalahan di server. Coba lagi.',
      en: 'The server failed. Try again.',
    }),
  };
}
