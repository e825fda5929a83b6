import { HttpError } from 'ra-core';

/** `{field: message}`; what belongs to no field stands under root.serverError. */
export type FormErrors = { root?: { serverError: string } } & Record<string, unknown>;

/** The failure that an answer with an error status stands for. */
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

/** An HttpError whose body.errors react-admin puts at the fields (SPEC A6: errors are lists of messages). */
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
  if (status === 401) return 'Sesi Anda berakhir. Silakan masuk lagi.';
  if (status === 403) return 'Anda tidak berhak melakukan ini.';
  if (status === 404) return 'Data tidak ditemukan.';
  if (status === 409) return 'Data ini berubah atau masih dipakai.';
  if (status === 413) return 'Berkas terlalu besar.';
  if (status === 429) return 'Terlalu banyak permintaan. Coba lagi sebentar.';
  return 'Server tidak dapat menjawab. Coba lagi.';
};
