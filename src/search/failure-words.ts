import { say } from '../../lib/language.ts';
import { searchWords } from './words.ts';
/** Message of a failed search: the server's own, or that it is unreachable. */
export function failureWords(failure: Error): string {
  const answered = 'status' in failure && typeof failure.status === 'number';
  return answered && failure.message ? failure.message : say(searchWords.unreachable);
}
