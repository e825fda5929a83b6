import { say } from '../../lib/language.ts';
import { words } from './words.ts';

/** Message of a failure: the server's are written for users, the browser's network errors are not. */
export const messageOf = (failure: unknown): string => {
  if (failure instanceof TypeError) return say(words.unreachable);
  return failure instanceof Error && failure.message ? failure.message : say(words.failed);
};

/** Message of an error, or the first nested one: list items have their own. */
export function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message;
  for (const [key, inner] of Object.entries(error)) {
    const message = key === 'ref' ? undefined : messageIn(inner);
    if (message) return message;
  }
  return undefined;
}
