import { isIP } from 'node:net';
import type { Client } from 'ldapts';
import { DirectoryError } from '../person.ts';
import type { LdapSettings } from '../settings.ts';

export type Connect = { settings: LdapSettings; timeout: number };

/**
 * Works with a connection of its own, bound as `dn`; certificates are checked, referrals are not followed.
 * @throws DirectoryError
 */
export async function bound<T>(
  { settings, timeout }: Connect,
  { dn, password }: { dn: string; password: string },
  work: (client: Client) => Promise<T>,
): Promise<T> {
  // An empty password would bind as nobody, which succeeds (RFC 4513, 5.1.2).
  if (!dn || !password) throw new DirectoryError('rejected', 'empty password');
  const { Client } = await import('ldapts');
  const milliseconds = timeout * 1000;
  const { hostname } = new URL(settings.url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const tls = { host, ...(isIP(host) === 0 && { servername: host }), minVersion: 'TLSv1.2' } as const;
  const client = new Client({
    url: settings.url,
    timeout: milliseconds,
    connectTimeout: milliseconds,
    ...(settings.url.startsWith('ldaps:') && { tlsOptions: tls }),
  });
  try {
    if (settings.startTls) await client.startTLS(tls);
    await client.bind(dn, password);
    return await work(client);
  } catch (error) {
    throw faultOf(error);
  } finally {
    await client.unbind().catch(() => undefined);
  }
}

const untrusted = /CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME|ERR_TLS|ERR_SSL|EPROTO/;
/** Result codes of LDAP (RFC 4511): the directory answers, and does not take the name or password. */
const refused = [49, 50, 48, 8, 53];
const wrongBase = [32, 34];

function faultOf(error: unknown): DirectoryError {
  if (error instanceof DirectoryError) return error;
  const { name, code } = error as { name?: string; code?: unknown };
  if (typeof code === 'number' && refused.includes(code))
    return new DirectoryError('rejected', `${name} (${code})`);
  if (typeof code === 'number' && wrongBase.includes(code))
    return new DirectoryError('incomplete', `${name} (${code})`);
  if (typeof code === 'string' && untrusted.test(code)) return new DirectoryError('untrusted', code);
  return new DirectoryError(
    'unreachable',
    typeof code === 'string' ? code : `${name ?? 'Error'} ${code ?? ''}`.trim(),
  );
}
