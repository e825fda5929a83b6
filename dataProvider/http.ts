import type {
  AddressOf,
  AnswerOf,
  BodyOf,
  Call,
  FileOf,
  Method,
  QueryNamesOf,
} from '../domain/calls/define-call.ts';
import { failureOf, refusal } from './failure.ts';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
export type Query = Record<string, QueryValue>;
/** What any call may be given: its signal cancels it. */
export type Signalled = { signal?: AbortSignal };
type Init = RequestInit & { query?: Query };
type Given = Signalled & { query?: Query; body?: unknown };
type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

type FileCall = Call & { answer: FileOf };
type DataCall = Call & { answer: Exclude<Call['answer'], FileOf> };

/** What goes with a call: its body where its contract has one, its query's parameters by their names. */
type Sent<C extends Call> = Signalled & { query?: { [Name in QueryNamesOf<C>]?: QueryValue } };
type SentWith<C extends Call> = [BodyOf<C>] extends [never]
  ? [sent?: Sent<C>]
  : [sent: Sent<C> & { body: Sendable<BodyOf<C>> }];
/** Forms send null for what is not filled in yet; the server names it. */
export type Sendable<T> = T extends Blob | FormData
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Sendable<Item>[]
    : T extends object
      ? { [Key in keyof T]: Sendable<T[Key]> | null }
      : T;

export type Http = {
  /** A call by its contract: method, address, query's names, body and the answer's data are of its types. */
  call: <C extends DataCall>(
    method: C['method'],
    address: AddressOf<C>,
    ...sent: SentWith<C>
  ) => Promise<AnswerOf<C>>;
  /** A call whose contract answers a file. */
  file: <C extends FileCall>(
    method: C['method'],
    address: AddressOf<C>,
    ...sent: SentWith<C>
  ) => Promise<Blob>;
  /** As `file`, for its headers and to stream it. */
  fileResponse: <C extends FileCall>(
    method: C['method'],
    address: AddressOf<C>,
    ...sent: SentWith<C>
  ) => Promise<Response>;
  /** Opens the envelope `{statusCode, message, data}` and gives its data. */
  json: <T>(path: string, init?: Init) => Promise<T>;
};

/**
 * The one place that opens responses (SPEC A5, A6): a statusCode other than 200 fails even when HTTP says 200.
 * @throws HttpError with `body.errors` as react-admin's server-side validation takes them
 */
export const createHttp = (apiUrl: string, fetch: Fetch): Http => {
  const ask = (path: string, { query, ...init }: Init = {}) =>
    fetch(`${apiUrl}${path}${queryString(query)}`, withHeaders(init));
  const json = async <T>(path: string, init?: Init) => openEnvelope<T>(await ask(path, init));
  const fileResponse = async (method: Method, address: string, sent?: Given) => {
    const response = await ask(address, initOf(method, sent));
    if (!response.ok) throw await failureOf(response);
    return response;
  };
  return {
    json,
    call: <C extends DataCall>(method: C['method'], address: AddressOf<C>, ...[sent]: SentWith<C>) =>
      json<AnswerOf<C>>(address, initOf(method, sent)),
    file: async (method, address, ...[sent]) => (await fileResponse(method, address, sent)).blob(),
    fileResponse: (method, address, ...[sent]) => fileResponse(method, address, sent),
  };
};

/**
 * Extracts a response's data; one without envelope (GET /dashboard/api/Ringkasan) is its own data.
 * @throws HttpError on failure
 */
export async function openEnvelope<T>(response: Response): Promise<T> {
  if (!response.ok) throw await failureOf(response);
  const text = await response.text();
  const body: unknown = text === '' ? null : parse(text, response);
  if (!isEnvelope(body)) return body as T;
  if (body.statusCode !== 200) throw refusal(body.statusCode, body);
  // ChangeRolesV2 answers {statusCode, token} without data: the rest of the envelope is the data.
  return ('data' in body ? body.data : body) as T;
}

/** `?a=1&b=x,y`, without undefined, null or empty values. */
function queryString(query: Query = {}): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
      continue;
    parameters.set(key, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = parameters.toString();
  return text ? `?${text}` : '';
}

const initOf = (method: Method, { body, ...init }: Given = {}): Init => ({
  ...init,
  method,
  ...bodyInit(body),
});

/** Bytes and forms go as they are, all else as JSON. */
function bodyInit(body: unknown): RequestInit {
  if (body instanceof Blob)
    return { body, headers: { 'Content-Type': body.type || 'application/octet-stream' } };
  if (body instanceof FormData) return { body };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

/** Sets a content type only with a body: many servers refuse a DELETE that names one without. */
function withHeaders(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  if (!init.body) headers.delete('Content-Type');
  else if (typeof init.body === 'string') headers.set('Content-Type', 'application/json');
  return { ...init, headers };
}

const isEnvelope = (body: unknown): body is { statusCode: number; data?: unknown } =>
  typeof body === 'object' && body !== null && 'statusCode' in body && typeof body.statusCode === 'number';

function parse(text: string, response: Response): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(response.status === 200 ? 502 : response.status, null);
  }
}
