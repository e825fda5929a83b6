import { say } from '../../lib/language.ts';
import { words } from './words.ts';

/** What a failure says; the server's messages are written for people, the browser's own about its network are not. */
export const messageOf = (failure: unknown): string => {
  if (failure instanceof TypeError) return say(words.unreachable);
  return failure instanceof Error && failure.message ? failure.message : say(words.failed);
};

/** The message of an error, or of the first one within: a list's members may each have their own. */
export function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message;
  for (const [key, inner] of Object.entries(error)) {
    const message = key === 'ref' ? undefined : messageIn(inner);
    if (message) return message;
  }
  return undefined;
}
