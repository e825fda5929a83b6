import { expect, it, vi } from 'vitest';
import { testApp } from '../../support/app.ts';

const { signIn, pool } = await testApp();
const admin = await signIn('admin');
const address = '/master-data/api/ArchiveClassification';
await pool.query(
  `insert into archive_classification (id, code, name, "group", is_leaf)
   select gen_random_uuid(), 'CARI.' || n, case when n % 4 = 0 then 'Sering dicari ' else 'Lain ' end || n, 'substantif', true
   from generate_series(1, 8000) n`,
);
await pool.query('analyze archive_classification');

/** Fetches a page of search results; tells whether it ran a count. */
async function page(number: number) {
  const spy = vi.spyOn(pool, 'query');
  const { data } = (await admin.get(`${address}?PerPage=10&Page=${number}&FirstChar=sering%20dicari`)).body;
  const texts = spy.mock.calls.map(([asked]) => JSON.stringify(asked));
  spy.mockRestore();
  return { ...data, isCounted: texts.some((text) => text.includes('from hits')) };
}

it('a search that finds many counts them once while somebody turns its pages, and anew after a write', async () => {
  const first = await page(1);
  expect(first).toMatchObject({ totalCount: 2000, isCounted: true });
  const again = await page(1);
  expect(again).toMatchObject({ totalCount: 2000, isCounted: false, items: first.items });
  const second = await page(2);
  expect(second).toMatchObject({ totalCount: 2000, isCounted: false });
  const codes = [...first.items, ...second.items].map((row: { code: string }) => row.code);
  expect(new Set(codes).size).toBe(20);
  expect(codes).toEqual(codes.toSorted(new Intl.Collator('und', { numeric: true }).compare));
  const body = { code: 'CARI.0', name: 'Sering dicari juga', group: 'substantif', isLeaf: false };
  expect((await admin.post(address, body)).status).toBe(200);
  const after = await page(1);
  expect(after).toMatchObject({ totalCount: 2001, isCounted: true });
  expect(after.items[0].code).toBe('CARI.0');
});
