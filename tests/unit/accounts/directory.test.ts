import { createServer as createWebServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { Client, Entry } from 'ldapts';
import { PresenceFilter } from 'ldapts';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../server/config.ts';
import { directoryOf } from '../../../server/directory/index.ts';
import { findPeople } from '../../../server/directory/ldap/entries.ts';
import { hostCertificate } from '../../support/host-certificate.ts';

const ldapEnv = {
  LDAP_URL: 'ldap://127.0.0.1:389',
  LDAP_STARTTLS: '0',
  LDAP_BASE: 'dc=perusahaan',
  LDAP_BIND_DN: 'cn=naskah',
  LDAP_BIND_PASSWORD: 'rahasia sekali',
};
const oidcEnv = {
  OIDC_ISSUER: 'https://masuk.perusahaan.example',
  OIDC_CLIENT_ID: 'naskah',
  OIDC_CLIENT_SECRET: 'rahasia sekali',
};

describe('settings of the directory', () => {
  it('are off by default and taken where they are whole', () => {
    expect(readEnvironment({}).directory).toMatchObject({ makesPeople: false });
    expect(readEnvironment({}).directory).not.toHaveProperty('oidc');
    expect(readEnvironment({ ...ldapEnv, ...oidcEnv }).directory).toMatchObject({
      oidc: { nppClaim: 'preferred_username', sessionHours: 12 },
      ldap: { startTls: false, emailAttribute: 'mail' },
    });
  });

  it.each([
    [{ ...oidcEnv, OIDC_ISSUER: 'masuk.perusahaan.example' }, /OIDC_ISSUER must/],
    [{ ...oidcEnv, OIDC_ISSUER: 'http://masuk.perusahaan.example' }, /OIDC_ISSUER is .* https/],
    [{ ...oidcEnv, OIDC_ISSUER: 'https://a:b@masuk.perusahaan.example' }, /OIDC_ISSUER must/],
    [{ ...oidcEnv, OIDC_CLIENT_SECRET: '' }, /OIDC_CLIENT_SECRET is missing/],
    [{ OIDC_CLIENT_ID: 'naskah' }, /OIDC_ISSUER is missing/],
    [{ ...oidcEnv, OIDC_SCOPE: 'profile' }, /OIDC_SCOPE must/],
    [{ ...oidcEnv, OIDC_SESSION_HOURS: '0' }, /OIDC_SESSION_HOURS must/],
    [{ ...ldapEnv, LDAP_BASE: '' }, /LDAP_URL needs/],
    [{ ...ldapEnv, LDAP_URL: 'ldap://dc1.perusahaan.example' }, /LDAP_STARTTLS is 0/],
    [{ ...ldapEnv, LDAP_FILTER: 'objectClass=person' }, /LDAP_FILTER must/],
    [{ ...ldapEnv, LDAP_FILTER: '(&(objectClass=person)' }, /LDAP_FILTER must/],
    [{ LDAP_BASE: 'dc=perusahaan' }, /LDAP_URL is missing/],
  ])('are refused at start with what is wrong, and no secret in it: %o', (env, words) => {
    expect(() => readEnvironment(env)).toThrow(words);
    expect(() => readEnvironment(env)).not.toThrow(/rahasia/);
  });
});

it('takes nobody for present whom the directory has locked, whichever it is', async () => {
  const entry = (uid: string, more: object): Entry => ({
    dn: `uid=${uid}`,
    entryUUID: Buffer.from(uid),
    mail: `${uid}@naskah.example`,
    ...more,
  });
  const entries = [
    entry('a', { userAccountControl: '512' }),
    entry('b', { userAccountControl: '514' }),
    entry('c', { pwdAccountLockedTime: '000001010000Z' }),
    entry('d', { nsAccountLock: 'TRUE' }),
    entry('e', { entryUUID: Buffer.from([0xff, 0x01]) }),
    entry('f', { entryUUID: [] }),
  ];
  const client = { search: async () => ({ searchEntries: entries }) } as unknown as Client;
  const { ldap } = readEnvironment(ldapEnv).directory;
  if (!ldap) throw new Error('No LDAP is set');
  const found = await findPeople(client, ldap, new PresenceFilter({ attribute: 'mail' }));
  expect(found.map(({ person, isEnabled }) => [person.subject, isEnabled])).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
    ['d', false],
    ['ff01', true],
  ]);
});

it('is given up soon, by each way, when it takes the call and never answers', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as AddressInfo;
  const settings = readEnvironment({
    ...{ ...ldapEnv, LDAP_URL: `ldap://127.0.0.1:${port}` },
    ...{ ...oidcEnv, OIDC_ISSUER: `http://127.0.0.1:${port}` },
  });
  settings.directory.timeout = 0.1;
  const { oidc, ldap } = directoryOf(settings);
  await expect(ldap?.test()).rejects.toMatchObject({ fault: 'unreachable' });
  await expect(oidc?.begin()).rejects.toMatchObject({ fault: 'unreachable' });
  silent.close();
});

it('is not believed where a provider answers for another issuer, as no provider, or with a foreign certificate', async () => {
  const foreign = { issuer: 'https://asing.example', authorization_endpoint: 'https://asing.example/a' };
  const { certificate: cert, key } = await hostCertificate();
  const json = { 'content-type': 'application/json' };
  const servers = [
    createWebServer((_, answer) => answer.writeHead(200, json).end(JSON.stringify(foreign))),
    createWebServer((_, answer) => answer.writeHead(200, json).end('<p>Masuk</p>')),
    createWebServer((_, answer) =>
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>Masuk</p>'),
    ),
    createWebServer((_, answer) => answer.writeHead(503).end('Sedang dirawat')),
    createSecureServer({ cert, key }, (_, answer) => answer.end('{}')),
  ] as const;
  const faults = await Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((done) => server.listen(0, 'localhost', done));
      const { port } = server.address() as AddressInfo;
      const scheme = server === servers.at(-1) ? 'https' : 'http';
      const settings = readEnvironment({ ...oidcEnv, OIDC_ISSUER: `${scheme}://localhost:${port}` });
      const fault = await directoryOf(settings)
        .oidc?.test()
        .catch((error) => error.fault);
      server.close();
      return fault;
    }),
  );
  // One that is down behind its proxy is no other one.
  expect(faults).toEqual(['untrusted', 'untrusted', 'untrusted', 'unreachable', 'untrusted']);
});
