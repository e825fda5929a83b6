import { translate } from '../../../lib/language.ts';
import { conflict } from '../../http/index.ts';

type Turn = { gone: AbortSignal };

/** By key, the present piece of work, and those that wait for it in the order of their arrival. */
const running = new Map<string, Promise<unknown>>();
const waiting = new Map<string, Set<Turn>>();

/**
 * Runs one piece of work per key at a time. Of those that wait for it the newest runs next, the others never.
 * @param gone whoever asked has gone: a request given up may arrive after the one that took its place
 * @throws Refusal 409 where a newer one took its place
 */
export async function newestOnly<T>(key: string, work: () => Promise<T>, gone: AbortSignal): Promise<T> {
  const before = running.get(key);
  if (before && !(await isNext(key, { gone }, before)))
    throw conflict(
      translate({ id: 'Pratinjau yang lebih baru diminta.', en: 'A newer preview was asked for.' }),
    );
  const done = work();
  running.set(key, done);
  try {
    return await done;
  } finally {
    if (running.get(key) === done) running.delete(key);
  }
}

async function isNext(key: string, turn: Turn, before: Promise<unknown>): Promise<boolean> {
  const turns = waiting.get(key) ?? new Set();
  waiting.set(key, turns.add(turn));
  await before.catch(() => undefined);
  const next = [...turns].findLast(({ gone }) => !gone.aborted);
  turns.delete(turn);
  if (turns.size === 0 && waiting.get(key) === turns) waiting.delete(key);
  return next === turn;
}
