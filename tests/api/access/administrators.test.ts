import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { refuseLockout } from '../../../server/accounts/index.ts';
import { type Caller, type Ok, type Page, testApp } from '../../support/app.ts';

type Role = { id: string; code: string; name: string; isAdministrative: boolean; version: number };
type Person = { id: string; personName: string; roleIds: string[]; version: number; isActive: boolean };
type Administrator = Person & { userId: string; roles: { id: string; label: string }[]; npp: string };

const { signIn, db, pool } = await testApp();
let admin: Caller;
const roles = new Map<string, Role>();
const roleId = (code: string): string => roles.get(code)?.id ?? '';

const administrators = async () =>
  (await admin.get<Page<Administrator>>('/user/api/Admin?PerPage=100')).body.data;
const person = async (email: string): Promise<Person> => {
  const found = await pool.query('select id from "user" where email = $1', [email]);
  return (await admin.get<Ok<Person>>(`/user/api/User/${found.rows[0].id}`)).body.data;
};

beforeAll(async () => {
  admin = await signIn('admin');
  for (const role of (await admin.get<Page<Role>>('/user/api/Role?PerPage=100')).body.data.items)
    roles.set(role.code, role);
});

describe('administrators are users with administrative roles, not a second list', () => {
  it('lists exactly the people whose roles hold something of master data, users or settings', async () => {
    const found = await pool.query(`
      select distinct u.id from "user" u join role r on r.id = any(u.role_ids), unnest(r.privileged_list) path
      where path like '/master-data/%' or path like '/manajemen-user/%' or path like '/pengaturan/%'`);
    const { items, totalCount } = await administrators();
    expect(items.map(({ id }) => id).sort()).toEqual(found.rows.map(({ id }) => id).sort());
    expect(totalCount).toBe(found.rows.length);
    expect(items.every(({ id, userId }) => id === userId)).toBe(true);
  });

  it('shows only the administrative ones of their roles', async () => {
    const { items } = await administrators();
    const ordinary = [...roles.values()].filter(({ isAdministrative }) => !isAdministrative);
    expect(ordinary.length).toBeGreaterThan(0);
    for (const { roleIds } of items) for (const { id } of ordinary) expect(roleIds).not.toContain(id);
  });

  it('is added to, changed and taken from as a whole life, the other roles staying', async () => {
    const before = await person('staf@naskah.example');
    const added = await admin.post<Ok<Administrator>>('/user/api/Admin', {
      userId: before.id,
      roleIds: [roleId('legal')],
    });
    expect(added.status, added.body.message).toBe(200);
    expect(added.body.data).toMatchObject({ id: before.id, roleIds: [roleId('legal')], isActive: true });
    const given = await person('staf@naskah.example');
    expect(given.roleIds).toEqual([...before.roleIds, roleId('legal')]);
    expect(given.version).toBe(added.body.data.version);

    const staf = await signIn('staf');
    expect((await staf.get('/master-data/api/ScriptTemplate')).status).toBe(200);
    const changed = await admin.put<Ok<Administrator>>(`/user/api/Admin/${before.id}`, {
      roleIds: [roleId('arsiparis')],
      version: added.body.data.version,
    });
    expect(changed.body.data.roleIds).toEqual([roleId('arsiparis')]);
    expect((await staf.get('/master-data/api/ScriptTemplate')).status).toBe(403);
    expect((await staf.get('/master-data/api/ArchiveClassification')).status).toBe(200);

    expect((await admin.delete(`/user/api/Admin/${before.id}`)).status).toBe(200);
    expect((await staf.get('/master-data/api/ArchiveClassification')).status).toBe(403);
    expect((await person('staf@naskah.example')).roleIds).toEqual(before.roleIds);
    expect((await admin.get(`/user/api/Admin/${before.id}`)).status).toBe(404);
  });

  it('tells the user’s own history', async () => {
    const { id, roleIds } = await person('staf@naskah.example');
    const found = await pool.query(
      `select before, after from audit_log where resource = 'manajemen-user.user' and record_id = $1 order by id`,
      [id],
    );
    expect(found.rows[0]).toEqual({
      before: { roleIds },
      after: { roleIds: [...roleIds, roleId('legal')] },
    });
    expect(found.rows.at(-1)?.after).toEqual({ roleIds });
  });

  it('refuses what makes no administrator, at the field', async () => {
    const staf = await person('staf@naskah.example');
    const [already] = (await administrators()).items;
    const refusals: [object, string][] = [
      [{ userId: staf.id, roleIds: [] }, 'roleIds'],
      [{ userId: staf.id, roleIds: [roleId('pegawai')] }, 'roleIds'],
      [{ userId: staf.id, roleIds: [staf.id] }, 'roleIds'],
      [{ userId: roleId('admin'), roleIds: [roleId('admin')] }, 'userId'],
      [{ userId: already?.id, roleIds: [roleId('admin')] }, 'userId'],
      [{ userId: staf.id, roleIds: [roleId('admin')], personName: 'Orang Lain' }, 'personName'],
      [{ userId: staf.id, roleIds: [roleId('admin')], npp: '1' }, 'npp'],
    ];
    for (const [body, field] of refusals) {
      const { status, body: answer } = await admin.post('/user/api/Admin', body);
      expect([status, Object.keys(answer.errors)], JSON.stringify(body)).toEqual([422, [field]]);
    }
    expect((await person('staf@naskah.example')).roleIds).toEqual(staf.roleIds);
  });

  it('is one record with the user: who saved first wins on either page', async () => {
    const { id, version, personName } = (await person('arsiparis@naskah.example')) as Person;
    await admin.put(`/user/api/User/${id}`, { personName, version });
    const late = await admin.put(`/user/api/Admin/${id}`, { roleIds: [roleId('arsiparis')], version });
    expect(late.status).toBe(409);
  });

  it('finds them by name and by role', async () => {
    const { items } = await administrators();
    const [one] = items;
    const byName = await admin.get<Page<Administrator>>(
      `/user/api/Admin?FirstChar=${encodeURIComponent(one?.npp ?? '')}`,
    );
    expect(byName.status, byName.body.message).toBe(200);
    expect(byName.body.data.items.map(({ id }) => id)).toEqual([one?.id]);
    const byRole = await admin.get<Page<Administrator>>(`/user/api/Admin?roleIds=${roleId('admin')}`);
    expect(byRole.body.data.items.length).toBeGreaterThan(0);
    for (const { roleIds } of byRole.body.data.items) expect(roleIds).toContain(roleId('admin'));
  });

  it('is offered roles that are administrative only', async () => {
    const offered = await admin.get<Page<{ isAdministrative: boolean }>>(
      '/user/api/Role/lookup?isAdministrative=true',
    );
    expect(offered.body.data.items.length).toBeGreaterThan(0);
    expect(offered.body.data.items.every(({ isAdministrative }) => isAdministrative)).toBe(true);
  });
});

describe('nobody can lock everybody out', () => {
  const refused = (answer: { status: number; body: Ok }) => {
    expect(answer.status, answer.body.message).toBe(409);
    expect(answer.body.message).toContain('administrator');
  };

  it('keeps the last administrator, whichever way the rights would go', async () => {
    const last = await person('admin@naskah.example');
    const holders = await admin.get<Page<Person>>(`/user/api/User?roleIds=${roleId('admin')}&PerPage=100`);
    for (const other of holders.body.data.items.filter(({ id }) => id !== last.id))
      expect((await admin.delete(`/user/api/Admin/${other.id}`)).status).toBe(200);

    const { version, roleIds } = await person('admin@naskah.example');
    refused(await admin.delete(`/user/api/Admin/${last.id}`));
    refused(await admin.put(`/user/api/Admin/${last.id}`, { isActive: false, version }));
    refused(await admin.put(`/user/api/Admin/${last.id}`, { roleIds: [roleId('legal')], version }));
    refused(await admin.put(`/user/api/User/${last.id}`, { isActive: false, version }));
    refused(await admin.put(`/user/api/User/${last.id}`, { isldap: '1', version }));
    refused(
      await admin.put(`/user/api/User/${last.id}`, {
        roleIds: roleIds.filter((id) => id !== roleId('admin')).concat(roleId('pegawai')),
        version,
      }),
    );
    const role = (
      await admin.get<Ok<Role & { privilegedList: string[] }>>(`/user/api/Role/${roleId('admin')}`)
    ).body.data;
    refused(await admin.put(`/user/api/Role/${role.id}`, { isActive: false, version: role.version }));
    for (const path of ['/manajemen-user/role', '/manajemen-user/user'])
      refused(
        await admin.put(`/user/api/Role/${role.id}`, {
          privilegedList: role.privilegedList.filter((held) => held !== path),
          version: role.version,
        }),
      );
    const held = await pool.query(
      `select m.id, m.version, p.id as post, p.version as "postVersion" from job_mapping m join position p on p.id = m.position_id where user_id = $1`,
      [last.id],
    );
    const [mapping] = held.rows;
    refused(
      await admin.put(`/setting/api/JobMapping/${mapping.id}`, { isActive: false, version: mapping.version }),
    );
    refused(
      await admin.put(`/setting/api/JobMapping/${mapping.id}`, {
        endDate: '2024-02-01',
        version: mapping.version,
      }),
    );
    refused(await admin.delete(`/setting/api/JobMapping/${mapping.id}`));
    refused(
      await admin.put(`/setting/api/Position/${mapping.post}`, {
        isActive: false,
        version: mapping.postVersion,
      }),
    );
    expect((await administrators()).items.map(({ id }) => id)).toContain(last.id);
    expect(await person('admin@naskah.example')).toMatchObject({ version, roleIds });
  });

  it('lets exactly one of two administrators go who take each other’s rights at the same time', async () => {
    const first = await person('admin@naskah.example');
    const second = await person('direktur@naskah.example');
    await admin.post('/user/api/Admin', { userId: second.id, roleIds: [roleId('admin')] });
    let arrived = 0;
    const { promise: both, resolve } = Promise.withResolvers<void>();
    const letGo = (id: string) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`delete from admin where id = ${id}`);
        arrived += 1;
        if (arrived === 2) resolve();
        await both;
        await refuseLockout(tx);
      });
    const ends = await Promise.allSettled([letGo(first.id), letGo(second.id)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const left = await pool.query(`select id from "user" where $1 = any(role_ids)`, [roleId('admin')]);
    expect(left.rows).toHaveLength(1);
  });
});
