import { describe, expect, it } from 'vitest';
import { conditionsOf } from '../../../resources/field-conditions.ts';
import { resources } from '../../../resources/index.ts';
import { vehicle } from '../../declared/kendaraan.ts';
import { complaint } from '../../declared/pengaduan.ts';
import { tender } from '../../declared/tender.ts';
import { testApp } from '../../support/app.ts';
import { refusedAt } from '../../support/declared/refused.ts';
import { addressOf, openEverything } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';
import { imported } from '../transfer/transfers.ts';

const { signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const { bodyOf } = generator(admin);
const [vehicles, tenders, complaints] = [vehicle, tender, complaint].map(addressOf) as [
  string,
  string,
  string,
];
const made = async (base: string, body: object) => {
  const answer = await admin.post(base, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};

it('generates records that show every field that others show', async () => {
  const unseen: string[] = [];
  for (const resource of resources)
    for (const [name, field] of Object.entries(resource.fields)) {
      const [, shownIf] = conditionsOf(field).find(([option]) => option === 'shownIf') ?? [];
      if (!shownIf || 'stage' in shownIf) continue;
      const value = (await bodyOf(resource))[name];
      if (value === null || (Array.isArray(value) && value.length === 0)) unseen.push(name);
    }
  expect(unseen).toEqual([]);
});

describe('A field that is not shown', () => {
  it('is emptied with what it shows, by a change of another field, and is back after it is undone', async () => {
    const sent = await bodyOf(vehicle);
    const { id, version, workshop, repairPhotos } = await made(vehicles, sent);
    expect([workshop, repairPhotos.length]).toEqual([sent.workshop, 1]);
    const changed = (await admin.put(`${vehicles}/${id}`, { status: 'siap', version })).body.data;
    expect(changed).toMatchObject({ workshop: null, repairPhotos: [] });
    const { changes } = (await admin.get(`${vehicles}/${id}/history`)).body.data.items[0];
    expect(changes.map((change: { field: string }) => change.field)).toEqual([
      'status',
      'workshop',
      'repairPhotos',
    ]);
    const back = { status: 'perbaikan', workshop, repairPhotos, version: changed.version };
    expect((await admin.put(`${vehicles}/${id}`, back)).body.data).toMatchObject({ workshop, repairPhotos });
  });

  it('holds nothing of what is sent for it, new or changed', async () => {
    const body = { ...(await bodyOf(vehicle)), status: 'siap', workshop: 'Bengkel Sinar' };
    const { id, version, workshop } = await made(vehicles, body);
    expect(workshop).toBeNull();
    const changed = await admin.put(`${vehicles}/${id}`, { workshop: 'Bengkel Sinar', version });
    expect(changed.body.data.workshop).toBeNull();
  });

  it('is emptied in each of many records, and undoing brings each back', async () => {
    const shown = await made(vehicles, await bodyOf(vehicle));
    const plain = await made(vehicles, { ...(await bodyOf(vehicle)), repairPhotos: [] });
    const ids = [shown.id, plain.id];
    const { body } = await admin.post(`${vehicles}/bulk`, {
      action: 'update',
      ids,
      data: { status: 'siap' },
    });
    expect(body.data.refused).toEqual([]);
    const before = body.data.done.find(({ id }: { id: string }) => id === plain.id);
    expect(before.before).toEqual({ status: 'perbaikan', workshop: plain.workshop });
    const undone = await admin.post(`${vehicles}/bulk`, {
      ...{ action: 'update', ids: [plain.id], data: before.before },
      versions: { [plain.id]: before.version },
    });
    expect(undone.body.data.refused).toEqual([]);
    expect((await admin.get(`${vehicles}/${plain.id}`)).body.data.workshop).toBe(plain.workshop);
    expect((await admin.get(`${vehicles}/${shown.id}`)).body.data).toMatchObject({
      workshop: null,
      repairPhotos: [],
    });
  });

  it('is emptied by an import, which asks for what it shows', async () => {
    const bare = { ...(await bodyOf(vehicle)), repairPhotos: [] };
    const { code, id } = await made(vehicles, bare);
    const apply = (status: string) =>
      imported(admin, vehicles, `Kode;Keadaan\n${code};${status}\n`, { mode: 'upsert', key: 'code' });
    await apply('Siap pakai');
    expect((await admin.get(`${vehicles}/${id}`)).body.data.workshop).toBeNull();
    await expect(apply('Dalam perbaikan')).rejects.toThrow('“Bengkel” harus diisi.');
  });
});

describe('A field that others require', () => {
  it('is asked for where they say so, new and changed', async () => {
    const { id, version } = await made(vehicles, { ...(await bodyOf(vehicle)), status: 'siap' });
    const bare = { ...(await bodyOf(vehicle)), workshop: '' };
    expect(refusedAt('workshop', await admin.post(vehicles, bare), 'POST')).toEqual([]);
    const changed = await admin.put(`${vehicles}/${id}`, { status: 'perbaikan', version });
    expect(refusedAt('workshop', changed, 'PUT')).toEqual([]);
    expect(changed.body.errors.workshop).toEqual(['“Bengkel” harus diisi.']);
  });

  it('is asked for in the row that says so', async () => {
    const body = await bodyOf(complaint);
    const [cost] = body.costs as object[];
    const costs = [cost, { ...cost, quantity: 1500, reason: null }];
    const refused = await admin.post(complaints, { ...body, costs });
    expect(Object.keys(refused.body.errors)).toEqual(['costs.1.reason']);
  });
});

describe('A field that others lock', () => {
  it('takes no change while they do, also together with what locks it', async () => {
    const { id, version, budget } = await made(tenders, { ...(await bodyOf(tender)), budget: '5000' });
    const both = await admin.put(`${tenders}/${id}`, { announced: true, budget: '9000', version });
    expect(refusedAt('budget', both, 'PUT')).toEqual([]);
    const told = (await admin.put(`${tenders}/${id}`, { announced: true, budget, version })).body.data;
    const later = await admin.put(`${tenders}/${id}`, { budget: '9000', version: told.version });
    expect(refusedAt('budget', later, 'PUT')).toEqual([]);
    const freed = await admin.put(`${tenders}/${id}`, {
      ...{ announced: false, budget: '9000', version: told.version },
    });
    expect(freed.body.data.budget).toBe('9000');
  });

  it('is not filled in a new record', async () => {
    const body = { ...(await bodyOf(tender)), announced: true };
    expect(refusedAt('budget', await admin.post(tenders, body), 'POST')).toEqual([]);
    await made(tenders, { ...body, budget: null });
  });

  it('is locked by the stage, and free again before it', async () => {
    const { id, version } = await made(complaints, await bodyOf(complaint));
    await pool.query(`update example_complaint set stage = 'handled' where id = $1`, [id]);
    const changed = await admin.put(`${complaints}/${id}`, { claimed: '7', version });
    expect(refusedAt('claimed', changed, 'PUT')).toEqual([]);
    const shown = await admin.put(`${complaints}/${id}`, { paidOn: '2026-11-20', version });
    expect(shown.body.data.paidOn).toBe('2026-11-20');
    await pool.query(`update example_complaint set stage = 'checked' where id = $1`, [id]);
    const free = await admin.put(`${complaints}/${id}`, { claimed: '7', version: version + 1 });
    expect(free.body.data).toMatchObject({ claimed: '7', paidOn: null });
  });

  it('comes back with a deleted record as it was at its stage', async () => {
    const { id } = await made(complaints, await bodyOf(complaint));
    await pool.query(`update example_complaint set stage = 'handled', paid_on = '2026-11-20' where id = $1`, [
      id,
    ]);
    expect((await admin.delete(`${complaints}/${id}`)).status).toBe(200);
    const restored = await admin.post(`${complaints}/${id}/restore`, {});
    expect(restored.body.data, JSON.stringify(restored.body)).toMatchObject({ paidOn: '2026-11-20' });
  });
});
