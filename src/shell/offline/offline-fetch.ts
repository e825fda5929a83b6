import type { Fetch } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { setReached } from './line.ts';
import { isKept, mayWait } from './paths.ts';

/**
 * fetch for an unstable network (SPEC A4, B6): stores what may be read offline and queues writes that may
 * wait.
 */
export const offlineFetch =
  (fetch: Fetch): Fetch =>
  async (path, init = {}) => {
    const method = init.method ?? 'GET';
    try {
      const response = await fetch(path, init);
      const isDown = isProxys(response);
      setReached(!isDown);
      if (isSavedLetter(method, path) && response.ok) void keep(path, response.clone());
      if (method !== 'GET' || !isKept(path)) return response;
      if (isDown) return (await answerFor(path)) ?? response;
      if (response.ok) void keep(path, response.clone());
      return response;
    } catch (error) {
      if (!isAway(error)) throw error;
      setReached(false);
      const answer = method === 'GET' ? await answerFor(path) : await hold(method, path, init.body);
      if (answer) return answer;
      // The form or dialog that shows it preserves the typed text.
      throw new TypeError(translate(commonMessages.unreachableForm));
    }
  };

/** The response to a saved draft is the draft: newer than the copy stored when it was opened. */
const isSavedLetter = (method: string, path: string): boolean =>
  (method === 'POST' || method === 'PUT') && /^\/letter\/api\/Letter(\/[^/?]+)?$/.test(path);

/** An error page of a proxy; the server itself always answers in JSON. */
const isProxys = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !headers.get('content-type')?.includes('json');

/** Not when the caller has given up, nor when the session is over. */
const isAway = (error: unknown): boolean => error instanceof TypeError;

const answerFor = (path: string): Promise<Response | undefined> =>
  isKept(path)
    ? import('./kept-answers.ts').then((module) => module.keptAnswer(path)).catch(() => undefined)
    : Promise.resolve(undefined);

const keep = (path: string, response: Response): Promise<void> =>
  import('./kept-answers.ts').then((module) => module.keepAnswer(path, response)).catch(() => undefined);

const hold = (method: string, path: string, body: RequestInit['body']): Promise<Response | undefined> =>
  mayWait(method, path)
    ? import('./waiting.ts').then((module) => module.holdWrite(path, body)).catch(() => undefined)
    : Promise.resolve(undefined);
