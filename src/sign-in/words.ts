import type { Answer } from '../../authProvider/answer.ts';
import { say } from '../../resources/language.ts';
import { formWords } from './form-words.ts';

/** What to do, said to the person, for an answer that names no field. */
export function explain(answer: Answer<unknown>, otherwise: string): string {
  if (answer.status === 0) {
    return navigator.onLine ? say(formWords.unreachable) : say(formWords.offline);
  }
  if (answer.status === 429 && (answer.retryAfter || !answer.message)) {
    return say(formWords.tooOften(afterWait(answer.retryAfter)));
  }
  if (answer.status >= 500) return say(formWords.disturbed);
  return answer.message ?? otherwise;
}

const afterWait = (seconds = 0): string => {
  if (!seconds) return say(formWords.someMinutes);
  return say(seconds < 60 ? formWords.seconds(seconds) : formWords.minutes(Math.ceil(seconds / 60)));
};
