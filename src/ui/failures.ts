import { translate } from '../../lib/language.ts';
import { commonMessages } from './messages.ts';

/** HTTP status of a failure; undefined without a response. */
export const statusOf = (failure: unknown): number | undefined => {
  const status = partOf(failure, 'status');
  return typeof status === 'number' ? status : undefined;
};

/** Refused in the present state: not allowed, gone, or another actor was faster. The screen is stale. */
export const isRefusal = (failure: unknown): boolean => [403, 404, 409].includes(statusOf(failure) ?? 0);

/** No response, or the server is in trouble: the same request may succeed later. */
export const isTransient = (failure: unknown): boolean => {
  const status = statusOf(failure) ?? 0;
  // The session handles 401: the request succeeds once the user is signed in again.
  return status === 0 || status >= 500 || [401, 408, 425, 429].includes(status);
};

/** What fetch throws without a response; browsers word it in English. */
export const isUnreachable = (failure: unknown): boolean =>
  failure instanceof TypeError || failure instanceof DOMException;

/** Message of a failure for users. The first field's says more than the response's own. */
export const failureMessage = (failure: unknown): string => {
  if (isUnreachable(failure)) return translate(commonMessages.unreachable);
  const [atField] = Object.values(fieldErrors(failure));
  if (atField) return atField;
  return failure instanceof Error && failure.message ? failure.message : translate(commonMessages.failed);
};

/** `{field: message}` of a refused form (dataProvider/failure.ts). */
export const fieldErrors = (failure: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(partOf(partOf(failure, 'body'), 'errors') ?? {}).flatMap(([field, told]) => {
      const message = [told].flat().filter((one) => typeof one === 'string');
      return message.length > 0 ? [[field, message.join(' ')]] : [];
    }),
  );

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
