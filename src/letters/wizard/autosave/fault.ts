import { failureMessage, fieldErrors, isTransient, statusOf } from '../../../ui/failures.ts';

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
  const message = failureMessage(error);
  if (status === 409) return { kind: 'conflict' };
  if (status === 403 || status === 404 || status === 410) return { kind: 'stopped', message };
  // The device copy waits until the user is signed in again.
  if (isTransient(error)) return { kind: 'again' };
  const errors = fieldErrors(error);
  return { kind: 'refused', message, ...(Object.keys(errors).length > 0 && { errors }) };
}

/** Milliseconds before the nth retry: 1, 2, 4, 8, 16 s, then every 30 s. */
export const backoff = (attempt: number): number => Math.min(30_000, 1000 * 2 ** (attempt - 1));
