import { say } from '../../lib/language.ts';
import { searchWords } from './words.ts';
/** What a failed search says: the server's own sentence, or that nobody answered. */
export function failureWords(failure: Error): string {
  const answered = 'status' in failure && typeof failure.status === 'number';
  return answered && failure.message ? failure.message : say(searchWords.unreachable);
}
