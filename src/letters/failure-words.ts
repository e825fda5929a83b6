import { say } from '../../lib/language.ts';
import { mailboxWords } from './words.ts';

/** Message for a failed call: the server's own, or that the server is unreachable. */
export function failureWords(failure: unknown): string {
  if (statusOf(failure) === undefined) return say(mailboxWords.unreachable);
  return failure instanceof Error && failure.message ? failure.message : say(mailboxWords.failed);
}

/** The HTTP status of a failure; undefined when there was no answer at all. */
export function statusOf(failure: unknown): number | undefined {
  if (typeof failure !== 'object' || failure === null || !('status' in failure)) return undefined;
  return typeof failure.status === 'number' ? failure.status : undefined;
}

/** Refused in the present state: not allowed, gone, or another actor was faster. The screen is stale. */
export const isRefusal = (failure: unknown): boolean => [403, 404, 409].includes(statusOf(failure) ?? 0);

/** Number of open dispositions that prevent closing a letter; 0 for other failures. */
export function openDispositionsIn(failure: unknown): number {
  if (statusOf(failure) !== 409 || typeof failure !== 'object' || failure === null || !('body' in failure))
    return 0;
  const body = failure.body as { data?: { openDispositions?: unknown } | null } | null;
  const open = body?.data?.openDispositions;
  return typeof open === 'number' ? open : 0;
}

/** The message at one field of a refused form (dataProvider's failure.ts puts it there). */
export function fieldMessage(failure: unknown, field: string): string | undefined {
  if (typeof failure !== 'object' || failure === null || !('body' in failure)) return undefined;
  const body = failure.body as { errors?: Record<string, unknown> } | null;
  const message = body?.errors?.[field];
  return typeof message === 'string' ? message : undefined;
}
