import { HttpError } from 'react-admin';

/** The server does not know the call, or the record. */
export const isMissing = (error: unknown): boolean => error instanceof HttpError && error.status === 404;
