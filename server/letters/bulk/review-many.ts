import { z } from 'zod';
import { mostLettersAtOnce } from '../../../domain/most-at-once.ts';
import { say } from '../../../lib/language.ts';
import { fault } from '../../../lib/text-faults.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/index.ts';
import { noteText, readBody } from '../flow/note.ts';
import { reviewLetter } from '../flow/review-letter.ts';
import { assertMayOpen } from '../rules/rights.ts';
import { type Outcome, oneByOne } from './one-by-one.ts';
import { manyLetters } from './read-many.ts';

/**
 * Approves or returns many letters, each as in review-letter.ts, in its own transaction. Refusals of single letters
 * go into their outcomes.
 * @throws Refusal 403 without the tasks page; 422 no letters or too many, no decision, returned without a note
 */
export async function reviewMany(
  deps: Deps,
  actor: Actor,
  body: unknown,
  log: (fault: unknown) => void,
): Promise<Outcome[]> {
  const { ids, decision, note } = readReview(actor, body, mostLettersAtOnce);
  return oneByOne(
    ids,
    async ({ id, version }) => {
      await reviewLetter(deps, actor, id, { decision, note, version });
      return {};
    },
    log,
  );
}

/**
 * Checks the permission before the body.
 * @throws Refusal 403, 422 as reviewMany
 */
export function readReview(actor: Actor, body: unknown, most: number) {
  assertMayOpen(actor, '/naskah-dinas/tugas');
  const { note, ...asked } = readBody(schemaOf(most), body);
  if (asked.decision === 'return' && !note)
    throw invalid({
      note: [say({ id: 'Tuliskan apa yang perlu diperbaiki.', en: 'Write what needs correcting.' })],
    });
  return { ...asked, note: note || null };
}

const schemaOf = (most: number) =>
  z.strictObject({
    ids: manyLetters(most),
    decision: z.enum(
      ['approve', 'return'],
      fault({ id: 'Pilih paraf atau kembalikan.', en: 'Choose to initial or to return it.' }),
    ),
    note: noteText.nullish(),
  });
