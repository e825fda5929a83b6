import type { Answer } from '../../authProvider/answer.ts';
import { translate } from '../../lib/language.ts';
import { failureMessages } from './failure-messages.ts';
import { signInMessages } from './sign-in-messages.ts';

/** Message for a response that names no field. */
export function explain(answer: Answer<unknown>, otherwise: string): string {
  if (answer.status === 0) {
    return navigator.onLine ? translate(signInMessages.unreachable) : translate(signInMessages.offline);
  }
  if (answer.status === 429 && (answer.retryAfter || !answer.message)) {
    return translate(failureMessages.tooOften(afterWait(answer.retryAfter)));
  }
  if (answer.status >= 500) return translate(failureMessages.disturbed);
  return answer.message ?? otherwise;
}

const afterWait = (seconds = 0): string => {
  if (!seconds) return translate(failureMessages.someMinutes);
  return translate(
    seconds < 60 ? failureMessages.seconds(seconds) : failureMessages.minutes(Math.ceil(seconds / 60)),
  );
};
