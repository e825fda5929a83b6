import { describe, expect, it } from 'vitest';
import type { ApiToken } from '../../../domain/calls/account.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import { demoPassword } from '../../../server/demo/index.ts';
import { type Caller, type Page, testApp } from '../../support/app.ts';

const { stranger, signIn, pool } = await testApp();
const base = '/user/api/Account/Token';
const actor = '/user/api/Account/GetUserByToken';
type Entry = { id: string; type: string };

const entriesOf = async (caller: Caller): Promise<Entry[]> => (await caller.get(actor)).body.data.listRoles;

async function wanted(caller: Caller, more: object = {}) {
  const [main] = await entriesOf(caller);
  return {
    name: 'Laporan harian',
    access: 'read',
    entryId: main?.id,
    expiresOn: plusDays(dayInWib(), 30),
    password: demoPassword,
    ...more,
  };
}

/** Whoever holds a token. */
const holder = (token: string) => ({
  ask: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    stranger.ask({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
      remoteAddress: '10.7.7.7',
    }),
});
const make = async (caller: Caller, more: object = {}) =>
  (await caller.post(base, await wanted(caller, more))).body.data as { id: string; token: string };

describe('an API token', () => {
  it('is told once, kept as a fingerprint, and listed with when and from where it was used', async () => {
    const staff = await signIn('staf');
    const { token } = await make(staff);
    expect(token).toMatch(/^naskah_[\w-]{43}$/);
    const before = (await staff.get<Page<ApiToken>>(base)).body.data;
    expect(before.items).toMatchObject([{ name: 'Laporan harian', access: 'read', lastUsedAt: null }]);
    expect(JSON.stringify(before)).not.toContain(token.slice(7));
    const stored = await pool.query('select to_jsonb(t) as row from api_token t');
    expect(JSON.stringify(stored.rows)).not.toContain(token.slice(7));
    expect((await holder(token).ask('GET', actor)).body.data.email).toBe('staf@naskah.example');
    const [after] = (await staff.get<Page<ApiToken>>(base)).body.data.items;
    expect(after).toMatchObject({ lastAddress: '10.7.7.7', lastUsedAt: expect.stringMatching(/^20/) });
  });

  it('signs no minutes of retention', async () => {
    const { token } = await make(await signIn('atasan'), { access: 'write' });
    const proposal = '/arsip/api/Retention/proposals/01930000-0000-7000-8000-000000000000';
    const take = async (step: string) =>
      (await holder(token).ask('POST', `${proposal}/${step}`, { password: demoPassword })).status;
    for (const step of [
      'sign-first',
      'sign-second',
      'approve',
      'witness-legal',
      'witness-audit',
      'hand-over',
    ])
      expect(await take(step), step).toBe(403);
    expect(await take('check')).toBe(404);
  });

  it('signs no letter, one or many: that is its person’s own act', async () => {
    const { token } = await make(await signIn('staf'), { access: 'write' });
    const id = '01930000-0000-7000-8000-000000000000';
    for (const at of [`Letter/${id}/sign`, 'Task/sign', 'Task/sign/batch'])
      expect(
        (await holder(token).ask('POST', `/letter/api/${at}`, { ids: [id], password: demoPassword })).status,
        at,
      ).toBe(403);
  });

  it('has the rights of its person in its role and no more', async () => {
    const [admin, staff] = [await signIn('admin'), await signIn('staf')];
    const ofAdmin = holder((await make(admin)).token);
    const ofStaff = holder((await make(staff)).token);
    expect((await ofAdmin.ask('GET', '/user/api/User')).status).toBe(200);
    expect((await ofStaff.ask('GET', '/user/api/User')).status).toBe(403);

    const secretary = await signIn('sekretaris');
    const acting = (await entriesOf(secretary)).find(({ type }) => type === 'Secretary');
    const { token } = await make(secretary, { entryId: acting?.id, name: 'Meja direktur' });
    expect((await holder(token).ask('GET', actor)).body.data.type).toBe('Secretary');
    // The person goes on in their own role.
    expect((await secretary.get(actor)).body.data.type).toBe('User Main Role');
    await pool.query('update secretary set is_active = false where id = $1', [acting?.id]);
    await pool.query("select pg_notify('naskah_access', '')");
    await expect.poll(async () => (await holder(token).ask('GET', actor)).status).toBe(401);
  });

  it('reads only where it was made so; a writing one leaves its name in the audit log', async () => {
    const admin = await signIn('admin');
    const url = '/master-data/api/ArchiveType';
    const kind = { code: 'TKN', name: 'Lewat token', medium: 'kertas' };
    const reading = holder((await make(admin)).token);
    const refused = await reading.ask('POST', url, kind);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe('Token API ini hanya untuk membaca.');
    expect((await reading.ask('GET', url)).status).toBe(200);

    const { id, token } = await make(admin, { access: 'write', name: 'Sinkron unit' });
    const made = await holder(token).ask('POST', url, kind);
    expect([made.status, made.body.errors]).toEqual([200, undefined]);
    const record = made.body.data;
    const changed = await holder(token).ask('PUT', `${url}/${record.id}`, {
      ...kind,
      name: 'Lewat token lagi',
      version: record.version,
    });
    expect([changed.status, changed.body.errors]).toEqual([200, undefined]);
    const noted = await pool.query(
      'select action, token_id from audit_log where record_id = $1 order by id',
      [record.id],
    );
    expect(noted.rows).toEqual([
      { action: 'create', token_id: id },
      { action: 'update', token_id: id },
    ]);
    const history = await admin.get(`${url}/${record.id}/history`);
    expect(history.body.data.items[0].via).toBe('Sinkron unit');
  });

  it.each([
    ['GET', '/user/api/Account/Token'],
    ['POST', '/user/api/Account/Token'],
    ['GET', '/user/api/Account/Session'],
    ['POST', '/user/api/Account/Session/revoke-others'],
    ['POST', '/user/api/Account/ChangePassword'],
    ['POST', '/user/api/Account/TwoFactor'],
    ['POST', '/user/api/Account/TwoFactor/end'],
    ['PUT', '/user/api/Account/Language'],
    ['DELETE', '/user/api/Account/Picture'],
    ['POST', '/user/api/Role/ChangeRolesV2'],
    ['GET', '/user/api/Role/ChangeRoles/0199ffff-0000-7000-8000-000000000000'],
    ['DELETE', '/user/api/User/0199ffff-0000-7000-8000-000000000000/TwoFactor'],
    ['POST', '/calendar/api/Subscription'],
  ] as const)('cannot %s %s, whatever it may', async (method, url) => {
    const admin = await signIn('admin');
    const { id, token } = await make(admin, { access: 'write' });
    const answer = await holder(token).ask(method, url, method === 'GET' ? undefined : {});
    expect(answer.status).toBe(403);
    await admin.delete(`${base}/${id}`);
  });

  it('ends when it is revoked, when its time is over, and with a reset password', async () => {
    const legal = await signIn('legal');
    const [first, second, third] = [await make(legal), await make(legal), await make(legal)];
    const isIn = async ({ token }: { token: string }) => (await holder(token).ask('GET', actor)).status;
    expect(await isIn(first)).toBe(200);
    expect((await (await signIn('staf')).delete(`${base}/${first.id}`)).status).toBe(404);
    expect((await legal.delete(`${base}/${first.id}`)).status).toBe(200);
    expect(await isIn(first)).toBe(401);
    expect((await legal.delete(`${base}/${first.id}`)).status).toBe(404);

    await pool.query("update api_token set expires_at = now() - interval '1 second' where id = $1", [
      second.id,
    ]);
    expect(await isIn(second)).toBe(401);
    expect((await legal.get<Page<ApiToken>>(base)).body.data.items).toHaveLength(2);

    expect(await isIn(third)).toBe(200);
    const admin = await signIn('admin');
    const { id } = (await legal.get(actor)).body.data;
    const record = (await admin.get(`/user/api/User/${id}`)).body.data;
    const { personName, npp, email, isldap, roleIds, version } = record;
    const saved = await admin.put(`/user/api/User/${id}`, {
      ...{ personName, npp, email, isldap, roleIds, version },
      password: 'Kata-Sandi-9',
    });
    expect(saved.status).toBe(200);
    expect(await isIn(third)).toBe(401);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ name: 'a\u0000b' }, 'name'],
    [{ access: 'admin' }, 'access'],
    [{ entryId: '0199ffff-0000-7000-8000-000000000000' }, 'entryId'],
    [{ expiresOn: plusDays(dayInWib(), -1) }, 'expiresOn'],
    [{ expiresOn: plusDays(dayInWib(), 400) }, 'expiresOn'],
    [{ expiresOn: '2026-02-30' }, 'expiresOn'],
    [{ password: 'salah' }, 'password'],
    [{ userId: 'x' }, 'userId'],
  ])('is not made with %j', async (wrong, field) => {
    const director = await signIn('direktur');
    const answer = await director.post(base, await wanted(director, wrong));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect((await director.get<Page<ApiToken>>(base)).body.data.totalCount).toBe(0);
  });

  it('is one of twenty at most, and nothing that only looks like one opens anything', async () => {
    const archivist = await signIn('arsiparis');
    const body = await wanted(archivist);
    const made = await Promise.all(Array.from({ length: 6 }, () => archivist.post(base, body)));
    expect(made.every(({ status }) => status === 200)).toBe(true);
    await pool.query(
      `insert into api_token (id, user_id, name, access, token_hash, expires_at)
       select gen_random_uuid(), user_id, name, access, token_hash || n, expires_at
       from (select * from api_token where id = $1) t, generate_series(1, 14) n`,
      [made[0]?.body.data.id],
    );
    expect((await archivist.post(base, body)).body.errors.name?.[0]).toMatch(/sudah memiliki 20 token/);
    for (const token of ['naskah_', `naskah_${'A'.repeat(43)}`, 'naskah_\u0000'])
      expect((await holder(encodeURI(token)).ask('GET', actor)).status).toBe(401);
  });
});
