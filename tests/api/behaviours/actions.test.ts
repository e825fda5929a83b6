import { describe, expect, it } from 'vitest';
import { vehicle } from '../../declared/kendaraan.ts';
import { complaint } from '../../declared/pengaduan.ts';
import { tender } from '../../declared/tender.ts';
import { testApp } from '../../support/app.ts';
import { openEverything } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';

// Actions, checks and hooks of the examples, as tests/declared/behaviours.ts has them.

const { signIn, pool, stranger, app } = await testApp();
await openEverything(pool);
const giveAs = (account: string, paths: string) =>
  pool.query(
    `update "role" set privileged_list = privileged_list || $2::text[]
     where id in (select unnest(main_roles(id)) from "user" where email = $1)`,
    [`${account}@naskah.example`, paths],
  );
await giveAs('atasan', '{/layanan/kendaraan:read}');
const admin = await signIn('admin');
const reader = await signIn('atasan');
const outsider = await signIn('legal');
const { bodyOf } = generator(admin);
const vehicles = '/layanan/api/ExampleVehicle';
const tenders = '/layanan/api/ExampleTender';
const complaints = '/layanan/api/ExampleComplaint';

async function car(values: object = {}): Promise<{ id: string; version: number; plate: string }> {
  const made = await admin.post(vehicles, {
    ...(await bodyOf(vehicle)),
    odometer: 1000,
    status: 'siap',
    ...values,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return made.body.data;
}
const service = { odometer: 12_000, servicedOn: '2026-11-20' };
const record = (id: string, body: object, caller = admin) =>
  caller.post(`${vehicles}/${id}/actions/recordService`, body);

describe('An action on a record', () => {
  it('does what its handler does, says so, and stands in the history with what its form asked', async () => {
    const { id, plate } = await car({ status: 'perbaikan' });
    const done = await record(id, { values: service });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(done.body.data).toMatchObject({ count: 1, message: `Servis ${plate} dicatat`, opens: null });
    expect(done.body.data.record).toMatchObject({ status: 'siap', odometer: 12_000, version: 2 });
    const [latest] = (await admin.get(`${vehicles}/${id}/history`)).body.data.items;
    expect(latest.action).toBe('action:recordService');
    expect(latest.changes).toContainEqual({
      ...{ field: 'servicedOn', label: 'Tanggal servis', before: null, after: '2026-11-20' },
    });
    expect(latest.changes.filter(({ field }: { field: string }) => field === 'odometer')).toEqual([
      { field: 'odometer', label: 'Odometer', before: 1000, after: 12_000 },
    ]);
  });

  it('is refused in order: unseen, not theirs, not now or changed since, wrong in its form', async () => {
    const { id } = await car();
    const missing = '019a0000-0000-7000-8000-0000000000ff';
    const codes = async (...asked: ReturnType<typeof record>[]) =>
      (await Promise.all(asked)).map(({ status }) => status);
    expect(await codes(record(missing, {}), record('odd', {}))).toEqual([404, 404]);
    expect(await codes(record(id, {}, stranger), record(id, {}, outsider), record(id, {}, reader))).toEqual([
      ...[401, 403, 403],
    ]);
    expect(await codes(record(id, { values: { odometer: 'x' } }))).toEqual([409]);
    const broken = await car({ status: 'perbaikan' });
    expect(await codes(record(broken.id, { values: service, version: 7 }))).toEqual([409]);
    const wrong = await record(broken.id, {
      values: { odometer: -1, servicedOn: '2026-02-30', workshopId: missing, colour: 'red' },
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors).toSorted()).toEqual(['colour', 'odometer', 'servicedOn']);
    const nowhere = await record(broken.id, { values: { ...service, workshopId: missing } });
    expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['workshopId']]);
    const lower = await record(broken.id, { values: { ...service, odometer: 5 } });
    expect(lower.body.errors).toEqual({
      odometer: ['Odometer tidak pernah turun; pembacaan terakhir 1000 km.'],
    });
    expect((await admin.get(`${vehicles}/${broken.id}`)).body.data).toMatchObject({
      ...{ status: 'perbaikan', version: 1 },
    });
  });

  it('of two at once one wins', async () => {
    const { id } = await car({ status: 'perbaikan' });
    const both = await Promise.all([record(id, { values: service }), record(id, { values: service })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is named by the rows that allow it to who may do it', async () => {
    const { id } = await car({ status: 'perbaikan' });
    const row = async (caller = admin) => (await caller.get(`${vehicles}/${id}`)).body.data.can;
    expect(await row()).toMatchObject({ write: true, actions: ['recordService'] });
    expect(await row(reader)).toMatchObject({ write: false, actions: [] });
    await record(id, { values: service });
    expect((await row()).actions).toEqual(['sendToService']);
  });
});

describe('An action on several or no records', () => {
  const send = (ids: string[], caller = admin) =>
    caller.post(`${vehicles}/actions/sendToService`, { ids, values: { workshop: 'Jaya' } });

  it('is done on all of them or on none', async () => {
    const [one, other, broken] = [await car(), await car(), await car({ status: 'perbaikan' })];
    const refused = await send([one.id, broken.id]);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(broken.plate)]);
    expect((await admin.get(`${vehicles}/${one.id}`)).body.data.status).toBe('siap');
    expect((await send([one.id, other.id])).body.data).toMatchObject({ count: 2, record: null });
    expect((await admin.get(`${vehicles}/${other.id}`)).body.data.status).toBe('perbaikan');
    expect((await send([])).status).toBe(422);
  });

  it('takes the privilege it names, not the right to change', async () => {
    const { id } = await car();
    expect((await send([id], reader)).status).toBe(403);
    await giveAs('atasan', '{/layanan/kendaraan/bengkel}');
    const now = await signIn('atasan');
    expect((await now.get(`${vehicles}/${id}`)).body.data.can).toMatchObject({
      ...{ write: false, actions: ['sendToService'] },
    });
    expect((await send([id], now)).status).toBe(200);
  });

  it('answers a file where it is declared so', async () => {
    const { plate } = await car();
    const file = await admin.post(`${vehicles}/actions/listDue`, {});
    expect(file.status).toBe(200);
    expect(file.headers['content-disposition']).toContain('jadwal-servis.csv');
    expect(String(file.raw)).toContain(plate);
    expect((await reader.post(`${vehicles}/actions/listDue`, {})).status).toBe(403);
  });

  it('is described in OpenAPI', async () => {
    const { paths } = (await app.inject('/openapi.json')).json();
    expect(paths[`${vehicles}/{id}/actions/recordService`].post.description).toContain('odometer');
    expect(paths[`${vehicles}/actions/sendToService`].post).toBeTruthy();
    expect(paths[`${vehicles}/actions/recordService`]).toBeUndefined();
  });
});

describe('A check across records', () => {
  it('refuses at its field when a record is made, changed, changed with others and restored', async () => {
    const body: Record<string, unknown> = { ...(await bodyOf(tender)), closesOn: '2027-01-04' };
    const again = { ...(await bodyOf(tender)), name: body.name, unitId: body.unitId, closesOn: '2027-01-04' };
    const first = await admin.post(tenders, body);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const at = ({ status, body: answer }: { status: number; body: { errors: object } }) => [
      ...[status, Object.keys(answer.errors ?? {})],
    ];
    const refused = [422, ['closesOn']];
    expect(at(await admin.post(tenders, again))).toEqual(refused);
    const second = await admin.post(tenders, { ...again, closesOn: '2027-01-05' });
    const { id } = second.body.data;
    expect(at(await admin.put(`${tenders}/${id}`, { closesOn: '2027-01-04' }))).toEqual(refused);
    const many = await admin.post(`${tenders}/bulk`, {
      ...{ action: 'update', ids: [id], data: { closesOn: '2027-01-04' } },
    });
    expect(many.body.data.refused[0]).toMatchObject({ id, errors: { closesOn: [expect.any(String)] } });
    await admin.delete(`${tenders}/${first.body.data.id}`);
    await admin.put(`${tenders}/${id}`, { closesOn: '2027-01-04' });
    expect(at(await admin.post(`${tenders}/${first.body.data.id}/restore`))).toEqual(refused);
  });

  it('holds between two writes at once', async () => {
    const body: Record<string, unknown> = { ...(await bodyOf(tender)), closesOn: '2027-02-01' };
    const other = { ...(await bodyOf(tender)), name: body.name, unitId: body.unitId, closesOn: '2027-02-01' };
    const both = await Promise.all([admin.post(tenders, body), admin.post(tenders, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });
});

describe('A hook before a write', () => {
  it('fills in what was left empty, and refuses at a field', async () => {
    const body = { ...(await bodyOf(complaint)), callback: null, reporterPhone: '0812-3456-7801' };
    const made = await admin.post(complaints, body);
    expect(made.body.data.callback).toBe('+6281234567801');
    const { id } = made.body.data;
    const kept = await admin.put(`${complaints}/${id}`, { reporterPhone: '0812-3456-7802' });
    expect(kept.body.data.callback).toBe('+6281234567801');
    const premium = await admin.put(`${complaints}/${id}`, {
      callback: null,
      reporterPhone: '0809-1234-567',
    });
    expect([premium.status, Object.keys(premium.body.errors)]).toEqual([422, ['reporterPhone']]);
  });
});
