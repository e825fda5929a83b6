import { say } from '../../../lib/language.ts';
import { Refusal } from '../../http/index.ts';
import type { Named } from './read-many.ts';

/** How one letter of many fared; `number` where it was signed. */
export type Outcome = { id: string; ok: boolean; number?: string; statusCode?: number; message?: string };

/**
 * Does one thing to many letters, each on its own: what one is refused keeps no other from going through, and a fault
 * that is nobody's leaves the answer about those before it standing.
 * @param log is given what was not a refusal
 */
export async function oneByOne(
  letters: readonly Named[],
  work: (letter: Named) => Promise<{ number?: string }>,
  log: (fault: unknown) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
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

/** What is said of a letter that was not done. */
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
    message: say({ id: 'Terjadi kesalahan di server. Coba lagi.', en: 'The server failed. Try again.' }),
  };
}
