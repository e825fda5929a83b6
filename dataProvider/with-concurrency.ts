import { HttpError } from 'react-admin';
import { translate } from '../lib/language.ts';

/**
 * Runs the work per item, at most `width` at a time, and continues after failures.
 * @throws HttpError when some failed, saying how many and the first reason
 */
export async function withConcurrency<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  width = 4,
): Promise<R[]> {
  const done: R[] = [];
  const failures: unknown[] = [];
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        done.push(await work(item));
      } catch (failure) {
        failures.push(failure);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  const [first] = failures;
  if (first === undefined) return done;
  if (items.length === 1) throw first;
  const reason = first instanceof Error ? first.message : '';
  const status = first instanceof HttpError ? first.status : 500;
  throw new HttpError(
    translate({
      id: `${failures.length} dari ${items.length} gagal. ${reason}`,
      en: `${failures.length} of ${items.length} failed. ${reason}`,
    }).trim(),
    status,
    {
      failed: failures.length,
      done: done.length,
    },
  );
}
