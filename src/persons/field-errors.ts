import { HttpError } from 'react-admin';

/** `{field: [message]}` of a refusal that names fields. */
export function fieldErrorsIn(error: unknown): Record<string, string[]> | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const errors = error.body?.errors as Record<string, string[]> | undefined;
  return errors && Object.keys(errors).length > 0 ? errors : undefined;
}
