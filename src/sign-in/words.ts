import type { Answer } from '../../authProvider/answer.ts';
import { say } from '../../lib/language.ts';
import { doorWords } from './door-words.ts';

/** Message for a response that names no field. */
export function explain(answer: Answer<unknown>, otherwise: string): string {
  if (answer.status === 0) {
    return navigator.onLine ? say(doorWords.unreachable) : say(doorWords.offline);
  }
  if (answer.status === 429 && (answer.retryAfter || !answer.message)) {
    return say(doorWords.tooOften(afterWait(answer.retryAfter)));
  }
  if (answer.status >= 500) return say(doorWords.disturbed);
  return answer.message ?? otherwise;
}

const afterWait = (seconds = 0): string => {
  if (!seconds) return say(doorWords.someMinutes);
  return say(seconds < 60 ? doorWords.seconds(seconds) : doorWords.minutes(Math.ceil(seconds / 60)));
};
