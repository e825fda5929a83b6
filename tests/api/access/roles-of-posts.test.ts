import { expect, it } from 'vitest';
import type { RoleWay } from '../../../domain/calls/permissions.ts';
import { type Caller, type Ok, type Page, testApp } from '../../support/app.ts';

// A role given to a post is every holder's with the holding; who has what, and by which way.
const { signIn, pool } = await testApp();
const admin = await signIn('admin');
const one = async (statement: string, ...values: unknown[]) =>
  (await pool.query(statement, values)).rows[0] as { id: string; version: number; positionId: string };
const roleOf = async (code: string) => (await one('select id from role where code = $1', code)).id;
const userOf = async (account: string) =>
  (await one('select id from "user" where email = $1', `${account}@naskah.example`)).id;
const postOf = async (account: string) =>
  one(
    `select p.id, p.version from position p join job_mapping m on m.position_id = p.id
     where m.id = main_holding($1)`,
    await userOf(account),
  );
type Me = { listRoles: { type: string; pejabatRoleName: string; privilegedList: string[] }[] };
const entriesOf = async (caller: Caller) =>
  (await caller.get<Ok<Me>>('/user/api/Account/GetUserByToken')).body.data.listRoles;
const give = async (account: string, roleIds: string[], by = admin) => {
  const { id, version } = await postOf(account);
  return by.put(`/setting/api/Position/${id}`, { roleIds, version });
};
const waysOf = async (role: string) =>
  (await admin.get<Page<RoleWay>>(`/user/api/Role/${role}/ways?PerPage=100`)).body.data.items;

it('a role of a post is its holder’s with the next call, leads to the person, and is gone again with it', async () => {
  const staf = await signIn('staf');
  const further = await roleOf('auditor');
  const given = await give('staf', [await roleOf('pegawai'), further]);
  expect(given.status, given.body.message).toBe(200);
  const entry = (await entriesOf(staf)).find(({ type }) => type === 'Additional Role');
  expect(entry?.pejabatRoleName).toBe('Auditor Internal');
  const staffId = await userOf('staf');
  const [way] = (await waysOf(further)).filter(({ userId }) => userId === staffId);
  expect(way).toMatchObject({ kind: 'post', isNow: true, isMain: false, forName: null });
  const mine = (await admin.get<Page<RoleWay>>(`/user/api/User/${staffId}/ways`)).body.data.items;
  expect(mine.map(({ kind, roleName, isMain }) => [kind, roleName, isMain])).toContainEqual([
    'post',
    'Auditor Internal',
    false,
  ]);
  expect((await give('staf', [])).status).toBe(200);
  expect(await entriesOf(staf)).toHaveLength(1);
});

it('who acts for somebody has the official’s role by that', async () => {
  const [role] = (await pool.query('select (main_roles($1))[1] as id', [await userOf('direktur')])).rows;
  const ways = await waysOf(role.id);
  expect(ways.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['secretary', 'delegation']));
  const delegated = ways.filter(({ kind }) => kind === 'delegation').map(({ forName }) => forName);
  expect(delegated).toContain('Uli Kusnadi');
});

it('an administrator by the post is one, and is taken from the post alone', async () => {
  const role = await roleOf('admin');
  expect((await give('staf', [role])).status).toBe(200);
  const id = await userOf('staf');
  expect((await admin.get(`/user/api/Admin/${id}`)).body.data.roleIds).toEqual([role]);
  expect((await (await signIn('staf')).get('/user/api/User?PerPage=1')).status).toBe(200);
  const refused = await admin.delete(`/user/api/Admin/${id}`);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('lewat jabatan')]);
  expect((await give('staf', [])).status).toBe(200);
  expect((await admin.get(`/user/api/Admin/${id}`)).status).toBe(404);
});

it('who keeps posts and no users gives their own post no role, and no post an administrative one', async () => {
  const role = await one(
    `insert into role (id, code, name, privileged_list) values (gen_random_uuid(), 'UJI-PETA', 'Pemeta',
     array['/pengaturan/pemetaan-jabatan', '/naskah-dinas/tugas']) returning id`,
  );
  await pool.query('update "user" set role_ids = $2 where id = $1', [await userOf('atasan'), [role.id]]);
  const keeper = await signIn('atasan');
  const own = await give('atasan', [await roleOf('auditor')], keeper);
  expect([own.status, Object.keys(own.body.errors ?? {})]).toEqual([422, ['roleIds']]);
  const others = await give('staf', [await roleOf('auditor')], keeper);
  expect(others.status, others.body.message).toBe(200);
  const administrative = await give('staf', [await roleOf('admin')], keeper);
  expect([administrative.status, Object.keys(administrative.body.errors ?? {})]).toEqual([422, ['roleIds']]);
  // Nor do they see who has which role.
  expect((await keeper.get(`/user/api/Role/${role.id}/ways`)).status).toBe(403);
  expect((await keeper.get(`/user/api/User/${await userOf('staf')}/ways`)).status).toBe(403);
  expect((await admin.get(`/user/api/Role/${await userOf('staf')}/ways`)).status).toBe(404);
});

it('whose account is closed keeps the roles, none of which holds', async () => {
  const id = await userOf('sekretaris');
  const ways = async () => (await admin.get<Page<RoleWay>>(`/user/api/User/${id}/ways`)).body.data.items;
  const before = await ways();
  await pool.query('update "user" set is_active = false where id = $1', [id]);
  const after = await ways();
  expect(after.map(({ kind, roleId }) => [kind, roleId])).toEqual(
    before.map(({ kind, roleId }) => [kind, roleId]),
  );
  expect(after.filter(({ isNow }) => isNow)).toEqual([]);
  expect(before.filter(({ isNow }) => isNow).length).toBeGreaterThan(0);
  const [{ roleId }] = before as [RoleWay];
  expect((await waysOf(roleId)).map(({ userId }) => userId)).not.toContain(id);
});
