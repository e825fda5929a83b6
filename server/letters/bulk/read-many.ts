import { z } from 'zod';
import { versionRead } from '../../../lib/body-parts.ts';
import { fault } from '../../../lib/text-faults.ts';

/** Letter of a batch, with the version the caller read, if given. */
export type Named = { id: string; version?: number };

const oneId = z.string().max(100);

/**
 * Validates a call's letters, deduplicated, as ids or `{id, version}`; an unknown id gets its own outcome, like an
 * unseen letter.
 */
export const manyLetters = (most: number) =>
  z
    .array(
      z.union(
        [oneId, z.strictObject({ id: oneId, version: versionRead })],
        fault({ id: 'Pilih naskah.', en: 'Choose letters.' }),
      ),
      fault({ id: 'Pilih naskah.', en: 'Choose letters.' }),
    )
    .min(1, fault({ id: 'Pilih paling sedikit satu naskah.', en: 'Choose at least one letter.' }))
    .max(
      most,
      fault({ id: `Paling banyak ${most} naskah sekaligus.`, en: `At most ${most} letters at once.` }),
    )
    .transform(onceEach);

/** Named twice, the version that was read counts. */
function onceEach(letters: readonly (string | Named)[]): Named[] {
  const named = new Map<string, Named>();
  for (const one of letters) {
    const { id, version } = typeof one === 'string' ? { id: one, version: undefined } : one;
    // Strips what Postgres cannot store: such an id matches no letter anyway.
    const key = id.toLowerCase().toWellFormed().replaceAll('\u0000', '');
    named.set(key, { id: key, version: named.get(key)?.version ?? version });
  }
  return [...named.values()];
}
