import { HttpError } from 'react-admin';

/** No answer, or a server in trouble: the same again may go through. */
export const isPassing = (error: unknown): boolean => {
  if (!(error instanceof HttpError)) return true;
  return error.status === 0 || error.status >= 500 || [401, 408, 425, 429].includes(error.status);
};

/** The first message of each field. */
export function fieldFaults(error: unknown): Record<string, string> {
  const errors: unknown = error instanceof HttpError ? error.body?.errors : undefined;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, told]: [string, unknown]) => {
      const first: unknown = Array.isArray(told) ? told[0] : told;
      return typeof first === 'string' && first ? [[field, first]] : [];
    }),
  );
}

/** Message of a refusal; of several, the first at a field. */
export const faultText = (error: unknown, otherwise: string): string =>
  Object.values(fieldFaults(error))[0] || (error instanceof HttpError && error.message) || otherwise;
