import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { compareWithDirectory } from '../../../../server/accounts/index.ts';
import { joinHooks } from '../../../../server/crud/index.ts';
import { demoPassword } from '../../../../server/demo/index.ts';
import { directoryOf } from '../../../../server/directory/index.ts';
import { Refusal } from '../../../../server/http/index.ts';
import { successionHooks } from '../../../../server/letters/succession/index.ts';
import { accessHooks } from '../../../../server/permissions/index.ts';
import { testApp } from '../../../support/app.ts';
import { hostCertificate } from '../../../support/host-certificate.ts';
import { hasSlapd, ldapService, openSlapd } from '../../../support/slapd.ts';

const people = [
  {
    uid: 'legal',
    cn: 'Legal dari LDAP',
    npp: 'L-77',
    mail: 'legal@naskah.example',
    password: 'kata sandi ldap',
  },
  { uid: 'baru', cn: 'Orang (Baru)*', npp: 'B-1', mail: 'baru@naskah.example', password: 'kata sandi baru' },
  { uid: 'admin', cn: 'Penyerang', npp: 'X-1', mail: 'admin@naskah.example', password: 'kata sandi jahat' },
];
const { base } = ldapService;

describe.runIf(hasSlapd)('a directory (slapd)', async () => {
  const own = await hostCertificate();
  const slapd = await openSlapd(people, own);
  afterAll(slapd.close);
  const server = await testApp({
    env: {
      LDAP_URL: slapd.url,
      LDAP_STARTTLS: '0',
      LDAP_BASE: base,
      LDAP_BIND_DN: ldapService.dn,
      LDAP_BIND_PASSWORD: ldapService.password,
      DIRECTORY_TIMEOUT: '3',
    },
  });
  const { stranger, signIn, pool, config } = server;
  const admin = await signIn('admin');
  const login = (email: string, password: string) =>
    stranger.post('/user/api/Account/login', { email, password });
  const idOf = async (email: string) =>
    (await pool.query('select id from "user" where email = $1', [email])).rows[0]?.id as string;
  const legalId = await idOf('legal@naskah.example');
  const stateOf = async (id: string) =>
    (await pool.query('select is_active as active, role_ids as roles from "user" where id = $1', [id]))
      .rows[0];
  const hooks = joinHooks(accessHooks, successionHooks)['manajemen-user.user'];
  const night = () => compareWithDirectory(server, new Date(), hooks);

  beforeEach(async () => {
    config.directory.makesPeople = false;
    await pool.query(`update "user" set isldap = '1', is_active = true where id = $1`, [legalId]);
    await pool.query('delete from sign_in_failure');
  });

  it('signs in by e-mail and by number with the password that it keeps, and by no other', async () => {
    expect((await stranger.get('/user/api/Account/SignInWays')).body.data).toEqual({
      oidc: false,
      ldap: true,
    });
    const answer = await login('legal@naskah.example', 'kata sandi ldap');
    expect(answer.status, answer.body.message).toBe(200);
    expect(answer.body.data.user).toMatchObject({
      personName: 'Legal dari LDAP',
      npp: 'L-77',
      isldap: 1,
      signedInBy: 'ldap',
    });
    expect((await login('l-77', 'kata sandi ldap')).status).toBe(200);
    for (const password of [demoPassword, 'salah', ' '])
      expect((await login('legal@naskah.example', password)).status).toBe(401);
    expect((await login('legal@naskah.example', '')).status).toBe(422);
    expect(await directoryOf(config).ldap?.authenticate('legal@naskah.example', '')).toBeUndefined();
  });

  it('takes what is typed as it is: no filter, no other’s account, nobody who is not there', async () => {
    for (const typed of ['*', 'legal@*', ')(uid=*', 'legal@naskah.example)(|(uid=*', '\\2a', 'tidak.ada'])
      expect([typed, (await login(typed, 'kata sandi ldap')).status]).toEqual([typed, 401]);
    // A local account is never asked of the directory, whatever it says there.
    expect((await login('admin@naskah.example', 'kata sandi jahat')).status).toBe(401);
    expect((await login('admin@naskah.example', demoPassword)).status).toBe(200);
    const taken = await login('X-1', 'kata sandi jahat');
    expect([taken.status, taken.body.message]).toEqual([403, expect.stringMatching(/kata sandi Naskah/)]);
  });

  it('makes a person where that is set, whom an administrator also finds by searching', async () => {
    expect((await login('baru@naskah.example', 'kata sandi baru')).body.message).toMatch(/belum terdaftar/);
    const found = async (text: string) =>
      (await admin.get(`/user/api/Directory/People?search=${encodeURIComponent(text)}`)).body.data.items;
    expect(await found('(Baru)*')).toEqual([
      { personName: 'Orang (Baru)*', npp: 'B-1', email: 'baru@naskah.example', isKnown: false },
    ]);
    expect((await (await signIn('staf')).get('/user/api/Directory/People?search=legal')).status).toBe(403);
    config.directory.makesPeople = true;
    expect((await login('baru@naskah.example', 'kata sandi baru')).body.message).toMatch(
      /belum memiliki jabatan/,
    );
    expect(await found('B-1')).toMatchObject([{ isKnown: true }]);
  });

  it('lists who has not signed in for long, never used and longest unused first, to administrators alone', async () => {
    const idle = async () => (await admin.get('/user/api/Directory/Idle')).body.data;
    await pool.query(`update "user" set created_at = now() - interval '200 days' where id = $1`, [legalId]);
    expect((await idle()).items.map(({ id }: { id: string }) => id)).not.toContain(legalId);
    await pool.query(
      `update audit_log set at = now() - interval '91 days' where user_id = $1 and action = 'sign-in'`,
      [legalId],
    );
    expect((await idle()).items).toContainEqual(
      expect.objectContaining({ id: legalId, lastSignInAt: expect.any(String) }),
    );
    await admin.put(`/user/api/User/${legalId}`, { isActive: false });
    expect((await idle()).items.map(({ id }: { id: string }) => id)).not.toContain(legalId);
    expect((await (await signIn('staf')).get('/user/api/Directory/Idle')).status).toBe(403);
  });

  it('confirms with its password what asks for one once more', async () => {
    const { token, user } = (await login('L-77', 'kata sandi ldap')).body.data;
    const made = async (password: string) =>
      stranger.ask({
        method: 'POST',
        url: '/user/api/Account/Token',
        headers: { authorization: `Bearer ${token}` },
        payload: {
          ...{ name: 'Uji', access: 'read', entryId: user.listRoles[0].id, password },
          expiresOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
        },
      });
    expect((await made(demoPassword)).status).toBe(422);
    expect((await made('kata sandi ldap')).status).toBe(200);
  });

  it('gives roles by its groups, and deactivates at night who is gone, but never many at once', async () => {
    const role = (await admin.get('/user/api/Role?PerPage=100')).body.data.items.at(-1);
    const before = (await stateOf(legalId)).roles;
    await admin.post('/user/api/Directory/Group', { name: 'Tim Naskah', roleId: role.id });
    await slapd.change((client) =>
      client.add(`cn=Tim Naskah,${base}`, { objectClass: 'groupOfNames', member: `uid=legal,${base}` }),
    );
    const { refreshToken } = (await login('L-77', 'kata sandi ldap')).body.data;
    expect((await stateOf(legalId)).roles).toEqual([...before, role.id]);
    await slapd.change((client) => client.del(`cn=Tim Naskah,${base}`));
    await night();
    expect(await stateOf(legalId)).toEqual({ active: true, roles: before });

    await slapd.change((client) => client.del(`uid=legal,${base}`));
    // Between the nights the session ends when it is renewed.
    await pool.query(`update session set asked_at = asked_at - interval '11 minutes'`);
    const renewed = await stranger.post('/user/api/Account/RefreshToken', { refreshToken });
    expect([renewed.status, renewed.body.message]).toEqual([
      401,
      expect.stringMatching(/tidak lagi mengenal/),
    ]);
    await night();
    expect((await stateOf(legalId)).active).toBe(false);
    // What follows when somebody is deactivated by screen: their work is handed over.
    const jobs = await pool.query(`select 1 from pgboss.job where data ->> 'kind' = 'hand-over-posts'
      and created_on > now() - interval '1 minute'`);
    expect(jobs.rows.length).toBeGreaterThan(0);
    expect((await admin.get('/user/api/Directory')).body.data.lastRun).toMatchObject({
      outcome: 'done',
      deactivated: 1,
    });

    const ids = (
      await pool.query(`select id from "user" where is_active and isldap = '2' order by id limit 5`)
    ).rows;
    for (const { id } of ids)
      await pool.query(`insert into directory_link (user_id, way, subject) values ($1, 'ldap', $2)`, [
        id,
        id,
      ]);
    await pool.query(`update "user" set isldap = '1' where id = any($1)`, [ids.map(({ id }) => id)]);
    await night();
    const { lastRun } = (await admin.get('/user/api/Directory')).body.data;
    expect(lastRun).toMatchObject({
      outcome: 'held',
      deactivated: 0,
      message: expect.stringMatching(/^5 orang/),
    });
    // One whose deactivation is refused keeps nothing from the others.
    const [kept, left] = ids.map(({ id }) => id);
    await pool.query('delete from directory_link where user_id::text = subject and user_id <> all($1)', [
      [kept, left],
    ]);
    await compareWithDirectory(server, new Date(), {
      afterWrite: async (_executor, { record }) => {
        if (record.id === kept) throw new Refusal(409, 'Tidak dapat.');
      },
    });
    expect([(await stateOf(kept)).active, (await stateOf(left)).active]).toEqual([true, false]);
    await pool.query('update "user" set is_active = true where id = $1', [left]);
    await pool.query('delete from directory_link where user_id::text = subject');
    await pool.query(`update "user" set isldap = '2' where id = any($1)`, [ids.map(({ id }) => id)]);
  });

  it('is not believed behind a foreign certificate, and is behind one that the machine trusts', async () => {
    const test = (url: string, more = {}) =>
      testedWith({ ...config.directory.ldap, url, startTls: url.startsWith('ldap:'), ...more });
    expect(await test(slapd.secureUrl)).toBe('untrusted');
    expect(await test(slapd.url.replace('127.0.0.1', 'localhost'))).toBe('untrusted');
    const roots = getCACertificates('default');
    setDefaultCACertificates([...roots, own.certificate]);
    try {
      expect(await test(slapd.secureUrl)).toBe('good');
      expect(await test(slapd.url.replace('127.0.0.1', 'localhost'))).toBe('good');
      // Trusted, and another machine's all the same.
      expect(await test(slapd.url)).toBe('untrusted');
    } finally {
      setDefaultCACertificates(roots);
    }
    expect(await test(slapd.url, { startTls: false, bindPassword: 'salah' })).toBe('rejected');
    expect(await test(slapd.url, { startTls: false, base: 'dc=lain' })).toBe('incomplete');
  });

  it('leaves local accounts alone when it does not answer, and says so to the others', async () => {
    const { ldap } = config.directory;
    if (!ldap) throw new Error('No LDAP is set');
    ldap.url = 'ldap://127.0.0.1:1';
    const answer = await login('legal@naskah.example', 'kata sandi ldap');
    expect([answer.status, answer.body.message]).toEqual([424, expect.stringMatching(/tidak menjawab/)]);
    expect((await signIn('admin')).token).toBeTruthy();
    await night();
    expect((await admin.get('/user/api/Directory')).body.data.lastRun).toMatchObject({ outcome: 'failed' });
    ldap.url = slapd.url;
  });

  const testedWith = async (ldap: object): Promise<string> => {
    const tried = directoryOf({
      publicUrl: config.publicUrl,
      directory: { ...config.directory, ldap: ldap as NonNullable<typeof config.directory.ldap> },
    });
    return (tried.ldap?.test() ?? Promise.reject()).then(
      () => 'good',
      ({ fault }: { fault: string }) => fault,
    );
  };
});
