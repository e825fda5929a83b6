import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { actorCache } from '../../../server/accounts/actor-cache.ts';
import type { Actor } from '../../../server/actor.ts';
import { type Caller, type Ok, type Page, testApp } from '../../support/app.ts';

// Rights are looked up on every call: a revoked right is gone with the next call, not the next sign-in.
const { signIn, stranger, pool, config } = await testApp();
const admin = await signIn('admin');

type Entry = { id: string; type: string };
type User = { type: string; listRoles: Entry[] };
const me = async (caller: Caller) =>
  (await caller.get<Ok<User>>('/user/api/Account/GetUserByToken')).body.data;
const idOf = async (account: string): Promise<string> =>
  (await pool.query(`select id from "user" where email = $1`, [`${account}@naskah.example`])).rows[0].id;

/** Changes a record as the administrator does, and gives back how to undo it. */
async function change(url: string, values: object): Promise<() => Promise<void>> {
  const before = (await admin.get(url)).body.data;
  const put = async (body: object) => {
    const { version } = (await admin.get(url)).body.data;
    const answer = await admin.put(url, { ...body, version });
    expect(answer.status, answer.body.message).toBe(200);
  };
  await put(values);
  return () => put(Object.fromEntries(Object.keys(values).map((name) => [name, before[name]])));
}

it('a privilege taken from a role', async () => {
  const arsiparis = await signIn('arsiparis');
  const role = await roleOf('arsiparis');
  expect((await arsiparis.get('/master-data/api/ArchiveClassification')).status).toBe(200);
  const undo = await change(`/user/api/Role/${role.id}`, {
    privilegedList: role.privilegedList.filter((path) => path !== '/master-data/klasifikasi-arsip'),
  });
  expect((await arsiparis.get('/master-data/api/ArchiveClassification')).status).toBe(403);
  await undo();
  expect((await arsiparis.get('/master-data/api/ArchiveClassification')).status).toBe(200);
});

it('a role that is deactivated', async () => {
  const legal = await signIn('legal');
  const undo = await change(`/user/api/Role/${(await roleOf('legal')).id}`, { isActive: false });
  expect((await legal.get('/master-data/api/ScriptTemplate')).status).toBe(403);
  await undo();
  expect((await legal.get('/master-data/api/ScriptTemplate')).status).toBe(200);
});

it('a role taken from a person', async () => {
  const legal = await signIn('legal');
  const pegawai = await roleOf('pegawai');
  const undo = await change(`/user/api/User/${await idOf('legal')}`, { roleIds: [pegawai.id] });
  expect((await legal.get('/master-data/api/ScriptTemplate')).status).toBe(403);
  await undo();
});

it('an account that is deactivated, also after it is opened again: sessions do not come back', async () => {
  const atasan = await signIn('atasan');
  const undo = await change(`/user/api/User/${await idOf('atasan')}`, { isActive: false });
  expect((await atasan.get('/letter/api/Inbox')).status).toBe(401);
  await expect(signIn('atasan')).rejects.toThrow('401');
  await undo();
  expect((await atasan.get('/letter/api/Inbox')).status).toBe(401);
  expect((await (await signIn('atasan')).get('/letter/api/Inbox')).status).toBe(200);
});

it('a post that is abolished, and one that somebody no longer holds', async () => {
  const staf = await signIn('staf');
  const found = await pool.query(`select id, position_id from job_mapping where user_id = $1`, [
    await idOf('staf'),
  ]);
  expect(found.rows).toHaveLength(1);
  const [{ id, position_id: post }] = found.rows;
  // A post that tasks wait for is not closed.
  await pool.query('update task set done_at = now() where position_id = $1', [post]);
  const reopen = await change(`/setting/api/Position/${post}`, { isActive: false });
  expect((await staf.get('/letter/api/Inbox')).status).toBe(401);
  await reopen();
  expect((await staf.get('/letter/api/Inbox')).status).toBe(200);
  const back = await change(`/setting/api/JobMapping/${id}`, { endDate: '2024-06-30' });
  expect((await staf.get('/letter/api/Inbox')).status).toBe(401);
  await back();
});

it('a delegation that has ended: the delegate is back in the own post, and cannot choose it again', async () => {
  const delegate = await signIn('delegasi');
  const given = (await me(delegate)).listRoles.find(({ type }) => type === 'Delegation') as Entry;
  const switched = await delegate.post<{ token: string }>('/user/api/Role/ChangeRolesV2', { id: given.id });
  const authorization = `Bearer ${switched.body.token}`;
  const acting = (url: string) => stranger.ask<Ok<User>>({ method: 'GET', url, headers: { authorization } });
  expect((await acting('/user/api/Account/GetUserByToken')).body.data.type).toBe('Delegation');
  const undo = await change(`/setting/api/Delegation/${given.id}`, {
    startDate: '2025-01-01',
    endDate: '2025-01-31',
  });
  const after = (await acting('/user/api/Account/GetUserByToken')).body.data;
  expect(after.type).toBe('User Main Role');
  expect(after.listRoles.map(({ id }) => id)).not.toContain(given.id);
  const again = await delegate.post('/user/api/Role/ChangeRolesV2', { id: given.id });
  expect(again.status).toBe(404);
  await undo();
});

it('what is remembered of somebody’s rights ends with the day, as posts and delegations do', async () => {
  const cache = actorCache(pool);
  const realNow = Date.now;
  let asked = 0;
  const ask = () =>
    cache.find('s', async () => {
      asked += 1;
      return { sessionId: 's', userId: 'u' } as Actor;
    });
  try {
    Date.now = () => Date.parse('2026-11-18T23:59:55+07:00');
    await ask();
    await ask();
    Date.now = () => Date.parse('2026-11-19T00:00:01+07:00');
    await ask();
  } finally {
    Date.now = realNow;
  }
  expect(asked).toBe(2);
});

it('nobody becomes what they are not by saying so', async () => {
  const staf = await signIn('staf');
  const foreign = await pool.query(
    `select m.id from job_mapping m join "user" u on u.id = m.user_id where u.email = 'admin@naskah.example'`,
  );
  for (const id of [foreign.rows[0].id, (await roleOf('admin')).id, 'User Main Role', ''])
    expect([404, 422]).toContain((await staf.post('/user/api/Role/ChangeRolesV2', { id })).status);
  const { version, roleIds } = (await admin.get(`/user/api/User/${await idOf('staf')}`)).body.data;
  const everything = [...roleIds, (await roleOf('admin')).id];
  expect(
    (await staf.put(`/user/api/User/${await idOf('staf')}`, { roleIds: everything, version })).status,
  ).toBe(403);
  expect(
    (await staf.post('/user/api/Admin', { userId: await idOf('staf'), roleIds: everything })).status,
  ).toBe(403);
  expect((await staf.get('/user/api/Role?PerPage=1')).status).toBe(403);
  const headers = { 'x-role': 'admin', 'x-privileged-list': '/manajemen-user/role', cookie: 'role=admin' };
  expect((await staf.ask({ method: 'GET', url: '/user/api/Role', headers })).status).toBe(403);
});

it('no token but our own of a living session is taken', async () => {
  const { token = '' } = await signIn('staf');
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged = { ...claims, sub: await idOf('admin') };
  const signed = (key: string) => {
    const body = `${header}.${encode(forged)}`;
    return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
  };
  const tokens = [
    `${header}.${encode(forged)}.${signature}`,
    `${encode({ alg: 'none' })}.${encode(forged)}.`,
    signed(config.secret),
    signed(''),
    token.slice(0, -2),
    '',
  ];
  for (const bad of tokens) {
    const answer = await stranger.ask({
      method: 'GET',
      url: '/user/api/Account/GetUserByToken',
      headers: { authorization: `Bearer ${bad}` },
    });
    expect(answer.status, bad).toBe(401);
  }
});

type Role = { id: string; code: string; privilegedList: string[] };
async function roleOf(code: string): Promise<Role> {
  const found = await admin.get<Page<Role>>(`/user/api/Role?FirstChar=${code}&PerPage=100`);
  const role = found.body.data.items.find((candidate) => candidate.code === code);
  return (await admin.get<Ok<Role>>(`/user/api/Role/${role?.id}`)).body.data;
}
