import { say } from '../../lib/language.ts';
import { mailboxWords } from './words.ts';

/** What a failed call says to a person: the server's own sentence, or that nobody answered. */
export function failureWords(failure: unknown): string {
  if (statusOf(failure) === undefined) return say(mailboxWords.unreachable);
  return failure instanceof Error && failure.message ? failure.message : say(mailboxWords.failed);
}

/** The HTTP status of a failure; undefined when there was no answer at all. */
export function statusOf(failure: unknown): number | undefined {
  if (typeof failure !== 'object' || failure === null || !('status' in failure)) return undefined;
  return typeof failure.status === 'number' ? failure.status : undefined;
}

/** Refused as things stand: not allowed (any more), gone, or somebody was faster. What the screen shows is old. */
export const isRefusal = (failure: unknown): boolean => [403, 404, 409].includes(statusOf(failure) ?? 0);

/** How many dispositions keep a letter from being closed; 0 when the failure is another. */
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
