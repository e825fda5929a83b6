import { expect, it } from 'vitest';
import { type Caller, type Ok, testApp } from '../../support/app.ts';
import { accounts, type Entry } from '../../support/rights-table.ts';

// A role may be given to a holding (SPEC B2): effects on its holder, and on who manages roles.
const { signIn, pool } = await testApp();
const admin = await signIn('admin');

type Full = Entry & { pejabatRoleName: string; until: string | null; scopes: string[] | null };
type Me = { positionId: string; listRoles: Full[] };
const me = async (caller: Caller): Promise<Me> =>
  (await caller.get<Ok<Me>>('/user/api/Account/GetUserByToken')).body.data;
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

it('a person with two roles switches between them, and calls follow the one that is active', async () => {
  const arsiparis = await signIn('arsiparis');
  const [main, further] = (await me(arsiparis)).listRoles as [Full, Full];
  expect([main.type, further.type]).toEqual(['User Main Role', 'Additional Role']);
  expect([main.pejabatRoleName, further.pejabatRoleName]).toEqual(['Arsiparis, Pegawai', 'Pencatat Naskah']);
  expect((await arsiparis.get('/master-data/api/ArchiveClassification')).status).toBe(200);
  expect((await arsiparis.post('/user/api/Role/ChangeRolesV2', { id: further.id })).status).toBe(200);
  for (const url of [
    '/master-data/api/ArchiveClassification',
    '/arsip/api/Archive',
    '/search/api/Search?q=jalan',
  ])
    expect((await arsiparis.get(url)).status, url).toBe(403);
  expect((await arsiparis.get('/letter/api/Draft')).status).toBe(200);
  expect((await arsiparis.post('/user/api/Role/ChangeRolesV2', { id: main.id })).status).toBe(200);
  expect((await arsiparis.get('/arsip/api/Archive')).status).toBe(200);
});

it('a delegate does what the official does, a secretary too, and neither administers', async () => {
  const { listRoles } = await me(await signIn('direktur'));
  const [main] = listRoles as [Full];
  for (const [account, type] of [
    ['sekretaris', 'Secretary'],
    ['delegasi', 'Delegation'],
  ] as const) {
    const entry = (await me(await signIn(account))).listRoles.find((one) => one.type === type) as Full;
    expect(entry.pejabatRoleName).toBe(main.pejabatRoleName);
    const lost = main.privilegedList.filter((path) => !entry.privilegedList.includes(path));
    expect(
      lost.every((path) => /^\/(search|dokumen\/permintaan-akses|naskah-dinas\/draft|pelaporan)/.test(path)),
    ).toBe(true);
    expect(entry.privilegedList.filter((path) => !main.privilegedList.includes(path))).toEqual([]);
  }
  // The director now administers, but those acting for him do not.
  const { id, version } = await userOf('direktur');
  const roles = (await admin.get(`/user/api/User/${id}`)).body.data.roleIds;
  await admin.put(`/user/api/User/${id}`, { roleIds: [...roles, await roleOf('admin')], version });
  for (const account of ['sekretaris', 'delegasi'])
    for (const entry of (await me(await signIn(account))).listRoles)
      expect(
        entry.privilegedList.filter((path) => /^\/(master-data|manajemen-user|pengaturan)/.test(path)),
      ).toEqual([]);
});

it('a delegation says until when, and what for', async () => {
  const entry = (await me(await signIn('delegasi'))).listRoles.find(
    ({ type }) => type === 'Delegation',
  ) as Full;
  expect(entry.until).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(entry.scopes).toContain('tandatangan');
});

it('no two entries of an account look alike or have the same id', async () => {
  for (const account of accounts) {
    const { listRoles } = await me(await signIn(account));
    const labels = listRoles.map((entry) =>
      [entry.type, entry.pejabatJabatanName, entry.pejabatRoleName].join(),
    );
    expect(new Set(labels).size).toBe(labels.length);
    expect(new Set(listRoles.map(({ id }) => id)).size).toBe(listRoles.length);
  }
});

it('a role given to a post is a new entry with the next call, and gone with the one after it was taken', async () => {
  const staf = await signIn('staf');
  const { id, version } = await holdingOf('staf');
  const legal = await roleOf('legal');
  const given = await admin.put(at(id), { roleIds: [await roleOf('pegawai'), legal], version });
  expect(given.status, given.body.message).toBe(200);
  const further = (await me(staf)).listRoles.find(({ type }) => type === 'Additional Role') as Full;
  expect(further.pejabatRoleName).toBe('Legal');
  // An additional entry gets no administrative rights from its role.
  expect(further.privilegedList.every((path) => !path.startsWith('/master-data'))).toBe(true);
  await staf.post('/user/api/Role/ChangeRolesV2', { id: further.id });
  expect((await staf.get('/letter/api/Inbox')).status).toBe(403);
  await admin.put(at(id), { roleIds: [], version: given.body.data.version });
  expect((await staf.get('/letter/api/Inbox')).status).toBe(200);
  expect((await me(staf)).listRoles).toHaveLength(1);
});

it('a further post without roles handles what comes to it, and nothing else', async () => {
  const staf = await signIn('staf');
  const { id: positionId } = await one(`select p.id, p.version from position p where p.code = 'P-NTR.SPI'`);
  const { id: userId } = await userOf('staf');
  const made = await admin.post('/setting/api/JobMapping', {
    userId,
    positionId,
    type: 'plt',
    startDate: '2026-01-01',
  });
  expect(made.status, made.body.message).toBe(200);
  const [, further] = (await me(staf)).listRoles as [Full, Full];
  expect(further.privilegedList).toEqual([
    '/naskah-dinas/tugas',
    '/naskah-dinas/inbox',
    '/naskah-dinas/outbox',
  ]);
  await staf.post('/user/api/Role/ChangeRolesV2', { id: further.id });
  expect((await me(staf)).positionId).toBe(positionId);
  expect((await staf.get('/letter/api/Inbox')).status).toBe(200);
  expect((await staf.post('/letter/api/Letter', {})).status).toBe(403);
  await admin.delete(at(made.body.data.id));
});

it('history says in which post, also for a further role of it', async () => {
  const arsiparis = await signIn('arsiparis');
  const [, further] = (await me(arsiparis)).listRoles as [Full, Full];
  const { id } = await userOf('arsiparis');
  await pool.query(
    `insert into audit_log (user_id, entry_id, resource, action, record_id, after)
     select $1, $2, 'master-data.instansi', 'create', i.id, '{}' from institution i order by i.id limit 1`,
    [id, further.id],
  );
  const institution = await one('select id, version from institution order by id limit 1');
  const { items } = (await admin.get(`/master-data/api/Institution/${institution.id}/history`)).body.data;
  expect(items[0].as).toEqual({ label: further.pejabatJabatanName });
});

it('an administrator by the post is one: listed, counted, and the last of them is not taken', async () => {
  const role = await roleOf('admin');
  const { id, version } = await holdingOf('legal');
  const user = await userOf('legal');
  const given = await admin.put(at(id), { roleIds: [role], version });
  expect(given.status, given.body.message).toBe(200);
  const listed = (await admin.get(`/user/api/Admin/${user.id}`)).body.data;
  expect(listed.roleIds).toContain(role);
  const legal = await signIn('legal');
  expect((await legal.get('/user/api/User?PerPage=1')).status).toBe(200);
  // Remove the role from all others: the holder of the post is then the last with it.
  await pool.query(`update "user" set role_ids = array_remove(role_ids, $1)`, [role]);
  const last = await legal.put(at(id), { roleIds: [], version: given.body.data.version });
  expect([last.status, last.body.message]).toEqual([409, expect.stringContaining('administrator')]);
  const kept = await legal.delete(`/user/api/Admin/${user.id}`);
  expect(kept.status).toBe(409);
  await pool.query(`update "user" set role_ids = role_ids || $1::uuid where email = 'admin@naskah.example'`, [
    role,
  ]);
  // Taken from where it was given, with a row in the history of both.
  const taken = await legal.delete(`/user/api/Admin/${user.id}`);
  expect(taken.status, taken.body.message).toBe(200);
  expect((await pool.query('select role_ids from job_mapping where id = $1', [id])).rows[0].role_ids).toEqual(
    [],
  );
  const { items } = (await admin.get(`${at(id)}/history`)).body.data;
  expect(items[0]).toMatchObject({ action: 'update', by: { id: user.id } });
});
