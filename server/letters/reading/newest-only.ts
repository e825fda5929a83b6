import { translate } from '../../../lib/language.ts';
import { conflict } from '../../http/index.ts';

/** By key, the turn that goes on after the present one, and the present one. */
const newest = new Map<string, symbol>();
const running = new Map<string, Promise<unknown>>();

/**
 * Runs one piece of work per key at a time. Of those that wait for it the newest runs next, the others never.
 * @throws Refusal 409 where a newer one took its place
 */
export async function newestOnly<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = Symbol(key);
  newest.set(key, turn);
  const before = running.get(key);
  if (before) {
    await before.catch(() => undefined);
    if (newest.get(key) !== turn)
      throw conflict(
        translate({ id: 'Pratinjau yang lebih baru diminta.', en: 'A newer preview was asked for.' }),
      );
  }
  const done = work();
  running.set(key, done);
  try {
    return await done;
  } finally {
    if (running.get(key) === done) running.delete(key);
    if (newest.get(key) === turn) newest.delete(key);
  }
}
