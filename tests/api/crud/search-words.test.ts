import { beforeAll, expect, it } from 'vitest';
import { archiveClassification } from '../../../resources/master-data/klasifikasi-arsip.ts';
import { askedFor, whereOf } from '../../../server/crud/index.ts';
import { testApp } from '../../support/app.ts';

const { signIn, pool } = await testApp();
const admin = await signIn('admin');
const address = '/master-data/api/ArchiveClassification';

const names = [
  'Rapat umum tahunan',
  'Umum: bahan rapat',
  'Rapatumum',
  'Hasil 50% rapat_umum',
  'PT. Tol/Jalan - Ruas 7',
  'Ruas 70 Jalan Tol PT',
  'Tarif  dua spasi',
  'Garis\\miring tarif',
];

beforeAll(async () => {
  await pool.query(
    `insert into archive_classification (id, code, name, "group", is_leaf)
     select gen_random_uuid(), 'KATA.' || n, name, 'substantif', false
     from unnest($1::text[]) with ordinality as given (name, n)`,
    [names],
  );
});

it.each([
  'rapat umum',
  'PAT UM',
  'umum tahunan',
  'm: b',
  '50% rapat_umum',
  't_u',
  'pt. tol/jalan - ruas 7',
  'tol jalan',
  'ruas 7',
  'tarif  dua',
  'tarif dua',
  's\\m',
  'kata.1 rapat',
  'ǀ_',
])('finds "%s" where it stands just so, whatever the case', async (typed) => {
  const found = await admin.get(`${address}?PerPage=100&FirstChar=${encodeURIComponent(typed)}`);
  const own = found.body.data.items.filter(({ code }: { code: string }) => code.startsWith('KATA.'));
  const expected = names.filter((name, at) =>
    `KATA.${at + 1} ${name}`.toLowerCase().includes(typed.toLowerCase()),
  );
  expect(own.map(({ name }: { name: string }) => name).toSorted()).toEqual(expected.toSorted());
});

it('has the index know that two words stand together, so that rows with both elsewhere are not read', async () => {
  await pool.query(
    `insert into archive_classification (id, code, name, "group", is_leaf)
     select gen_random_uuid(), 'LAIN.' || n, 'Terbalik naskah dengan contoh ' || n, 'substantif', false
     from generate_series(1, 500) n`,
  );
  await pool.query('analyze archive_classification');
  const conditions = askedFor(archiveClassification, { firstChar: 'contoh terbalik', filters: {} }, true);
  const client = await pool.connect();
  await client.query('begin; set local enable_seqscan = off');
  const plan = await client.query({
    text: `explain (analyze, format json) select id from archive_classification t ${whereOf(conditions)}`,
    values: conditions.values,
  });
  await client.query('rollback');
  client.release();
  const text = JSON.stringify(plan.rows);
  expect(text).toContain('"Index Name":"archive_classification_search"');
  expect(text).toContain('"Rows Removed by Index Recheck":0');
});
