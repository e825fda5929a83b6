import { expect, it } from 'vitest';
import { vehicle } from '../../declared/kendaraan.ts';
import { complaint } from '../../declared/pengaduan.ts';
import { testApp } from '../../support/app.ts';
import { openEverything } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';
import { withOneRole } from '../../support/one-role.ts';
import { upload } from '../transfer/transfers.ts';

// What writes, events and actions say of fields that the role of who asks does not see.

const running = await testApp();
await openEverything(running.pool);
const admin = await running.signIn('admin');
const { caller, holds } = await withOneRole(running, admin);
const { bodyOf } = generator(admin);
const cars = '/layanan/api/ExampleVehicle';
const complaints = '/layanan/api/ExampleComplaint';
const [carPath, path] = ['/layanan/kendaraan', '/layanan/pengaduan'];

const made = async (base: string, body: object): Promise<string> => {
  const answer = await admin.post(base, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
};
const inRepair = async () =>
  made(cars, { ...(await bodyOf(vehicle)), status: 'perbaikan', workshop: 'Bengkel Rahasia' });
const received = async (values: object) =>
  made(complaints, { ...(await bodyOf(complaint)), result: null, approved: null, ...values });

it('a step is taken back by who may still take it', async () => {
  const id = await received({ place: 'KM 1' });
  await holds(path);
  const [user] = (await admin.get('/user/api/User?FirstChar=staf@naskah.example')).body.data.items;
  const values = { officerId: user.id };
  const fired = await caller.post(`${complaints}/${id}/event`, { event: 'check', values });
  expect(fired.status, JSON.stringify(fired.body)).toBe(200);
  await holds(`${path}:read`);
  expect((await caller.post(`${complaints}/${id}/undo`)).status).toBe(403);
  await holds(path);
  expect((await caller.post(`${complaints}/${id}/undo`)).status).toBe(200);
});

it('a change of many tells what it emptied to who sees it alone', async () => {
  const change = { action: 'update', ids: [await inRepair()], data: { status: 'siap' } };
  await holds(carPath, `${carPath}:hide.workshop`);
  const [done] = (await caller.post(`${cars}/bulk`, change)).body.data.done;
  expect(done.before).toEqual({ status: 'perbaikan' });
  await holds(carPath);
  const again = { ...change, ids: [await inRepair()] };
  expect((await caller.post(`${cars}/bulk`, again)).body.data.done[0].before).toEqual({
    ...{ status: 'perbaikan', workshop: 'Bengkel Rahasia' },
  });
});

it('the history of an action leaves out what its form asked for a hidden field', async () => {
  const id = await inRepair();
  const values = { odometer: 1_999_123, servicedOn: '2026-11-02' };
  const acted = await admin.post(`${cars}/${id}/actions/recordService`, { values });
  expect(acted.status, JSON.stringify(acted.body)).toBe(200);
  await holds(carPath, `${carPath}:hide.odometer`, `${carPath}:hide.nextService`);
  const { body } = await caller.get(`${cars}/${id}/history`);
  const [entry] = body.data.items;
  expect(entry.changes.map(({ field }: { field: string }) => field)).toContain('servicedOn');
  expect(JSON.stringify(body)).not.toContain('1999123');
});

const doesNotFit = 'Tidak sesuai dengan isian lain yang tidak dapat dilihat peran Anda.';

it('an event that lacks a hidden field does not name it', async () => {
  const officerId = (await running.pool.query(`select id from "user" where email = 'staf@naskah.example'`))
    .rows[0].id;
  const id = await received({ officerId: null, place: null });
  await holds(path, `${path}:hide.place`);
  const answer = await caller.post(`${complaints}/${id}/event`, { event: 'check', values: { officerId } });
  expect([answer.status, answer.body.errors]).toEqual([422, { officerId: [doesNotFit] }]);
  await holds(path, `${path}:hide.officerId`);
  const both = await caller.post(`${complaints}/${id}/event`, { event: 'check' });
  expect([both.status, Object.keys(both.body.errors)]).toEqual([422, ['place']]);
});

it('what an event needs of a hidden field is not told, neither before nor when it is fired', async () => {
  const adminId = (await running.pool.query(`select id from "user" where email = 'admin@naskah.example'`))
    .rows[0].id;
  const id = await received({ officerId: adminId, place: 'KM 1' });
  for (const step of [
    { event: 'check' },
    { event: 'report', values: { result: 'Tidak terbukti', approved: '0' } },
    { event: 'handle' },
  ])
    expect((await admin.post(`${complaints}/${id}/event`, step)).status).toBe(200);
  await holds(path, `${path}/putuskan`, `${path}:hide.approved`);
  const { can } = (await caller.get(`${complaints}/${id}`)).body.data;
  expect(can.events).toEqual([
    {
      event: 'finish',
      blockedBy: { message: expect.stringContaining('tidak dapat dilihat peran Anda'), fields: [] },
    },
  ]);
  const fired = await caller.post(`${complaints}/${id}/event`, { event: 'finish' });
  expect([fired.status, fired.body.errors]).toEqual([422, { event: [doesNotFit] }]);
});

it('an import that would take files off a hidden field does not name it', async () => {
  const id = await inRepair();
  const code = (await admin.get(`${cars}/${id}`)).body.data.code;
  const files = [{ id: '019a0000-0000-7000-8000-000000000001', title: 'a.png', size: 1, type: 'image/png' }];
  await running.pool.query('update example_vehicle set repair_photos = $2 where id = $1', [
    id,
    JSON.stringify(files),
  ]);
  await holds(carPath, `${carPath}:hide.repairPhotos`, `${carPath}:hide.workshop`);
  const sent = await upload(caller, cars, `Kode;Keadaan\n${code};Siap pakai\n`);
  const options = { mapping: { code: 0, status: 1 }, mode: 'upsert', key: 'code' };
  const address = `${cars}/import/${sent.body.data.id}`;
  await caller.post(`${address}/check`, options);
  for (let state = ''; state !== 'checked'; ) state = (await caller.get(address)).body.data.state;
  const { items } = (await caller.get(`${address}/problems`)).body.data;
  expect(items.map(({ reason }: { reason: string }) => reason)).toContain(doesNotFit);
  expect(JSON.stringify(items)).not.toContain('Foto kerusakan');
});

it('a saved view is refused a hidden field in whatever letters', async () => {
  await holds(carPath, `${carPath}:hide.odometer`);
  const state = { filter: { ODOMETER: '1..2' }, sort: { field: 'code', order: 'ASC' } };
  const view = { resource: 'layanan.kendaraan', name: 'Jauh', state };
  expect((await caller.post('/user/api/SavedView', view)).status).toBe(422);
});
