import { beforeAll, describe, expect, it } from 'vitest';
import { branches, privileges } from '../../../resources/index.ts';
import { keepCatalogue } from '../../../server/permissions/keep-catalogue.ts';
import { type Caller, type Ok, type Page, testApp } from '../../support/app.ts';

type Permission = {
  id: string;
  path: string;
  name: string;
  branch: string;
  sortOrder: number;
  description: string | null;
  isDeclared: boolean;
  isActive: boolean;
  version: number;
};
type Role = { id: string; privilegedList: string[]; version: number };

const { signIn, db, pool } = await testApp();
let admin: Caller;
beforeAll(async () => {
  admin = await signIn('admin');
});

const stored = async () => (await pool.query('select * from permission order by sort_order, path')).rows;
const at = async (path: string): Promise<Permission> => {
  const found = await admin.get<Page<Permission>>(
    `/user/api/Permission?FirstChar=${encodeURIComponent(path)}&PerPage=100`,
  );
  return found.body.data.items.find((entry) => entry.path === path) as Permission;
};
const put = (entry: Permission, values: object) =>
  admin.put<Ok<Permission>>(`/user/api/Permission/${entry.id}`, { version: entry.version, ...values });

describe('the catalogue is kept as declared', () => {
  it('holds every declared privilege, in menu order, from the start on', async () => {
    expect((await stored()).map(({ path, name, is_declared }) => ({ path, name, is_declared }))).toEqual(
      privileges.map(({ value, label }) => ({ path: value, name: label.id, is_declared: true })),
    );
  });

  it('changes nothing when it is already so', async () => {
    const before = await stored();
    await keepCatalogue(db);
    expect(await stored()).toEqual(before);
  });

  it('repairs an older installation: missing ones come, names and places follow, words of people stay', async () => {
    await pool.query(`delete from permission where path like '/master-data/%'`);
    await pool.query(
      `update permission set name = 'Lama', sort_order = 7, description = 'Untuk sekretariat', is_active = false
       where path = '/naskah-dinas/inbox'`,
    );
    await pool.query(`
      insert into permission (id, path, name, branch, sort_order, is_declared)
      values (gen_random_uuid(), '/master-data/dulu', 'Dulu', 'master-data', 5, true)`);
    await Promise.all([keepCatalogue(db), keepCatalogue(db), keepCatalogue(db)]);
    const rows = await stored();
    expect(rows.filter(({ is_declared }) => is_declared).map(({ path }) => path)).toEqual(
      privileges.map(({ value }) => value),
    );
    expect(rows.find(({ path }) => path === '/naskah-dinas/inbox')).toMatchObject({
      name: 'Kotak Masuk',
      description: 'Untuk sekretariat',
      is_active: false,
    });
    expect(rows.find(({ path }) => path === '/master-data/dulu')).toMatchObject({
      is_declared: false,
      is_active: false,
    });
    await pool.query(`delete from permission where path = '/master-data/dulu'`);
    await pool.query(`update permission set is_active = true, description = null`);
  });
});

describe('administrators and the catalogue', () => {
  it('describe and deactivate what is built in, and nothing else of it', async () => {
    const entry = await at('/naskah-dinas/outbox');
    for (const [field, value] of [
      ['name', 'Lain'],
      ['branch', 'pengaturan'],
      ['sortOrder', 1],
    ] as const) {
      const { status, body } = await put(entry, { [field]: value });
      expect([status, Object.keys(body.errors)], field).toEqual([422, [field]]);
    }
    expect((await put(entry, { path: '/lain' })).status).toBe(422);
    expect((await put(entry, { isDeclared: false })).status).toBe(422);
    const described = await put(entry, { description: 'Naskah yang terkirim' });
    expect(described.body.data.description).toBe('Naskah yang terkirim');
    const removed = await admin.delete(`/user/api/Permission/${entry.id}`);
    expect(removed.status).toBe(409);
    expect(removed.body.message).toContain('bawaan');
    expect(await at('/naskah-dinas/outbox')).toMatchObject({ isDeclared: true, isActive: true });
  });

  it('add paths of other front ends, give them to roles, and delete them once no role holds them', async () => {
    const path = '/aplikasi-lain/laporan-harian';
    const added = await admin.post<Ok<Permission>>('/user/api/Permission', {
      path,
      name: 'Laporan harian',
      branch: 'lainnya',
      sortOrder: 9000,
    });
    expect(added.status, added.body.message).toBe(200);
    expect(added.body.data.isDeclared).toBe(false);
    const again = await admin.post('/user/api/Permission', {
      path,
      name: 'Kedua',
      branch: 'lainnya',
      sortOrder: 1,
    });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['path']]);

    const role = await newRole([path]);
    expect(role.privilegedList).toEqual([path]);
    const found = await admin.get<Page<Role>>(`/user/api/Role?privilegedList=${encodeURIComponent(path)}`);
    expect(found.body.data.items.map(({ id }) => id)).toEqual([role.id]);
    const held = await admin.delete(`/user/api/Permission/${added.body.data.id}`);
    expect(held.status).toBe(409);
    expect(held.body.message).toContain('Role uji');
    await admin.delete(`/user/api/Role/${role.id}`);
    expect((await admin.delete(`/user/api/Permission/${added.body.data.id}`)).status).toBe(200);
  });

  it.each(['naskah', '/Naskah', '/a b', '/a/', '//a', '/a?b=1', "/a'--", `/${'a'.repeat(130)}`, ''])(
    'refuse %j as a path, in the catalogue and in a role',
    async (path) => {
      const body = { path, name: 'x', branch: 'lainnya', sortOrder: 1 };
      const { status, body: answer } = await admin.post('/user/api/Permission', body);
      expect([status, Object.keys(answer.errors)]).toEqual([422, ['path']]);
      const role = await admin.post('/user/api/Role', { code: 'X', name: 'x', privilegedList: [path] });
      expect(role.status).toBe(422);
      expect(Object.keys(role.body.errors)[0]).toMatch(/^privilegedList/);
    },
  );

  it('no longer offer what is inactive; a role that holds it keeps it, and still can be changed', async () => {
    const path = '/naskah-dinas/tugas';
    const role = await newRole([path]);
    const entry = await at(path);
    const off = await put(entry, { isActive: false });
    expect(off.status).toBe(200);
    const other = await admin.post('/user/api/Role', { code: 'LAIN', name: 'Lain', privilegedList: [path] });
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['privilegedList']]);
    const kept = await admin.put<Ok<Role>>(`/user/api/Role/${role.id}`, {
      privilegedList: [path, '/naskah-dinas/inbox'],
      version: role.version,
    });
    expect(kept.body.data.privilegedList).toEqual([path, '/naskah-dinas/inbox']);
    const staf = await signIn('staf');
    expect((await staf.get('/letter/api/Task?kind=review')).status).toBe(200);
    await put(off.body.data, { isActive: true });
    await admin.delete(`/user/api/Role/${role.id}`);
  });

  it('give the whole catalogue to those who edit roles, and to nobody else', async () => {
    const whole = await admin.get<Page<Permission>>('/user/api/Permission/catalogue');
    expect(whole.body.data.items.map(({ path }) => path)).toEqual(privileges.map(({ value }) => value));
    expect((await (await signIn('staf')).get('/user/api/Permission/catalogue')).status).toBe(403);
  });

  it('refuse a role what the catalogue does not know', async () => {
    const { status, body } = await admin.post('/user/api/Role', {
      code: 'ASING',
      name: 'Asing',
      privilegedList: ['/naskah-dinas/inbox', '/tidak/dikenal'],
    });
    expect(status).toBe(422);
    expect(body.errors.privilegedList?.[0]).toContain('/tidak/dikenal');
  });
});

async function newRole(privilegedList: string[]): Promise<Role> {
  const { status, body } = await admin.post<Ok<Role>>('/user/api/Role', {
    code: 'UJI',
    name: 'Role uji',
    privilegedList,
  });
  expect(status, JSON.stringify(body.errors)).toBe(200);
  return body.data;
}

it('SQL and the rules agree on what is administrative', async () => {
  const prefixes = branches.filter(({ administrative }) => administrative).map(({ prefix }) => prefix);
  const made = branches.flatMap(({ prefix }) => [
    `/${prefix}/uji`,
    `/${prefix}lain/uji`,
    `/lain/${prefix}/uji`,
  ]);
  const found = await pool.query(
    `select path, is_administrative(array[path]) as sql
     from (select path from permission union select unnest($1::text[])) all_paths(path)`,
    [made],
  );
  expect(found.rows.length).toBeGreaterThan(made.length);
  for (const { path, sql } of found.rows)
    expect(sql, path).toBe(prefixes.some((prefix) => path.startsWith(`/${prefix}/`)));
});
