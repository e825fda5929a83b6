import { expect, it } from 'vitest';
import type { Resource } from '../../../resources/declare.ts';
import { resources } from '../../../resources/index.ts';
import { cleanRichText } from '../../../server/rich-text/index.ts';
import { testApp } from '../../support/app.ts';
import { describeEach } from '../../support/declared/distinct.ts';
import { addressOf, openEverything, writtenResources } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';

const { signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const { bodyOf } = generator(admin);
type Stored = Record<string, unknown> & { id: string; version: number };

const withoutStamps = ({ version: _version, updatedAt: _at, by: _by, ...rest }: Stored) => rest;

/** Saving sanitises text; the demo's text is stored as written. */
const asSaved = (resource: Resource, data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      resource.fields[name]?.kind === 'richText' && typeof value === 'string' ? cleanRichText(value) : value,
    ]),
  );

describeEach(writtenResources, (resource) => {
  const base = addressOf(resource);

  it('takes back what it answers, of the demo and new, and nothing has changed', async () => {
    const made = await admin.post(base, await bodyOf(resource));
    const kept = (await admin.get(`${base}?PerPage=3`)).body.data.items as Stored[];
    for (const { id } of [made.body.data as Stored, ...kept]) {
      const { data } = (await admin.get(`${base}/${id}`)).body;
      if (data.can?.write === false) continue;
      const put = await admin.put(`${base}/${id}`, data);
      expect(put.status, JSON.stringify([put.body.errors, data])).toBe(200);
      const again = (await admin.get(`${base}/${id}`)).body.data;
      expect(withoutStamps(again)).toEqual(asSaved(resource, withoutStamps(data)));
    }
  });

  it('takes the version as If-Match too, and writes over others where none is named', async () => {
    const { data } = (await admin.post(base, await bodyOf(resource))).body;
    const { version: _version, ...unversioned } = data as Stored;
    const put = (body: object, headers: Record<string, string> = {}) =>
      admin.ask({ method: 'PUT', url: `${base}/${data.id}`, payload: body, headers });
    expect((await put(unversioned, { 'if-match': `"${data.version}"` })).status).toBe(200);
    const late = await put(unversioned, { 'if-match': `"${data.version}"` });
    expect(late.status).toBe(409);
    expect(late.body.data.version).toBe(data.version + 1);
    expect((await put(unversioned)).status).toBe(200);
    expect((await put(unversioned, { 'if-match': '*' })).status).toBe(200);
    expect((await put(unversioned, { 'if-match': 'kemarin' })).status).toBe(400);
  });

  it('still refuses what it does not know, and another value of what only the server sets', async () => {
    const { data } = (await admin.post(base, await bodyOf(resource))).body;
    for (const [name, value] of [
      ['tidakDikenal', 1],
      ['toString', 1],
      ['id', '0199ffff-0000-7000-8000-000000000000'],
      ['createdAt', '2020-01-01T00:00:00.000Z'],
    ]) {
      const { status, body } = await admin.put(`${base}/${data.id}`, { ...data, [name as string]: value });
      expect([status, body.errors], String(name)).toEqual([
        422,
        { [name as string]: ['Isian tidak dikenal.'] },
      ]);
    }
  });
});

it('roles carry the contract\u2019s own Name', async () => {
  const { items } = (await admin.get('/user/api/Role?order_by=Name&order=asc&per_page=1000')).body.data;
  expect(items.length).toBeGreaterThan(3);
  for (const role of items) expect(role.Name).toBe(role.name);
});

it('a record deleted before a choice of its was renamed comes back with the new one', async () => {
  const numbering = resources.find(({ name }) => name === 'master-data.kode-nomor-naskah') as Resource;
  const base = addressOf(numbering);
  const { id } = (await admin.post(base, await bodyOf(numbering))).body.data as Stored;
  expect((await admin.delete(`${base}/${id}`)).status).toBe(200);
  await pool.query(
    `update audit_log set before = jsonb_set(before, '{counterScope}', '["unitId", "subKindCode"]')
     where record_id = $1 and action = 'delete'`,
    [id],
  );
  const restored = await admin.post(`${base}/${id}/restore`);
  expect(restored.status, JSON.stringify(restored.body)).toBe(200);
  expect((await admin.get(`${base}/${id}`)).body.data.counterScope).toEqual(['unitId', 'subTypeCode']);
});
