import { describe, expect, it } from 'vitest';
import type { Viewing } from '../../../domain/calls/view-as.ts';
import { type Caller, type Ok, testApp } from '../../support/app.ts';

// "Lihat sebagai": another's rights are tried, read only, and whatever the looker may not read stays closed.
const { app, signIn, stranger, pool, jobs } = await testApp();
const idOf = async (statement: string, ...values: unknown[]): Promise<string> =>
  (await pool.query(statement, values)).rows[0].id;
const userOf = (account: string) =>
  idOf('select id from "user" where email = $1', `${account}@naskah.example`);
const roleOf = (code: string) => idOf('select id from role where code = $1', code);
type Me = {
  id: string;
  personName: string;
  viewing: Viewing | null;
  listRoles: { privilegedList: string[] }[];
};
const me = async (by: Caller) => (await by.get<Ok<Me>>('/user/api/Account/GetUserByToken')).body.data;
const look = (by: Caller, whom: object) => by.post<Ok<Viewing>>('/user/api/ViewAs', whom);
const back = (by: Caller) => by.post('/user/api/ViewAs/end');
const traces = async (userId: string) =>
  (
    await pool.query<{ action: string; by: string; why: string | null }>(
      `select action, user_id as by, after->>'why' as why from audit_log
       where action like 'view-as-%' and record_id = $1 order by id`,
      [userId],
    )
  ).rows;

const admin = await signIn('admin');
const [adminId, legalId] = [await userOf('admin'), await userOf('legal')];
/** May look as others, and else what every employee may. */
const looker = await (async () => {
  const role = await idOf(
    `insert into role (id, code, name, privileged_list) values (gen_random_uuid(), 'UJI-LIHAT', 'Penguji',
     array['/manajemen-user/lihat-sebagai', '/manajemen-user/user']) returning id`,
  );
  await pool.query('update "user" set role_ids = role_ids || $2::uuid where id = $1', [
    await userOf('atasan'),
    role,
  ]);
  return signIn('atasan');
})();

/** As a call finds a route. */
const routes = Object.entries(app.swagger().paths ?? {}).flatMap(([url, methods]) =>
  Object.keys(methods ?? {}).map((method) => ({ method: method.toUpperCase() as 'GET', url })),
);
const nobody = '00000000-0000-7000-8000-000000000000';
const ask = async (by: Caller, { method, url }: (typeof routes)[number]) =>
  by.ask({
    method,
    url: url.replace(/\{[^}]+\}/g, nobody),
    ...(method !== 'GET' && { payload: {} }),
  });

describe('while one looks as somebody', () => {
  it('menu and rights are theirs, what they may not read is closed, and who acts is kept', async () => {
    const began = await look(admin, { userId: legalId });
    expect(began.status, began.body.message).toBe(200);
    const seen = await me(admin);
    expect([seen.id, seen.viewing?.byName]).toEqual([legalId, (await me(await signIn('admin'))).personName]);
    const own = await me(await signIn('legal'));
    expect(seen.listRoles[0]?.privilegedList).toEqual(own.listRoles[0]?.privilegedList);
    expect((await admin.get('/master-data/api/ContractBasis?PerPage=1')).status).toBe(200);
    expect((await admin.get('/user/api/User?PerPage=1')).status).toBe(403);
    const until = new Date(began.body.data.until).getTime() - Date.now();
    expect(until).toBeLessThanOrEqual(30 * 60_000);
  });

  it('nothing is written, and letters, archive, tickets, notices, reports and one’s own things stay closed', async () => {
    const open: string[] = [];
    const readable =
      /^GET \/((user\/api\/(Role|User|Permission|Admin|Account\/(GetUserByToken|user))|setting|master-data|user\/processing-unit)(\/|$)|task\/api\/Data)/;
    // Go by the cookie of the browser's session, and show what everybody signed in may see.
    const byCookie = /^(POST \/user\/api\/Account\/RefreshToken|GET \/user\/api\/Account\/Picture\/\{id\})$/;
    for (const route of routes) {
      const name = `${route.method} ${route.url}`;
      if (readable.test(name) || byCookie.test(name) || route.url === '/user/api/ViewAs/end') continue;
      // What takes no session is nobody's right; who-may.test.ts names each.
      if ((await ask(stranger, route)).status !== 401) continue;
      const { status } = await ask(admin, route);
      if (status !== 403) open.push(`${name} answers ${status}`);
    }
    expect(open).toEqual([]);
    const written = await admin.post('/master-data/api/ContractBasis', { code: 'X' });
    expect(written.body.message).toContain('tidak ada yang dapat diubah');
  });

  it('it is not chained, and neither a session of theirs nor a role switch of one’s own', async () => {
    expect((await look(admin, { userId: await userOf('staf') })).status).toBe(403);
    expect((await admin.get(`/user/api/Role/ChangeRoles/${nobody}`)).status).toBe(403);
    const { rows } = await pool.query('select count(*)::int as count from session where user_id = $1', [
      legalId,
    ]);
    const before = rows[0].count;
    await me(admin);
    const after = await pool.query('select count(*)::int as count from session where user_id = $1', [
      legalId,
    ]);
    expect(after.rows[0].count).toBe(before);
  });

  it('it ends by oneself, with both ends in the audit log by who looked', async () => {
    expect((await back(admin)).status).toBe(200);
    expect(await me(admin)).toMatchObject({ id: adminId, viewing: null });
    expect((await traces(legalId)).map(({ action, by, why }) => [action, by, why])).toEqual([
      ['view-as-begin', adminId, null],
      ['view-as-end', adminId, 'back'],
    ]);
  });
});

it('it ends by the clock, which the audit log tells too', async () => {
  const began = await look(admin, { roleId: await roleOf('pegawai') });
  expect(began.status, began.body.message).toBe(200);
  expect((await me(admin)).listRoles[0]?.privilegedList).not.toContain('/manajemen-user/user');
  await pool.query(`update view_as set ends_at = now() - interval '1 second' where id = $1`, [
    began.body.data.id,
  ]);
  await pool.query("select pg_notify('naskah_access', '')");
  await expect.poll(async () => (await me(admin)).viewing).toBe(null);
  await jobs.runDue(new Date(Date.now() + 31 * 60_000));
  const [, ended] = await traces(await roleOf('pegawai'));
  expect(ended).toMatchObject({ action: 'view-as-end', by: adminId, why: 'time' });
});

it('nobody looks beyond their own rights, without the right, as themselves, or by an API token', async () => {
  expect((await look(await signIn('staf'), { userId: adminId })).status).toBe(403);
  const beyond = await look(looker, { userId: adminId });
  expect([beyond.status, beyond.body.message]).toEqual([
    403,
    expect.stringContaining('tidak dapat Anda buka'),
  ]);
  expect((await look(looker, { userId: await userOf('staf') })).status).toBe(200);
  await back(looker);
  // Roles are not theirs to see.
  expect((await look(looker, { roleId: await roleOf('pegawai') })).status).toBe(404);
  expect((await look(admin, { userId: adminId })).status).toBe(422);
  expect((await look(admin, { userId: nobody })).status).toBe(404);
});

it('a right taken meanwhile ends the look with the next call', async () => {
  expect((await look(looker, { userId: await userOf('staf') })).status).toBe(200);
  const role = await idOf(`select id from role where code = 'UJI-LIHAT'`);
  const { version } = (await admin.get(`/user/api/Role/${role}`)).body.data;
  const taken = await admin.put(`/user/api/Role/${role}`, {
    privilegedList: ['/manajemen-user/user'],
    version,
  });
  expect(taken.status, taken.body.message).toBe(200);
  expect(await me(looker)).toMatchObject({ id: await userOf('atasan'), viewing: null });
});
