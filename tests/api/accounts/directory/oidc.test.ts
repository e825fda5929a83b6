import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { roleEntriesOf } from '../../../../server/accounts/role-entries.ts';
import { demoPassword } from '../../../../server/demo/index.ts';
import { testApp } from '../../../support/app.ts';
import { oidcClient, openProvider, providerBrowser } from '../../../support/oidc-provider.ts';
import { cookieIn, oidcWalk } from '../../../support/oidc-walk.ts';

const provider = await openProvider();
afterAll(provider.close);
const env = {
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: oidcClient.id,
  OIDC_CLIENT_SECRET: oidcClient.secret,
  DIRECTORY_TIMEOUT: '5',
};
const server = await testApp({ env });
const { stranger, signIn, pool, db, config } = server;
const walk = oidcWalk(server);
const admin = await signIn('admin');
const me = '/user/api/Account/GetUserByToken';

const legal = { sub: 'u-1', name: 'Legal Baru', preferred_username: 'L.100', email: 'legal@naskah.example' };
const idOf = async (email: string) =>
  (await pool.query('select id from "user" where email = $1', [email])).rows[0]?.id as string;
const legalId = await idOf('legal@naskah.example');

beforeEach(async () => {
  config.directory.makesPeople = false;
  provider.people.clear();
  provider.people.set(legal.sub, legal);
  await pool.query(`update "user" set isldap = '1', is_active = true where id = $1`, [legalId]);
});
const refused = async (sub: string, words: RegExp, why = 'no-account', status = 403) => {
  const { answer } = await walk.signIn(sub);
  expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(words)]);
  const { rows } = await pool.query(
    `select after->>'why' as why from audit_log where action = 'sign-in-refused' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ why }]);
  expect(cookieIn(answer, 'naskah_refresh')).toBe('');
};

describe('a company account', () => {
  it('signs in who is known by their address, with the name and number that the directory gives', async () => {
    expect((await stranger.get('/user/api/Account/SignInWays')).body.data).toEqual({
      oidc: true,
      ldap: false,
    });
    const { answer } = await walk.signIn('u-1');
    expect(answer.status, answer.body.message).toBe(200);
    expect(answer.body.data.user).toMatchObject({ personName: 'Legal Baru', npp: 'L.100', isldap: 1 });
    const headers = { authorization: `Bearer ${answer.body.data.token}` };
    const devices = await stranger.ask({ method: 'GET', url: '/user/api/Account/Session', headers });
    expect(devices.body.data.items[0]).toMatchObject({ way: 'oidc', isCurrent: true });
    const audited = await pool.query(
      `select after from audit_log where action = 'sign-in' and user_id = $1 order by id desc limit 1`,
      [legalId],
    );
    expect(audited.rows[0].after).toEqual({ way: 'oidc' });
    // Found by the provider's own id, also once the address is another.
    provider.people.set('u-1', { ...legal, email: 'legal.baru@naskah.example' });
    const again = await walk.signIn('u-1');
    expect(again.answer.body.data.user).toMatchObject({ id: legalId, email: 'legal.baru@naskah.example' });
    await pool.query('update "user" set email = $2 where id = $1', [legalId, legal.email]);
  });

  it('no longer opens with a local password, and needs none to be able to sign in', async () => {
    const state = await admin.get(`/user/api/User/${legalId}`);
    expect(state.body.data).toMatchObject({ isldap: '1', signIn: 'dapat' });
    const typed = { email: legal.email, password: demoPassword };
    expect((await stranger.post('/user/api/Account/login', typed)).status).toBe(401);
    expect(
      (await stranger.post('/user/api/Account/login', { ...typed, email: 'admin@naskah.example' })).status,
    ).toBe(200);
  });

  it('is made only where that is set, and says what it lacks', async () => {
    const fresh = {
      sub: 'u-2',
      name: 'Sari Baru',
      preferred_username: 'S-2',
      email: 'sari.baru@naskah.example',
    };
    provider.people.set('u-2', fresh);
    await refused('u-2', /belum terdaftar/);
    config.directory.makesPeople = true;
    await refused('u-2', /belum memiliki jabatan/, 'no-post');
    const made = await idOf(fresh.email);
    expect((await admin.get(`/user/api/User/${made}`)).body.data).toMatchObject({
      personName: 'Sari Baru',
      npp: 'S-2',
      isldap: '1',
      signIn: 'tanpa-jabatan',
    });
    provider.people.set('u-3', { sub: 'u-3', name: 'Tanpa NPP', email: 'tanpa@naskah.example' });
    await refused('u-3', /NPP/, 'directory');
    expect(await idOf('tanpa@naskah.example')).toBeUndefined();
  });

  it('gives the roles of its groups at each sign-in and leaves those given by hand', async () => {
    const roles = (await admin.get('/user/api/Role?PerPage=100')).body.data.items as {
      id: string;
      code: string;
    }[];
    const role = roles.find(({ code }) => code === 'arsiparis') ?? roles.at(-1);
    const before = (await admin.get(`/user/api/User/${legalId}`)).body.data.roleIds as string[];
    const added = await admin.post('/user/api/Directory/Group', { name: 'Naskah Arsip', roleId: role?.id });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    expect(
      (await admin.post('/user/api/Directory/Group', { name: 'naskah arsip', roleId: role?.id })).status,
    ).toBe(422);
    const rolesNow = async (groups: string[]) => {
      provider.people.set('u-1', { ...legal, groups });
      expect((await walk.signIn('u-1')).answer.status).toBe(200);
      return (await admin.get(`/user/api/User/${legalId}`)).body.data.roleIds as string[];
    };
    expect(await rolesNow(['cn=Naskah Arsip,ou=Grup,dc=perusahaan', 'Lain'])).toEqual([...before, role?.id]);
    expect(await rolesNow([])).toEqual(before);
    await admin.delete(`/user/api/Directory/Group/${added.body.data.id}`);
  });
});

describe('an attacker', () => {
  it('cannot use an answer that another browser began, that was used, or that was changed', async () => {
    const { address, cookie } = await walk.begin();
    const query = await providerBrowser().signIn(address, 'u-1');
    const other = await walk.begin();
    for (const [said, kept] of [
      [query, ''],
      [query, other.cookie],
      [query.replace(/state=[^&]+/, 'state=lain'), cookie],
      [query.replace(/iss=[^&]+/, `iss=${encodeURIComponent('http://localhost:1')}`), cookie],
      [query.replace(/code=[^&]+/, 'code=lain'), cookie],
      ['?error=access_denied', cookie],
      ['//penyerang.example/?code=1', cookie],
    ] as const) {
      const answer = await walk.finish(said, kept);
      expect([said, answer.status], answer.body.message).toEqual([
        said,
        expect.toSatisfy((status) => status === 401 || status === 424),
      ]);
      expect(cookieIn(answer, 'naskah_oidc')).toBe('naskah_oidc=');
    }
    // The code itself still works once in the right browser, and never again.
    expect((await walk.finish(query, cookie)).status).toBe(200);
    expect((await walk.finish(query, cookie)).status).toBe(401);
  });

  it('takes no local account over by its address, nor one that another person of the directory has', async () => {
    provider.people.set('u-9', {
      sub: 'u-9',
      name: 'Penyerang',
      preferred_username: 'X9',
      email: 'admin@naskah.example',
    });
    await refused('u-9', /kata sandi Naskah/);
    await walk.signIn('u-1');
    provider.people.set('u-9', { ...legal, sub: 'u-9' });
    await refused('u-9', /akun perusahaan lain/);
    provider.people.set('u-9', {
      ...legal,
      sub: 'u-9',
      preferred_username: 'tidak-ada',
      email: 'Direktur@naskah.example',
      email_verified: false,
    });
    await refused('u-9', /tidak memberi keterangan/, 'directory', 424);
  });

  it('finds a deactivated account closed', async () => {
    await pool.query('update "user" set is_active = false where id = $1', [legalId]);
    await refused('u-1', /dinonaktifkan/);
  });

  it('finds the tokens of the provider sealed, and the secret nowhere', async () => {
    await walk.signIn('u-1');
    const kept = await pool.query(
      `select sealed_tokens from session where way = 'oidc' and sealed_tokens is not null`,
    );
    expect(kept.rows[0].sealed_tokens).not.toMatch(/eyJ/);
    expect(JSON.stringify((await admin.get('/user/api/Directory')).body)).not.toContain(oidcClient.secret);
    expect((await (await signIn('staf')).get('/user/api/Directory')).status).toBe(403);
  });
});

describe('a session of a company account', () => {
  const renew = (refreshToken: string) => stranger.post('/user/api/Account/RefreshToken', { refreshToken });
  const later = () =>
    pool.query(`update session set asked_at = asked_at - interval '11 minutes' where way = 'oidc'`);

  it('goes on while the provider knows its person, and ends at the renewal after they are gone', async () => {
    const { answer } = await walk.signIn('u-1');
    await later();
    const renewed = await renew(answer.body.data.refreshToken);
    expect(renewed.status, renewed.body.message).toBe(200);
    provider.remove('u-1');
    await later();
    const ended = await renew(renewed.body.data.refreshToken);
    expect([ended.status, ended.body.message]).toEqual([
      401,
      expect.stringMatching(/Masuk kembali dengan akun perusahaan/),
    ]);
    const headers = { authorization: `Bearer ${renewed.body.data.token}` };
    expect((await stranger.ask({ method: 'GET', url: me, headers })).status).toBe(401);
  });

  it('ends after its hours where the provider gives nothing to ask with', async () => {
    const { answer } = await walk.signIn('u-1');
    await pool.query(`update session set sealed_tokens = null where way = 'oidc' and revoked_at is null`);
    await later();
    const renewed = await renew(answer.body.data.refreshToken);
    expect(renewed.status).toBe(200);
    await pool.query(`update session set confirmed_at = now() - interval '13 hours' where way = 'oidc'`);
    await later();
    expect((await renew(renewed.body.data.refreshToken)).body.message).toMatch(
      /Masuk kembali dengan akun perusahaan/,
    );
  });

  it('is left at the provider, too', async () => {
    const { answer } = await walk.signIn('u-1');
    const left = await stranger.post('/user/api/Account/RevokeToken', {
      refreshToken: answer.body.data.refreshToken,
    });
    const leave = new URL(left.body.data.leave);
    expect(leave.origin).toBe(provider.issuer);
    expect(leave.searchParams.get('post_logout_redirect_uri')).toBe(`${config.publicUrl}/login`);
    expect(leave.searchParams.get('id_token_hint')).toMatch(/^eyJ/);
  });

  it('proves its person once more at the provider where others type a password, once', async () => {
    const { answer, browser } = await walk.signIn('u-1');
    const headers = { authorization: `Bearer ${answer.body.data.token}` };
    const post = (url: string, payload: object, more = {}) =>
      stranger.ask({ method: 'POST', url, payload, headers: { ...headers, ...more } });
    const [entry] = await roleEntriesOf(db, legalId);
    const token = (password: string) =>
      post('/user/api/Account/Token', {
        ...{ name: 'Uji', access: 'read', entryId: entry?.id, password },
        expiresOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      });
    expect((await token(demoPassword)).status).toBe(422);
    const { address, cookie } = await walk.begin(headers, '/user/api/Account/Oidc/Proof');
    expect(new URL(address).searchParams.get('prompt')).toBe('login');
    const query = await browser.signIn(address, 'u-1');
    // What was begun for a proof signs nobody in.
    expect((await walk.finish(query, cookie)).status).toBe(401);
    const proven = await post('/user/api/Account/Oidc/Proof/Finish', { query }, { cookie });
    expect(proven.status, proven.body.message).toBe(200);
    const made = await token(proven.body.data.proof);
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    expect((await token(proven.body.data.proof)).status).toBe(422);
  });
});

it('tells administrators by a test what is wrong, and leaves local sign-in alone when nobody answers', async () => {
  const test = async () => (await admin.post('/user/api/Directory/Test', { way: 'oidc' })).body.data;
  expect(await test()).toMatchObject({ isGood: true });
  await provider.close();
  expect(await test()).toMatchObject({ isGood: false, message: expect.stringMatching(/tidak menjawab/) });
  const { answer } = await walk.begin();
  expect([answer.status, answer.body.message]).toEqual([424, expect.stringMatching(/tidak menjawab/)]);
  expect((await signIn('staf')).token).toBeTruthy();
});
