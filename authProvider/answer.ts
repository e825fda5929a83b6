/** A service's response with its envelope opened (SPEC A6). */
export type Answer<T> = {
  /** HTTP success and, where the body has one, statusCode 200. */
  ok: boolean;
  /** The HTTP status; 0 when nobody answered. */
  status: number;
  message?: string;
  errors?: Record<string, string[]>;
  data?: T;
  /** Seconds to wait, from a 429's Retry-After. */
  retryAfter?: number;
};

type Envelope = Record<string, unknown> & {
  statusCode?: number;
  message?: string;
  errors?: Record<string, string[]>;
  data?: unknown;
};

const parse = async (response: Response): Promise<Envelope> => {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Envelope) : {};
};

/**
 * Opens the envelope. A statusCode other than 200 counts as failure (SPEC A5).
 * @returns data, or the whole body where a service answers without data (ChangeRolesV2)
 */
export async function readAnswer<T>(response: Response): Promise<Answer<T>> {
  const body = await parse(response);
  const retryAfter = Number(response.headers.get('Retry-After'));
  return {
    ok: response.ok && (body.statusCode ?? 200) === 200,
    status: response.status,
    data: (body.data ?? body) as T,
    ...(body.message && { message: body.message }),
    ...(body.errors && { errors: body.errors }),
    ...(retryAfter > 0 && { retryAfter }),
  };
}

/** The answer when the network or the server is away. */
export const unreachable: Answer<never> = { ok: false, status: 0 };
