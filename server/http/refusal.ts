import { translate } from '../../lib/language.ts';

/** A response other than 200 with words for the user; thrown anywhere, turned into JSON in one place. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly errors?: Record<string, string[]>;
  /** Further data for the client, e.g. the current record after a conflict. */
  readonly data?: unknown;

  constructor(statusCode: number, message: string, errors?: Record<string, string[]>, data?: unknown) {
    super(message);
    this.statusCode = statusCode;
    this.errors = errors;
    this.data = data;
  }
}

/** One response for missing and for invisible records. */
export const notFound = (
  message = translate({ id: 'Data tidak ditemukan.', en: 'This record was not found.' }),
) => new Refusal(404, message);
export const forbidden = (
  message = translate({ id: 'Anda tidak berhak melakukan ini.', en: 'You may not do this.' }),
) => new Refusal(403, message);
export const unauthorised = (
  message = translate({
    id: 'Sesi berakhir. Silakan masuk kembali.',
    en: 'The session has ended. Please sign in again.',
  }),
) => new Refusal(401, message);
export const conflict = (message: string, data?: unknown) => new Refusal(409, message, undefined, data);
/** A record is not what its editor read. @param data the record as it is now */
export const changedByOther = (data?: unknown) =>
  conflict(
    translate({
      id: 'Data ini baru saja diubah orang lain.',
      en: 'Somebody else has just changed this record.',
    }),
    data,
  );
/** A required resource is busy; a retry may succeed. */
export const unavailable = (message: string) => new Refusal(503, message);
/** Well-formed, but against a rule; `errors` names the fields. */
export const invalid = (
  errors: Record<string, string[]>,
  message = translate({ id: 'Beberapa isian perlu diperbaiki.', en: 'Some fields need correcting.' }),
) => new Refusal(422, message, errors);
/** Not understood: unknown parameters, wrong types. */
export const badRequest = (
  errors: Record<string, string[]>,
  message = translate({ id: 'Permintaan tidak dimengerti.', en: 'The request was not understood.' }),
) => new Refusal(400, message, errors);
