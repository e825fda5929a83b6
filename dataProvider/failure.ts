import { HttpError } from 'react-admin';
import { translate } from '../lib/language.ts';

/** `{field: message}`; errors without a field are under root.serverError. */
export type FormErrors = { root?: { serverError: string } } & Record<string, unknown>;

export async function failureOf(response: Response): Promise<HttpError> {
  const text = await response.text().catch(() => '');
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // Not JSON: a proxy's own page. The status says enough.
  }
  return refusal(response.status, body);
}

/** An HttpError whose body.errors react-admin shows at the fields (SPEC A6: errors are lists of messages). */
export function refusal(status: number, body: unknown): HttpError {
  const { message, errors, ...rest } = isObject(body) ? body : { message: undefined, errors: undefined };
  const fields = formErrors(errors);
  return new HttpError(typeof message === 'string' && message ? message : wordsFor(status), status, {
    ...rest,
    ...(fields && { errors: fields }),
  });
}

/** `{field: [first, …]}` → `{field: first}`, `_` → root.serverError; undefined when there is none. */
export function formErrors(errors: unknown): FormErrors | undefined {
  if (!isObject(errors)) return undefined;
  const fields: FormErrors = {};
  for (const [field, messages] of Object.entries(errors)) {
    const message = Array.isArray(messages) ? messages[0] : messages;
    if (typeof message !== 'string') continue;
    if (field === '_') fields.root = { serverError: message };
    else fields[field] = message;
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wordsFor = (status: number): string => {
  if (status === 401)
    return translate({
      id: 'Sesi Anda berakhir. Silakan masuk lagi.',
      en: 'Your session has ended. Please sign in again.',
    });
  if (status === 403)
    return translate({ id: 'Anda tidak berhak melakukan ini.', en: 'You may not do this.' });
  if (status === 404) return translate({ id: 'Data tidak ditemukan.', en: 'It was not found.' });
  if (status === 409)
    return translate({ id: 'Data ini berubah atau masih dipakai.', en: 'It has changed or is still used.' });
  if (status === 413) return translate({ id: 'Berkas terlalu besar.', en: 'The file is too large.' });
  if (status === 429)
    return translate({
      id: 'Terlalu banyak permintaan. Coba lagi sebentar.',
      en: 'Too many requests. Try again in a moment.',
    });
  return translate({
    id: 'Server tidak dapat menjawab. Coba lagi.',
    en: 'The server cannot answer. Try again.',
  });
};
