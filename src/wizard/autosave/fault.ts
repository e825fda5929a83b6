/** What became of a save that failed. */
export type Fault =
  /** No answer, or the server is in trouble: the same again, later. */
  | { kind: 'again' }
  /** Somebody else saved in between (another tab, another person). */
  | { kind: 'conflict' }
  /** The server will refuse this again until something is changed. */
  | { kind: 'refused'; message: string }
  /** The letter may not be changed any more. */
  | { kind: 'stopped'; message: string };

/** Takes what a save threw (an HttpError, or the browser's own on a broken line), gives what to do about it. */
export function faultOf(error: unknown): Fault {
  const status = statusOf(error);
  const message = messageOf(error);
  if (status === 409) return { kind: 'conflict' };
  if (status === 403 || status === 404 || status === 410) return { kind: 'stopped', message };
  // 401 is the session's to deal with; the copy on the device waits for the person to be back.
  if (status === undefined || status >= 500 || [401, 408, 425, 429].includes(status))
    return { kind: 'again' };
  return { kind: 'refused', message };
}

/** Seconds to wait before the nth repetition: 1, 2, 4, 8, 16, then every 30. */
export const backoff = (attempt: number): number => Math.min(30_000, 1000 * 2 ** (attempt - 1));

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;

/** The first field's message says more than the answer's own. */
function messageOf(error: unknown): string {
  const body: unknown =
    typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined;
  const errors: unknown =
    typeof body === 'object' && body !== null && 'errors' in body ? body.errors : undefined;
  const first = typeof errors === 'object' && errors !== null ? Object.values(errors)[0] : undefined;
  const told: unknown = Array.isArray(first) ? first[0] : first;
  if (typeof told === 'string' && told) return told;
  return error instanceof Error && error.message ? error.message : 'Naskah tidak dapat disimpan.';
}
