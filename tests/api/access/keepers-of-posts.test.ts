import { afterEach, expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

// Users who manage posts but not users cannot grant administrative roles, not even to themselves
// (docs/decisions/rights-and-sessions.md).
const { signIn, pool } = await testApp();

const one = async (statement: string, ...values: unknown[]) =>
  (await pool.query<{ id: string; version: number }>(statement, values)).rows[0] as {
    id: string;
    version: number;
  };
const userOf = (account: string) =>
  one('select id, version from "user" where email = $1', `${account}@naskah.example`);
const roleOf = async (code: string) => (await one('select id, version from role where code = $1', code)).id;
const holdingOf = async (account: string) =>
  one(
    'select id, version from job_mapping where user_id = $1 and end_date is null',
    (await userOf(account)).id,
  );
const at = (id: string) => `/setting/api/JobMapping/${id}`;

const keeper = await one(
  `insert into role (id, code, name, privileged_list) values (gen_random_uuid(), 'UJI-JABATAN', 'Penata jabatan',
   array['/pengaturan/pemetaan-jabatan']) returning id, version`,
);
await pool.query(`update "user" set role_ids = role_ids || $1::uuid where email = 'atasan@naskah.example'`, [
  keeper.id,
]);
const atasan = await signIn('atasan');
const own = await userOf('atasan');
const staf = await userOf('staf');
const ordinary = await roleOf('pegawai');
const administrative = await roleOf('admin');
const main = await holdingOf('staf');
const post = await one(`select id, version from position where code = 'P-NTR.SPI'`);
const versionOf = async (id: string) =>
  (await one('select id, version from job_mapping where id = $1', id)).version;
const further = (roles: string[], userId = staf.id) =>
  one(
    `insert into job_mapping (id, user_id, position_id, type, start_date, role_ids)
     values (gen_random_uuid(), $1, $2, 'plt', '2026-01-01', $3::uuid[]) returning id, version`,
    userId,
    post.id,
    roles,
  );
const asked = async (id: string, over: object) => {
  const { status, body } = await atasan.put(at(id), { ...over, version: await versionOf(id) });
  return [status, ...Object.keys(body.errors ?? {})];
};

afterEach(async () => {
  await pool.query(`delete from job_mapping where position_id = $1 and type = 'plt'`, [post.id]);
});

it('gives no administrative role to a holding', async () => {
  expect(await asked(main.id, { roleIds: [administrative] })).toEqual([422, 'roleIds']);
  expect(await asked(main.id, { roleIds: [await roleOf('legal')] })).toEqual([422, 'roleIds']);
  expect(await asked(main.id, { roleIds: [ordinary] })).toEqual([200]);
});

it('moves no holding that carries one to somebody else', async () => {
  const { id } = await further([ordinary, administrative]);
  expect(await asked(id, { userId: own.id })).toEqual([422, 'userId']);
  expect(await asked(id, { userId: (await userOf('sekretaris')).id })).toEqual([422, 'userId']);
});

it('makes none the main role: by order, kind, period, another holding or its post', async () => {
  const { id } = await further([administrative, ordinary]);
  expect(await asked(id, { type: 'definitif', startDate: '2000-01-01' })).toEqual([422, 'type']);
  expect(await asked(main.id, { endDate: '2099-01-01' })).toEqual([422, 'endDate']);
  expect(await asked(main.id, { type: 'plh' })).toEqual([200]);
  expect(await asked(main.id, { startDate: '2026-02-01' })).toEqual([422, 'startDate']);
  await pool.query(`update job_mapping set type = 'definitif' where id = $1`, [main.id]);
  expect((await atasan.delete(at(main.id))).status).toBe(409);
  const held = await one(
    'select p.id, p.version from position p join job_mapping m on m.position_id = p.id where m.id = $1',
    main.id,
  );
  const abolished = await atasan.put(`/setting/api/Position/${held.id}`, {
    isActive: false,
    version: held.version,
  });
  expect(abolished.status).toBe(409);
  // Ending it gives nothing to anybody.
  expect(await asked(id, { endDate: '2026-03-01' })).toEqual([200]);
  await pool.query('update job_mapping set role_ids = $2 where id = $1', [
    main.id,
    [ordinary, administrative],
  ]);
  expect(await asked(main.id, { roleIds: [administrative, ordinary] })).toEqual([422, 'roleIds']);
  expect(await asked(main.id, { roleIds: [ordinary] })).toEqual([200]);
});

it('gives themselves no role at all', async () => {
  const mine = await holdingOf('atasan');
  const had = (await atasan.get(at(mine.id))).body.data.roleIds;
  expect(await asked(mine.id, { roleIds: [...had, await roleOf('pencatat')] })).toEqual([422, 'roleIds']);
  const { id } = await further([await roleOf('pencatat')]);
  expect(await asked(id, { userId: own.id })).toEqual([422, 'userId']);
  expect(await asked(mine.id, { decree: 'SK-1' })).toEqual([200]);
});
