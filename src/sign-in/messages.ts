import type { Answer } from '../../authProvider/answer.ts';
import { translate } from '../../lib/language.ts';
import { doorMessages } from './door-messages.ts';

/** Message for a response that names no field. */
export function explain(answer: Answer<unknown>, otherwise: string): string {
  if (answer.status === 0) {
    return navigator.onLine ? translate(doorMessages.unreachable) : translate(doorMessages.offline);
  }
  if (answer.status === 429 && (answer.retryAfter || !answer.message)) {
    return translate(doorMessages.tooOften(afterWait(answer.retryAfter)));
  }
  if (answer.status >= 500) return translate(doorMessages.disturbed);
  return answer.message ?? otherwise;
}

const afterWait = (seconds = 0): string => {
  if (!seconds) return translate(doorMessages.someMinutes);
  return translate(
    seconds < 60 ? doorMessages.seconds(seconds) : doorMessages.minutes(Math.ceil(seconds / 60)),
  );
};
