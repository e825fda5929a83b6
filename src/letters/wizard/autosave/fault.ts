import { say } from '../../../../lib/language.ts';
import { wizardWords } from '../words.ts';

/** What became of a save that failed. */
export type Fault =
  /** No answer, or the server is in trouble: the same again, later. */
  | { kind: 'again' }
  /** Another save came in between (another tab or user). */
  | { kind: 'conflict' }
  /** The server will refuse this again until something is changed. */
  | { kind: 'refused'; message: string /** By field. */; errors?: Record<string, string> }
  /** The letter may not be changed any more. */
  | { kind: 'stopped'; message: string };

/** Classifies what a save threw (HttpError, or the browser's network error). */
export function faultOf(error: unknown): Fault {
  const status = statusOf(error);
  const message = messageOf(error);
  if (status === 409) return { kind: 'conflict' };
  if (status === 403 || status === 404 || status === 410) return { kind: 'stopped', message };
  // The session handles 401; the device copy waits until the user is signed in again.
  if (status === undefined || status >= 500 || [401, 408, 425, 429].includes(status))
    return { kind: 'again' };
  const errors = errorsOf(error);
  return { kind: 'refused', message, ...(Object.keys(errors).length > 0 && { errors }) };
}

/** What the server answered of each field. */
export const errorsOf = (error: unknown): Record<string, string> =>
  errorsByField(part(part(error, 'body'), 'errors'));

/** All that is said of each field, in one line. */
export function errorsByField(errors: unknown): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, told]: [string, unknown]) => {
      const all = [told].flat().filter((one) => typeof one === 'string' && one);
      return all.length > 0 ? [[field, all.join(' ')]] : [];
    }),
  );
}

/** Milliseconds before the nth retry: 1, 2, 4, 8, 16 s, then every 30 s. */
export const backoff = (attempt: number): number => Math.min(30_000, 1000 * 2 ** (attempt - 1));

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;

/** The first field's message says more than the answer's own. */
export const messageOf = (error: unknown): string =>
  Object.values(errorsOf(error))[0] || (error instanceof Error && error.message) || say(wizardWords.notSaved);

const part = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
