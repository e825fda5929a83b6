import { beforeEach, expect, it } from 'vitest';
import { vehicle } from '../../declared/kendaraan.ts';
import { complaint } from '../../declared/pengaduan.ts';
import { testApp } from '../../support/app.ts';
import { countAllStatements } from '../../support/count-statements.ts';
import { addressOf, openEverything } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';
import { withOneRole } from '../../support/one-role.ts';
import { later } from './trigger-desk.ts';

// Triggers that listen to declared records: which events, whom they tell, and what they refuse.

const app = await testApp();
const { signIn, pool, jobs } = app;
await openEverything(pool);
const admin = await signIn('admin');
const { caller: staf, holds } = await withOneRole(app, admin);
const { bodyOf } = generator(admin);
const [vehicles, complaints] = [vehicle, complaint].map(addressOf) as [string, string];

const noticesOf = async (account: string) =>
  (
    await pool.query<{ title: string; title_en: string; message: string; detail_url: string | null }>(
      `select title, title_en, message, detail_url from notification
       where user_id = (select id from "user" where email = $1) order by created_at, id`,
      [`${account}@naskah.example`],
    )
  ).rows;
const mailsTo = async (account: string) =>
  (await pool.query(`select subject, body from mail where recipient = $1`, [`${account}@naskah.example`]))
    .rows;
let count = 0;
const rule = (values: object) => ({
  code: `DATA-${++count}`,
  name: 'Aturan data',
  entity: vehicle.name,
  delayMinutes: 0,
  onlyIfOpen: false,
  actions: ['notify'],
  recipients: ['pembaca_data'],
  ...values,
});
const listen = async (values: object): Promise<void> => {
  const answer = await admin.post('/setting/api/Trigger', rule(values));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const made = async (base: string, body: object) => {
  const answer = await admin.post(base, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const car = async (values: object = {}) =>
  made(vehicles, { ...(await bodyOf(vehicle)), status: 'siap', workshop: null, repairPhotos: [], ...values });

beforeEach(async () => {
  await holds('/layanan/kendaraan');
  await pool.query('delete from trigger');
  await pool.query('delete from pgboss.job');
  await pool.query('delete from notification');
  await pool.query('delete from mail');
});

it('tells of a new record by notice and mail, once, with its name and page', async () => {
  await listen({ event: 'data.dibuat', actions: ['notify', 'email'] });
  const { id, plate, name } = await car();
  await jobs.runDue();
  await pool.query(`update pgboss.job set state = 'created', start_after = now()`);
  await jobs.runDue();
  expect(await noticesOf('staf')).toEqual([
    {
      title: 'Kendaraan dibuat',
      title_en: 'Vehicle made',
      message: `${plate} ${name}`,
      detail_url: `/layanan/kendaraan/${id}`,
    },
  ]);
  const [mail, ...more] = await mailsTo('staf');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Naskah: Kendaraan dibuat' });
  expect(mail?.body).toContain(`/layanan/kendaraan/${id}`);
  expect(await noticesOf('admin'), 'who made it').toEqual([]);
});

it('tells of a change once a field becomes what was asked for, and of nothing else', async () => {
  await listen({ event: 'data.diubah', becomes: 'layanan.kendaraan:status:perbaikan' });
  const { id } = await car();
  const change = async (values: object) => {
    expect((await admin.put(`${vehicles}/${id}`, values)).status).toBe(200);
    await jobs.runDue();
  };
  await change({ odometer: 5 });
  expect(await noticesOf('staf')).toEqual([]);
  await change({ status: 'perbaikan', workshop: 'Bengkel Jaya' });
  await change({ workshop: 'Bengkel Maju' });
  expect((await noticesOf('staf')).map(({ title }) => title)).toEqual([
    'Kendaraan diubah (Keadaan: Dalam perbaikan)',
  ]);
});

it('tells of many at once in one notice, and of a deleted record without a page', async () => {
  await listen({ event: 'data.diubah' });
  await listen({ event: 'data.dihapus' });
  const ids = [await car(), await car(), await car()].map(({ id }) => id);
  const bulk = await admin.post(`${vehicles}/bulk`, { action: 'update', ids, data: { odometer: 7 } });
  expect(bulk.body.data.done, JSON.stringify(bulk.body)).toHaveLength(3);
  const { rows } = await pool.query(`select from pgboss.job where data->>'kind' = 'record-trigger'`);
  expect(rows).toHaveLength(1);
  await jobs.runDue();
  await admin.delete(`${vehicles}/${ids[0]}`);
  await jobs.runDue();
  expect(await noticesOf('staf')).toMatchObject([
    { title: '3 kendaraan diubah', detail_url: '/layanan/kendaraan' },
    { title: 'Kendaraan dihapus', detail_url: null },
  ]);
});

it('asks for superiors once, however many records were written', async () => {
  await listen({ event: 'data.diubah', actions: ['escalate'] });
  const ids = (await Promise.all(Array.from({ length: 6 }, () => car()))).map(({ id }) => id);
  const statementsFor = async (some: string[], odometer: number): Promise<number> => {
    await admin.post(`${vehicles}/bulk`, { action: 'update', ids: some, data: { odometer } });
    return countAllStatements(() => jobs.runDue());
  };
  await statementsFor(ids, 11);
  const ofTwo = await statementsFor(ids.slice(0, 2), 12);
  expect(await statementsFor(ids, 13)).toBeLessThanOrEqual(ofTwo);
});

it('tells nobody of what their role does not open, nor of fields it hides', async () => {
  await listen({ event: 'data.diubah' });
  const { id } = await car();
  const changedTo = async (odometer: number) => {
    await admin.put(`${vehicles}/${id}`, { odometer });
    await jobs.runDue();
    return (await noticesOf('staf')).length;
  };
  await holds('/search');
  expect(await changedTo(1)).toBe(0);
  await holds('/layanan/kendaraan', '/layanan/kendaraan:hide.odometer');
  expect(await changedTo(2)).toBe(0);
  await holds('/layanan/kendaraan');
  expect(await changedTo(3)).toBe(1);
});

it('waits, and says nothing any more of a record that was written again', async () => {
  await listen({ event: 'data.dibuat', delayMinutes: 60, onlyIfOpen: true });
  const [touched, left] = [await car(), await car()];
  await admin.put(`${vehicles}/${touched.id}`, { odometer: 9 });
  await jobs.runDue();
  expect(await noticesOf('staf')).toEqual([]);
  await jobs.runDue(later(2));
  expect((await noticesOf('staf')).map((one) => one.detail_url)).toEqual([`/layanan/kendaraan/${left.id}`]);
});

it('tells who made a record that its stage was reached', async () => {
  await listen({
    event: 'data.diubah',
    entity: complaint.name,
    becomes: 'layanan.pengaduan:stage:rejected',
    recipients: ['pembuat_data'],
  });
  await holds('/layanan/pengaduan');
  const body = { ...(await bodyOf(complaint)), result: null, approved: null, photos: [] };
  const answer = await staf.post(complaints, body);
  const { id } = answer.body.data;
  await admin.post(`${complaints}/${id}/event`, { event: 'reject', note: 'Bukan ruas kami' });
  await pool.query('delete from notification');
  await jobs.runDue();
  expect(await noticesOf('staf')).toMatchObject([
    {
      title: 'Pengaduan diubah (Tahap: Ditolak)',
      detail_url: `/layanan/pengaduan/${id}`,
    },
  ]);
});

it('asks conditions of each record, fills its own words, and counts in the log what did not fit', async () => {
  const answer = await admin.post(
    '/setting/api/Trigger',
    rule({
      event: 'data.diubah',
      conditions: {
        match: 'all',
        rules: [{ field: 'odometer', operator: 'between', values: ['100', ''] }],
      },
      messageTitle: '{{jumlah}} kendaraan jauh',
      messageText: '{{plate}}: {{odometer}}, {{status}}',
    }),
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const [near, far] = [await car(), await car()];
  await admin.put(`${vehicles}/${near.id}`, { odometer: 99 });
  await admin.put(`${vehicles}/${far.id}`, { odometer: 12_345 });
  await jobs.runDue();
  expect(await noticesOf('staf')).toMatchObject([
    { title: '1 kendaraan jauh', message: `${far.plate}: 12.345 km, Siap pakai` },
  ]);
  const runs = await admin.get(`/setting/api/Trigger/${answer.body.data.id}/runs`);
  expect(runs.body.data.items).toMatchObject([
    { state: 'done', told: 2, subject: { url: `/layanan/kendaraan/${far.id}` } },
    { state: 'skipped', reason: 'condition', condition: 1, count: 1 },
  ]);
  // Who does not see the field would learn what it holds.
  await holds('/layanan/kendaraan', '/layanan/kendaraan:hide.odometer');
  await pool.query('delete from notification');
  await admin.put(`${vehicles}/${far.id}`, { odometer: 12_346, status: 'siap', name: 'Derek' });
  await jobs.runDue();
  expect(await noticesOf('staf')).toEqual([]);
});

it('asks of records only what the role of its author sees', async () => {
  await holds('/pengaturan/trigger', '/layanan/kendaraan', '/layanan/kendaraan:hide.odometer');
  const filledIn = { field: 'odometer', operator: 'filled', values: [] };
  const write = (values: object) =>
    staf.post('/setting/api/Trigger', rule({ event: 'data.diubah', ...values }));
  const asking = await write({ conditions: { match: 'all', rules: [filledIn] } });
  expect([asking.status, Object.keys(asking.body.errors)]).toEqual([422, ['conditions']]);
  const saying = await write({ messageText: '{{odometer}}' });
  expect([saying.status, Object.keys(saying.body.errors)]).toEqual([422, ['messageText']]);
  expect((await write({ messageText: '{{plate}}' })).status).toBe(200);
});

it('tries a trigger on a record, with its value beside what is asked', async () => {
  const answer = await admin.post(
    '/setting/api/Trigger',
    rule({
      event: 'data.diubah',
      becomes: 'layanan.kendaraan:status:perbaikan',
      conditions: { match: 'any', rules: [{ field: 'plate', operator: 'contains', values: ['zz'] }] },
    }),
  );
  const { id, plate } = await car();
  const trial = await admin.post(`/setting/api/Trigger/${answer.body.data.id}/test`, { recordId: id });
  expect(trial.body.data, JSON.stringify(trial.body)).toMatchObject({
    fires: false,
    reason: 'value',
    checks: [
      { label: 'Hanya bila', value: 'Siap pakai', holds: false },
      { label: 'Nomor polisi', asked: 'memuat zz', value: plate, holds: false },
    ],
  });
  expect((await noticesOf('staf')).length).toBe(0);
});

it.each([
  ['entity', { event: 'data.dibuat', entity: null }],
  ['entity', { event: 'data.dibuat', entity: 'pengaturan.trigger' }],
  ['becomes', { event: 'data.diubah', becomes: 'layanan.pengaduan:stage:done' }],
  ['becomes', { event: 'data.diubah', becomes: 'layanan.kendaraan:status:hilang' }],
  ['urgencies', { event: 'data.dibuat', urgencies: ['KILAT'] }],
  ['recipients', { event: 'data.dibuat', recipients: ['penyusun'] }],
  ['recipients', { event: 'data.dibuat', recipients: ['pemegang_data'] }],
  ['recipients', { event: 'naskah.diterima', entity: undefined, recipients: ['pembaca_data'] }],
  ['delayMinutes', { event: 'data.dibuat', delayMinutes: -5 }],
])('refuses at %s: %o', async (field, values) => {
  const answer = await admin.post('/setting/api/Trigger', rule(values));
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual([field]);
});
