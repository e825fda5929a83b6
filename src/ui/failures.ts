import { say } from '../../lib/language.ts';
import { commonWords } from './words.ts';

/** HTTP status of a failure; undefined without a response. */
export const statusOf = (failure: unknown): number | undefined => {
  const status = partOf(failure, 'status');
  return typeof status === 'number' ? status : undefined;
};

/** Refused in the present state: not allowed, gone, or another actor was faster. The screen is stale. */
export const isRefusal = (failure: unknown): boolean => [403, 404, 409].includes(statusOf(failure) ?? 0);

/** What fetch throws without a response; browsers word it in English. */
export const isUnreachable = (failure: unknown): boolean =>
  failure instanceof TypeError || failure instanceof DOMException;

/** Message of a failure for users. The first field's says more than the response's own. */
export const failureMessage = (failure: unknown): string => {
  if (isUnreachable(failure)) return say(commonWords.unreachable);
  const [atField] = Object.values(fieldErrors(failure));
  if (atField) return atField;
  return failure instanceof Error && failure.message ? failure.message : say(commonWords.failed);
};

/** `{field: message}` of a refused form (dataProvider/failure.ts); an error at `to.0` is also one at `to`. */
export function fieldErrors(failure: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [field, message] of Object.entries(partOf(partOf(failure, 'body'), 'errors') ?? {})) {
    if (typeof message !== 'string' || !message) continue;
    errors[field] = message;
    errors[field.replace(/\..*$/, '')] ??= message;
  }
  return errors;
}

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
