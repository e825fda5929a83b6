import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/index.ts';
import type { Who } from '../../who.ts';
import { noteText, readBody } from '../flow/note.ts';
import { reviewLetter } from '../flow/review-letter.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { type Outcome, oneByOne } from './one-by-one.ts';
import { manyLetters } from './read-many.ts';

/**
 * Approves or returns many letters, each exactly as it is done alone (review-letter.ts), in a transaction of its own.
 * @throws Refusal 403 without the page of tasks; 422 no letters or too many, no decision, returned without a note.
 *   What one letter is refused stands in its outcome.
 */
export async function reviewMany(
  deps: Deps,
  who: Who,
  body: unknown,
  log: (fault: unknown) => void,
): Promise<Outcome[]> {
  assertMayOpen(who, '/naskah-dinas/tugas');
  const { ids, decision, note } = readBody(schema, body);
  if (decision === 'return' && !note) throw invalid({ note: ['Tuliskan apa yang perlu diperbaiki.'] });
  return oneByOne(
    ids,
    async ({ id, version }) => {
      await reviewLetter(deps, who, id, { decision, note: note ?? null, version });
      return {};
    },
    log,
  );
}

const schema = z.strictObject({
  ids: manyLetters,
  decision: z.enum(['approve', 'return'], { error: 'Pilih paraf atau kembalikan.' }),
  note: noteText.nullish(),
});
