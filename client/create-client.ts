import type { AnswerOf, BodyOf, Call, Method, ParamsOf, QueryNamesOf } from '../domain/calls/define-call.ts';
import type { ContractOf, KnownPath } from './contracts.ts';

type Value = string | number | boolean | null | undefined | readonly (string | number)[];
type Given<C extends Call> = {
  query?: { [Name in QueryNamesOf<C>]?: Value };
  signal?: AbortSignal;
  ifMatch?: number;
} & (keyof ParamsOf<C> extends never ? { params?: never } : { params: ParamsOf<C> }) &
  ([BodyOf<C>] extends [never] ? { body?: never } : { body: BodyOf<C> });
type Arguments<C extends Call> = [C] extends [never]
  ? [thereIsNoSuchCall: never]
  : Record<never, never> extends Given<C>
    ? [given?: Given<C>]
    : [given: Given<C>];
type Loose = {
  params?: Record<string, string>;
  query?: Record<string, Value>;
  body?: unknown;
  signal?: AbortSignal;
  ifMatch?: number;
};

export type Client = {
  /** A call by the method and path of its contract; the answer's data. @throws Refused */
  call: <M extends Method, const Path extends KnownPath>(
    method: M,
    path: Path,
    ...given: Arguments<ContractOf<M, Path>>
  ) => Promise<AnswerOf<ContractOf<M, Path>>>;
};

/** What the server refused: its message, messages by field, and with 409 the record as it is now. */
export class Refused extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]>;
  readonly data: unknown;
  constructor(status: number, body: { message?: string; errors?: Record<string, string[]>; data?: unknown }) {
    super(body.message ?? `HTTP ${status}`);
    this.status = status;
    this.errors = body.errors ?? {};
    this.data = body.data;
  }
}

/** A client of the server's calls for scripts and other programs; types alone come from the contracts. */
export function createClient({
  url,
  token,
  apiKey = 'naskah-web',
}: {
  url: string;
  token?: string;
  apiKey?: string;
}): Client {
  const call = async (
    method: Method,
    path: string,
    { params = {}, query = {}, body, signal, ifMatch }: Loose = {},
  ) => {
    const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
    const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
    const isRaw = body instanceof Blob || body instanceof FormData;
    const response = await fetch(
      `${url.replace(/\/+$/, '')}${address}${asked.length > 0 ? `?${search}` : ''}`,
      {
        method,
        headers: {
          'X-Api-Key': apiKey,
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
          ...(body !== undefined && !isRaw && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
        ...(signal && { signal }),
      },
    );
    return dataOf(response);
  };
  return { call: call as Client['call'] };
}

async function dataOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('Content-Type')?.includes('json');
  if (response.ok && (!isJson || response.headers.has('Content-Disposition'))) return response.blob();
  const body = isJson ? await response.json() : {};
  if (!response.ok) throw new Refused(response.status, body);
  return body !== null && typeof body === 'object' && 'data' in body ? body.data : body;
}
