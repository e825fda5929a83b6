import { expect, test } from 'vitest';
import { vehicle } from '../../declared/kendaraan.ts';
import { complaint } from '../../declared/pengaduan.ts';
import { testApp } from '../../support/app.ts';
import { addressOf, openEverything } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';

const { signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const { bodyOf } = generator(admin);
const complaints = addressOf(complaint);
const vehicles = addressOf(vehicle);
const year = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Jakarta' }).slice(0, 4);
const sequenceOf = (number: string): number => Number(number.split('-')[2]);
const add = async (body?: object) => admin.post(complaints, body ?? (await bodyOf(complaint)));

test('records that are created at once get consecutive numbers, and a refused one takes none', async () => {
  const first = sequenceOf((await add()).body.data.number);
  const bodies = await Promise.all(Array.from({ length: 12 }, () => bodyOf(complaint)));
  const wrong = bodies.map((body) => ({ ...body, unitId: '00000000-0000-4000-8000-000000000000' }));
  const answers = await Promise.all([...bodies, ...wrong].map((body) => add(body)));
  const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => body.data.number);
  expect(numbers).toHaveLength(12);
  expect(numbers.every((number) => number.startsWith(`PJ-${year}-`))).toBe(true);
  expect(numbers.map(sequenceOf).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, at) => first + 1 + at),
  );
});

test('a number is the server’s: nobody sends one, and it stays with its record', async () => {
  const body = await bodyOf(complaint);
  expect((await add({ ...body, number: 'PJ-1' })).body.errors).toHaveProperty('number');
  const { data } = (await add(body)).body;
  const changed = await admin.put(`${complaints}/${data.id}`, { number: 'PJ-1', version: data.version });
  expect(changed.body.errors).toHaveProperty('number');
  expect((await admin.put(`${complaints}/${data.id}`, data)).status).toBe(200);
  await admin.delete(`${complaints}/${data.id}`);
  const restored = await admin.post(`${complaints}/${data.id}/restore`);
  expect(restored.body.data.number).toBe(data.number);
  expect(sequenceOf((await add()).body.data.number)).toBe(sequenceOf(data.number) + 1);
});

test('the sequence begins again with the year', async () => {
  await pool.query(
    `insert into record_counter values ('layanan.pengaduan', 'number', '${Number(year) - 1}', 77) on conflict do nothing`,
  );
  expect(sequenceOf((await add()).body.data.number)).toBeLessThan(77);
});

test('a computed field is sorted and filtered like any other, and nobody sends one', async () => {
  const of = async (odometer: number) =>
    (await admin.post(vehicles, { ...(await bodyOf(vehicle)), odometer })).body.data;
  const [near, far] = [await of(9_999), await of(10_000)];
  expect([near.nextService, far.nextService]).toEqual([10_000, 20_000]);
  const found = await admin.get(`${vehicles}?nextService=20000&OrderBy=nextService&Order=desc`);
  expect(found.body.data.items.map(({ id }: { id: string }) => id)).toEqual([far.id]);
  const sent = await admin.put(`${vehicles}/${near.id}`, { nextService: 5, version: near.version });
  expect(sent.body.errors).toHaveProperty('nextService');
  const driven = await admin.put(`${vehicles}/${near.id}`, { odometer: 20_000, version: near.version });
  expect(driven.body.data.nextService).toBe(30_000);
});
