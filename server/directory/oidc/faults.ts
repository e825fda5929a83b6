import { DirectoryError } from '../person.ts';

type Told = Error & { code?: unknown; error?: unknown; cause?: unknown };

/** Codes of openid-client, oauth4webapi and Node, by what they mean to who reads about them. */
const untrusted =
  /CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME|ERR_TLS|ERR_SSL|EPROTO|JWT_|KEY_SELECTION|INVALID_RESPONSE|RESPONSE_IS_NOT_|PARSE_ERROR|ATTRIBUTE_COMPARISON|JWS|JWKS/;
const rejectedClients = ['invalid_client', 'unauthorized_client', 'invalid_client_metadata'];

/** What went wrong at the provider, as a fault with words for administrators; nothing secret is in them. */
export function faultOf(error: unknown): DirectoryError {
  if (error instanceof DirectoryError) return error;
  const { name, told, codes, isDown } = readError(error);
  if (isDown) return new DirectoryError('unreachable', codes.join(', '));
  if (typeof told === 'string') {
    if (rejectedClients.includes(told)) return new DirectoryError('rejected', told);
    if (told === 'invalid_grant') return new DirectoryError('stale', told);
    return new DirectoryError('denied', told.slice(0, 80));
  }
  if (codes.some((code) => untrusted.test(code))) return new DirectoryError('untrusted', codes.join(', '));
  if (name === 'TypeError' || codes.length > 0)
    return new DirectoryError('unreachable', codes.join(', ') || 'no answer');
  return new DirectoryError('unreachable', name);
}

function readError(error: unknown): { name: string; told: unknown; codes: string[]; isDown: boolean } {
  const codes: string[] = [];
  let name = '';
  let told: unknown;
  let isDown = false;
  for (let at = error as Told | undefined; at instanceof Error && codes.length < 6; at = at.cause as Told) {
    name ||= at.name;
    told ??= typeof at.error === 'string' ? at.error : undefined;
    if (typeof at.code === 'string') codes.push(at.code);
    // An answer that was not understood: of a server in trouble, or of its proxy.
    isDown ||= at.cause instanceof Response && at.cause.status >= 500;
  }
  return { name, told, codes, isDown };
}
