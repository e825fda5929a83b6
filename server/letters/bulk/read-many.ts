import { z } from 'zod';
import { versionRead } from '../../../lib/body-parts.ts';
import { fault } from '../../../lib/text-faults.ts';

/** How many letters one call may name whose answer tells of each. */
export const mostAtOnce = 50;
/** How many may be named where they are done in the background. */
export const mostInBatch = 200;

/** One letter of many, with the version that was read where the caller says it. */
export type Named = { id: string; version?: number };

const oneId = z.string().max(100);

/**
 * The letters of one call, each once, as ids or as `{id, version}`; an id that names nothing is answered for itself, as
 * an unseen letter is.
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
    // What the database could not keep names no letter without it either.
    const key = id.toLowerCase().toWellFormed().replaceAll('\u0000', '');
    named.set(key, { id: key, version: named.get(key)?.version ?? version });
  }
  return [...named.values()];
}
