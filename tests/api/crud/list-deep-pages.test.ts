/** @module-tag full */

import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { shareOf } from '../../support/sample.ts';

const { signIn, pool } = await testApp();
const admin = await signIn('admin');
const address = '/master-data/api/ArchiveClassification';
const total = 30_000;
const perPage = 500;

const natural = 'collate natural_order';

type Row = { id: string; code: string; name: string; retentionActiveYears: number | null };

beforeAll(async () => {
  await pool.query(
    `insert into archive_classification (id, code, name, "group", is_leaf, retention_active_years)
     select gen_random_uuid(), 'K' || lpad(((n * 7919) % 1000003)::text, 7, '0'),
       (array['Kontrak sewa', 'Berita acara', 'Laporan'])[1 + n % 3] || ' ' || n,
       case when n % 4 = 0 then 'substantif' else 'fasilitatif' end, n % 2 = 0, nullif(n % 12, 0)
     from generate_series(1, $1::int - (select count(*)::int from archive_classification)) n`,
    [total],
  );
  await pool.query('analyze archive_classification');
}, 60_000);

/** Reads pages in random order: no page may profit from the state another left behind. */
async function expectPages(query: string, expected: readonly string[]): Promise<void> {
  const pages = Array.from({ length: Math.ceil(expected.length / perPage) }, (_, at) => at + 1);
  for (const page of shareOf(pages, 4, query.length).toSorted(() => Math.random() - 0.5)) {
    const { body } = await admin.get(`${address}?PerPage=${perPage}&Page=${page}&${query}`);
    const ids = body.data.items.map((row: Row) => row.id);
    expect([page, ...ids]).toEqual([page, ...expected.slice((page - 1) * perPage, page * perPage)]);
  }
}

const sorted = async (order: string, where = 'true'): Promise<string[]> =>
  (await pool.query<Row>(`select id from archive_classification where ${where} order by ${order}`)).rows.map(
    (row) => row.id,
  );

describe('all pages of a long list, in any order, are the sorted list', () => {
  it.each([
    ['a column without equals', 'OrderBy=code&Order=asc', `code ${natural}, id`, 'true'],
    ['descending', 'OrderBy=code&Order=desc', `code ${natural} desc, id desc`, 'true'],
    [
      'many equals and empty values',
      'OrderBy=retentionActiveYears&Order=asc',
      'retention_active_years, id',
      'true',
    ],
    [
      'the same descending',
      'OrderBy=retentionActiveYears&Order=desc',
      'retention_active_years desc, id desc',
      'true',
    ],
    [
      'with a filter',
      'OrderBy=code&Order=asc&group=fasilitatif',
      `code ${natural}, id`,
      `"group" = 'fasilitatif'`,
    ],
    [
      'with a filter, descending, with equals',
      'OrderBy=retentionActiveYears&Order=desc&isLeaf=true',
      'retention_active_years desc, id desc',
      'is_leaf',
    ],
    [
      'with a search that finds very many',
      'OrderBy=name&Order=asc&FirstChar=a',
      `name ${natural}, id`,
      `code || ' ' || name ilike '%a%'`,
    ],
  ])('%s', async (_name, query, order, where) => {
    const expected = await sorted(order, where);
    expect(expected.length).toBeGreaterThan(12_000);
    await expectPages(query, expected);
  });

  it('with small pages that begin anywhere', async () => {
    const expected = await sorted(`code ${natural}, id`);
    for (const page of [1, 2, 1429, 1430, 2000, 2857, 3333, 4285, 4286]) {
      const { body } = await admin.get(`${address}?PerPage=7&Page=${page}&OrderBy=code`);
      expect(body.data.items.map((row: Row) => row.id)).toEqual(expected.slice((page - 1) * 7, page * 7));
    }
  });

  it('ends where the list ends', async () => {
    const { body } = await admin.get(`${address}?PerPage=100&Page=5000&OrderBy=code`);
    expect(body.data).toEqual({ items: [], totalCount: total, totalIsEstimated: true });
  });
});

describe('after a write', () => {
  const page = async (): Promise<Row[]> =>
    (await admin.get(`${address}?PerPage=10&Page=2500&OrderBy=code&Order=asc`)).body.data.items;
  const create = (code: string) =>
    admin.post(address, { code, name: 'Di depan semua', group: 'substantif', isLeaf: false });

  it('deep pages move with what was added and deleted before them', async () => {
    const before = await page();
    const { data } = (await create('0000.PALING.DEPAN')).body;
    const moved = await page();
    expect(moved.slice(1).map((row) => row.id)).toEqual(before.slice(0, 9).map((row) => row.id));
    expect((await admin.delete(`${address}/${data.id}`)).status).toBe(200);
    expect(await page()).toEqual(before);
  });

  it('a row on a deep page shows what was written', async () => {
    const [row] = await page();
    const whole = (await admin.get(`${address}/${row?.id}`)).body.data;
    await admin.put(`${address}/${row?.id}`, { name: 'Nama yang baru', version: whole.version });
    expect((await page())[0]).toMatchObject({ id: row?.id, name: 'Nama yang baru' });
  });

  it('shows a row as it is even where another program wrote it', async () => {
    const [row] = await page();
    await pool.query("update archive_classification set name = 'Dari luar' where id = $1", [row?.id]);
    expect((await page())[0]).toMatchObject({ id: row?.id, name: 'Dari luar' });
  });

  it('a page within a list of many is never more than two statements', async () => {
    for (const query of ['', '&FirstChar=kontrak', '&FirstChar=a', '&FirstChar=2999', '&group=fasilitatif'])
      for (const number of [1, 50, 1100, 1100, 1]) {
        const statements: unknown[] = [];
        const real = pool.query.bind(pool);
        pool.query = ((...args: Parameters<typeof real>) => {
          statements.push(args[0]);
          return real(...args);
        }) as typeof pool.query;
        await admin.get(`${address}?PerPage=10&Page=${number}${query}`);
        pool.query = real;
        expect(statements.length, `page ${number}${query}`).toBeLessThanOrEqual(2);
      }
  });
});
