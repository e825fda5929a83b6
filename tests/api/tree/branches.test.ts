import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const { signIn, stranger, pool } = await testApp();
const admin = await signIn('admin');
const classes = '/master-data/api/ArchiveClassification';

type Node = { id: string; code: string; name: string; parentId: string | null; hasChildren: boolean };
const all: Node[] = (await admin.get(`${classes}?PerPage=1000`)).body.data.items;
const opened = async (query: string) => (await admin.get(`${classes}/tree?${query}`)).body.data;

it('opens several branches at once, each as its siblings are ordered, with how many there are', async () => {
  const [first, second] = all.filter((row) => row.hasChildren) as [Node, Node];
  const { items, totals } = await opened(`parentId=null,${first.id},${second.id}`);
  for (const parent of [null, first.id, second.id]) {
    const expected = all.filter((row) => row.parentId === parent).map((row) => row.id);
    const given = items.filter((row: Node) => row.parentId === parent).map((row: Node) => row.id);
    expect(given).toEqual(expected);
    expect(totals[parent ?? 'null']).toBe(expected.length);
  }
  expect(items.length).toBe(Object.values(totals).reduce((sum: number, n) => sum + Number(n), 0));
});

it('gives a long branch in pages', async () => {
  const parent = all.find((row) => all.filter((child) => child.parentId === row.id).length > 2) as Node;
  const whole = await opened(`parentId=${parent.id}`);
  const pages = [
    await opened(`parentId=${parent.id}&PerPage=2&Page=1`),
    await opened(`parentId=${parent.id}&PerPage=2&Page=2`),
  ];
  expect(pages.flatMap((page) => page.items)).toEqual(whole.items.slice(0, 4));
  for (const page of pages) expect(page.totals[parent.id]).toBe(whole.items.length);
});

it('finds with everything above, and says what was meant', async () => {
  const byId = new Map(all.map((row) => [row.id, row]));
  const leaf = all.find((row) => byId.get(byId.get(row.parentId ?? '')?.parentId ?? '')) as Node;
  const { items, matchIds, isCut } = await opened(`FirstChar=${encodeURIComponent(leaf.code)}`);
  expect(isCut).toBe(false);
  expect(matchIds).toContain(leaf.id);
  const given = new Set(items.map((row: Node) => row.id));
  for (const row of items as Node[]) if (row.parentId) expect(given.has(row.parentId)).toBe(true);
  expect(items.length).toBeGreaterThan(matchIds.length);
  expect((await opened('FirstChar=zzzzzz')).items).toEqual([]);
});

it('is narrowed by the filters of its list, with what is above, also together with a search', async () => {
  const { items, matchIds } = await opened('group=fasilitatif');
  const found = new Set(matchIds);
  const rows = items as (Node & { group: string })[];
  expect(found.size).toBeGreaterThan(0);
  expect(rows.filter(({ id }) => found.has(id)).every(({ group }) => group === 'fasilitatif')).toBe(true);
  const given = new Set(rows.map(({ id }) => id));
  for (const { parentId } of rows) if (parentId) expect(given.has(parentId)).toBe(true);
  expect((await opened('group=fasilitatif&FirstChar=zzzzzz')).items).toEqual([]);
});

it('stops at 200 of what is found, and says so', async () => {
  await pool.query(`insert into archive_classification (id, code, name, "group", is_leaf, is_vital)
    select gen_random_uuid(), 'UJI.' || n, 'Banyak sekali ' || n, 'substantif', true, false from generate_series(1, 250) n`);
  const { items, matchIds, isCut } = await opened('FirstChar=Banyak%20sekali');
  expect(isCut).toBe(true);
  expect(matchIds).toHaveLength(200);
  expect(items).toHaveLength(200);
});

it('gives many branches or long ones, not both', async () => {
  const { rows } = await pool.query('select id from archive_classification limit 100');
  const ids = rows.map(({ id }: { id: string }) => id);
  const ask = (count: number, perPage: number) =>
    admin.get(`${classes}/tree?parentId=${ids.slice(0, count).join(',')}&PerPage=${perPage}`);
  expect((await ask(100, 200)).status).toBe(200);
  expect((await ask(20, 1000)).status).toBe(200);
  const refused = await ask(100, 201);
  expect(refused.status).toBe(400);
  expect(refused.body.errors).toEqual({ PerPage: ['Paling banyak 200 baris untuk setiap cabang.'] });
});

it('refuses what it does not understand, and has nothing for what is no tree', async () => {
  for (const query of [
    'parentId=x',
    'group=apa',
    'colour=merah',
    'PerPage=0',
    `parentId=${Array(101).fill('null,').join('')}x`,
  ])
    expect((await admin.get(`${classes}/tree?${query}`)).status, query).toBe(400);
  expect((await admin.get('/master-data/api/Faq/tree')).status).toBe(404);
  expect((await stranger.get(`${classes}/tree`)).status).toBe(401);
});
