import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const { signIn, pool } = await testApp();
const admin = await signIn('admin');
const address = '/master-data/api/ArchiveClassification';

const totalOf = async (query = ''): Promise<{ totalCount: number; totalIsEstimated?: boolean }> => {
  const { items: _items, ...total } = (await admin.get(`${address}?PerPage=1&${query}`)).body.data;
  return total;
};
const create = async (code: string): Promise<string> => {
  const body = { code, name: 'Hitungan uji', group: 'substantif', isLeaf: false };
  return (await admin.post(address, body)).body.data.id;
};
const insert = (from: number, to: number) =>
  pool.query(
    `insert into archive_classification (id, code, name, "group", is_leaf)
     select gen_random_uuid(), 'HITUNG.' || n, 'Hitungan massal ' || n, 'substantif', true
     from generate_series($1::int, $2::int) n`,
    [from, to],
  );

it('counts up to 10,000 exactly and anew, whoever wrote', async () => {
  const before = (await totalOf()).totalCount;
  const id = await create('UJI.HITUNG');
  expect(await totalOf()).toEqual({ totalCount: before + 1 });
  expect(await totalOf('FirstChar=hitungan%20uji')).toEqual({ totalCount: 1 });
  await admin.delete(`${address}/${id}`);
  expect(await totalOf()).toEqual({ totalCount: before });
  expect(await totalOf('FirstChar=hitungan%20uji')).toEqual({ totalCount: 0 });
  await insert(1, 9000);
  expect(await totalOf()).toEqual({ totalCount: before + 9000 });
  expect(await totalOf('FirstChar=hitungan%20massal')).toEqual({ totalCount: 9000 });
  expect(await totalOf('FirstChar=massal%2012')).toEqual({ totalCount: 111 });
});

it('says beyond that that it estimates, with what the table has grown by since it was analysed', async () => {
  await insert(9001, 30_000);
  await pool.query('analyze archive_classification');
  await create('UJI.HITUNG.2');
  const estimated = await totalOf();
  expect(estimated.totalIsEstimated).toBe(true);
  expect(estimated.totalCount).toBeGreaterThan(29_000);
  expect(estimated.totalCount).toBeLessThan(31_500);
  expect(await totalOf('FirstChar=hitungan%20massal')).toEqual({
    totalCount: 10_001,
    totalIsEstimated: true,
  });
  expect(await totalOf('group=fasilitatif')).not.toHaveProperty('totalIsEstimated');
  await insert(30_001, 60_000);
  await create('UJI.HITUNG.3');
  expect((await totalOf()).totalCount).toBeGreaterThan(32_000);
});

it('comes back to counting when the rows are gone', async () => {
  const short = await totalOf('FirstChar=hitungan%20massal%203');
  expect(short.totalIsEstimated).toBe(true);
  await pool.query("delete from archive_classification where code like 'HITUNG.3%'");
  await create('UJI.HITUNG.4');
  expect(await totalOf('FirstChar=hitungan%20massal%203')).toEqual({ totalCount: 0 });
});

it('gives the same rows for a search on any page, whether it finds few or many', async () => {
  for (const term of ['massal%201', 'massal', 'a', '.9']) {
    const { rows } = await pool.query(
      `select code from archive_classification where code || ' ' || name ilike $1 order by code collate natural_order, id limit 60`,
      [`%${decodeURIComponent(term)}%`],
    );
    const found: string[] = [];
    for (const page of [1, 2, 3]) {
      const { body } = await admin.get(`${address}?PerPage=20&Page=${page}&OrderBy=code&FirstChar=${term}`);
      found.push(...body.data.items.map((row: { code: string }) => row.code));
    }
    expect(found, term).toEqual(rows.map((row) => row.code));
  }
});
