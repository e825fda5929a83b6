import { expect, it } from 'vitest';
import { resourceNamed } from '../../../resources/index.ts';
import {
  forgetLists,
  keptOf,
  noted,
  recalled,
  remembered,
  standOf,
} from '../../../server/crud/reading/list-memory.ts';
import { testApp } from '../../support/app.ts';

const { signIn, pool } = await testApp();
const admin = await signIn('admin');
const address = '/master-data/api/ArchiveClassification';
const classes = resourceNamed('master-data.klasifikasi-arsip');
const users = resourceNamed('manajemen-user.user');
const admins = resourceNamed('manajemen-user.admin');
const always = { worth: () => true };

await pool.query(
  `insert into archive_classification (id, code, name, "group", is_leaf)
   select gen_random_uuid(), 'INGAT.' || n, 'Ingatan ' || n, 'substantif', true from generate_series(1, 11000) n`,
);

const deep = (query: string) => admin.get(`${address}?Page=1001&PerPage=10&${query}`);

it('takes one question in other words for the same question', async () => {
  forgetLists(classes);
  await deep('isActive=true&group=substantif,fasilitatif');
  const { answers } = keptOf(pool);
  const other = await deep('group=fasilitatif,substantif,%20substantif&isActive=true,true');
  expect(other.body.data.items).toHaveLength(10);
  expect(keptOf(pool).answers).toBe(answers);
});

it('is bounded by what it holds: the oldest goes, the newest stays', async () => {
  const large = { ...always, letters: () => 900_000 };
  for (let n = 0; n < 30; n += 1) await remembered(pool, classes, `besar ${n}`, async () => n, large);
  expect(keptOf(pool).letters).toBeLessThanOrEqual(10_000_000);
  expect(recalled(pool, classes, 'besar 0')).toBeUndefined();
  expect(await recalled(pool, classes, 'besar 29')).toBe(29);
  for (let n = 0; n < 2500; n += 1) await remembered(pool, classes, `kecil ${n}`, async () => n, always);
  expect(keptOf(pool).answers).toBeLessThanOrEqual(2000);
  expect(await recalled(pool, classes, 'kecil 2499')).toBe(2499);
});

it('lets go what was forgotten as soon as something new comes', async () => {
  forgetLists(classes);
  await remembered(pool, classes, 'baru', async () => 1, always);
  expect(keptOf(pool).answers).toBe(1);
});

it('keeps nothing that was found out before a write', async () => {
  const stand = standOf(classes);
  forgetLists(classes);
  noted(pool, classes, 'jumlah', { answer: 1, stand }, always);
  expect(recalled(pool, classes, 'jumlah')).toBeUndefined();
  noted(pool, classes, 'jumlah', { answer: 2, stand: standOf(classes) }, always);
  expect(await recalled(pool, classes, 'jumlah')).toBe(2);
});

it('forgets a view with what it shows, and what it shows with the view', async () => {
  for (const [written, other] of [
    [users, admins],
    [admins, users],
  ] as const) {
    await remembered(pool, other, 'lihat', async () => 1, always);
    forgetLists(written);
    expect(recalled(pool, other, 'lihat'), written.name).toBeUndefined();
  }
});

it('belongs to one database', async () => {
  await remembered(pool, classes, 'milik', async () => 1, always);
  const otherPool = Object.create(pool) as typeof pool;
  expect(recalled(otherPool, classes, 'milik')).toBeUndefined();
});

it('tells the exact total on a page that is not full, however many there are', async () => {
  const { n } = (await pool.query('select count(*)::int as n from archive_classification')).rows[0];
  await pool.query(
    `delete from archive_classification where id in (
       select id from archive_classification where code like 'INGAT.%' limit $1)`,
    [n - 10_500],
  );
  forgetLists(classes);
  const first = await admin.get(`${address}?PerPage=900&group=substantif,fasilitatif&Page=1`);
  expect(first.body.data.totalIsEstimated).toBe(true);
  const last = await admin.get(`${address}?PerPage=900&Page=12`);
  expect(last.body.data.items).toHaveLength(600);
  const { items: _items, ...total } = last.body.data;
  expect(total).toEqual({ totalCount: 10_500 });
});
