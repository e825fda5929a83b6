import { expect, it } from 'vitest';
import type { Usage } from '../../../domain/calls/record-bulk.ts';
import { resourceNamed, resources } from '../../../resources/index.ts';
import { referringTables } from '../../../server/crud/references/usage.ts';
import { tableNames } from '../../../server/crud/references/usage-names.ts';
import { testApp } from '../../support/app.ts';

const { signIn, pool } = await testApp();
const admin = await signIn('admin');
const usageOf = (data: unknown): Usage[] => data as Usage[];

it('refuses to delete what is used, and says by whom, how often, by name and where to look', async () => {
  const types = (await admin.get('/master-data/api/ScriptType?PerPage=50')).body.data.items;
  const subTypes = (await admin.get('/master-data/api/ScriptSubType?PerPage=100')).body.data.items;
  const used = types.find((type: { id: string }) =>
    subTypes.some((sub: { scriptTypeId: string }) => sub.scriptTypeId === type.id),
  );
  const its = subTypes.filter((sub: { scriptTypeId: string }) => sub.scriptTypeId === used.id);
  const { status, body } = await admin.delete(`/master-data/api/ScriptType/${used.id}`);
  expect(status).toBe(409);
  expect(body.message).toContain(`${its.length} sub jenis naskah`);
  const user = usageOf(body.data).find(({ resource }) => resource === 'master-data.sub-jenis-naskah-dinas');
  expect(user).toMatchObject({
    label: 'sub jenis naskah',
    path: '/master-data/sub-jenis-naskah-dinas',
    field: 'scriptTypeId',
    fieldLabel: 'Jenis naskah',
    count: its.length,
    isMore: false,
  });
  expect(user?.records.length).toBe(Math.min(5, its.length));
  for (const record of user?.records ?? [])
    expect(its.map((sub: { name: string }) => sub.name)).toContain(record.label);
  // A dialog asks the same before it asks to delete.
  const asked = await admin.get(`/master-data/api/ScriptType/${used.id}/usage`);
  expect(asked.body.data.items).toEqual(body.data);
  // The list behind the link is those very records.
  const list = await admin.get(`/master-data/api/ScriptSubType?scriptTypeId=${used.id}`);
  expect(list.body.data.totalCount).toBe(its.length);
});

it('tells of letters too, which are no declared resource', async () => {
  const found = await pool.query<{ id: string; n: number }>(
    'select script_type_id as id, count(*)::int as n from letter where script_type_id is not null group by 1 limit 1',
  );
  const [letter] = found.rows;
  const { status, body } = await admin.delete(`/master-data/api/ScriptType/${letter?.id}`);
  expect(status).toBe(409);
  expect(usageOf(body.data).find(({ label }) => label === 'naskah')).toMatchObject({
    resource: null,
    path: null,
    count: letter?.n,
    records: [],
  });
});

it('shows no names and no links to those who could not open the list', async () => {
  const name = 'Penghapus jenis';
  const role = await admin.post('/user/api/Role', {
    ...{ code: 'UJI-HAPUS', name, privilegedList: ['/master-data/jenis-naskah-dinas'] },
  });
  const legal = (await admin.get('/user/api/User?FirstChar=legal')).body.data.items[0];
  const given = await admin.put(`/user/api/User/${legal.id}`, {
    ...{ roleIds: [role.body.data.id], version: legal.version },
  });
  expect(given.status).toBe(200);
  const person = await signIn('legal');
  const used = await pool.query<{ id: string }>('select script_type_id as id from script_sub_type limit 1');
  const { status, body } = await person.delete(`/master-data/api/ScriptType/${used.rows[0]?.id}`);
  expect(status).toBe(409);
  const user = usageOf(body.data).find(({ field }) => field === 'scriptTypeId');
  expect(user).toMatchObject({ label: 'sub jenis naskah', path: null, records: [] });
  expect(user?.count).toBeGreaterThan(0);
});

it('has a name for every table that can hold a record back', async () => {
  const unnamed: string[] = [];
  for (const resource of resources)
    for (const { name } of await referringTables(pool, resource))
      if (!tableNames[name]) unnamed.push(`${name}: add it to server/crud/references/usage-names.ts`);
  expect([...new Set(unnamed)]).toEqual([]);
  expect(
    (await referringTables(pool, resourceNamed('master-data.jenis-naskah-dinas'))).map(({ name }) => name),
  ).toContain('letter');
});

it('lets a deactivated record stay readable where it was used and hides it from pickers', async () => {
  const sub = (await admin.get('/master-data/api/ScriptSubType?PerPage=1')).body.data.items[0];
  const at = `/master-data/api/ScriptType/${sub.scriptTypeId}`;
  const { version, name } = (await admin.get(at)).body.data;
  expect((await admin.put(at, { isActive: false, version })).status).toBe(200);
  const offered = (await admin.get('/master-data/api/ScriptType/lookup?PerPage=-1')).body.data.items;
  expect(offered.map((option: { id: string }) => option.id)).not.toContain(sub.scriptTypeId);
  const old = (await admin.get(`/master-data/api/ScriptSubType/${sub.id}`)).body.data;
  expect(old.scriptType).toEqual({ id: sub.scriptTypeId, label: name, isActive: false });
  // Existing references may be saved unchanged.
  const saved = await admin.put(`/master-data/api/ScriptSubType/${sub.id}`, {
    ...{ scriptTypeId: sub.scriptTypeId, minSignerLevel: old.minSignerLevel, version: old.version },
  });
  expect(saved.status).toBe(200);
});
