import type { Answer } from '../../authProvider/answer.ts';
import { translate } from '../../lib/language.ts';
import { signInMessages } from './sign-in-messages.ts';

/** Message for a response that names no field. */
export function explain(answer: Answer<unknown>, otherwise: string): string {
  if (answer.status === 0) {
    return navigator.onLine ? translate(signInMessages.unreachable) : translate(signInMessages.offline);
  }
  if (answer.status === 429 && (answer.retryAfter || !answer.message)) {
    return translate(signInMessages.tooOften(afterWait(answer.retryAfter)));
  }
  if (answer.status >= 500) return translate(signInMessages.disturbed);
  return answer.message ?? otherwise;
}

const afterWait = (seconds = 0): string => {
  if (!seconds) return translate(signInMessages.someMinutes);
  return translate(
    seconds < 60 ? signInMessages.seconds(seconds) : signInMessages.minutes(Math.ceil(seconds / 60)),
  );
};
