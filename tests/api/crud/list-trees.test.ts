import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const { signIn } = await testApp();
const admin = await signIn('admin');
const address = '/master-data/api/ArchiveClassification';

type Node = { id: string; parentId: string | null; hasChildren: boolean };
const listed = async (query: string): Promise<Node[]> =>
  (await admin.get(`${address}?PerPage=1000&${query}`)).body.data.items;

it('gives the roots of a tree for parentId=null, and every row says whether it has children', async () => {
  const all = await listed('');
  const roots = await listed('parentId=null');
  expect(roots.map((row) => row.id)).toEqual(all.filter((row) => !row.parentId).map((row) => row.id));
  expect(roots.length).toBeGreaterThan(0);
  const parents = new Set(all.map((row) => row.parentId));
  for (const row of all) expect(row.hasChildren, row.id).toBe(parents.has(row.id));
});

it('takes null beside ids, for references only', async () => {
  const [root] = await listed('parentId=null');
  const children = await listed(`parentId=${root?.id}`);
  const both = await listed(`parentId=null,${root?.id}`);
  expect(children.length).toBeGreaterThan(0);
  expect(both.length).toBe(children.length + (await listed('parentId=null')).length);
  for (const query of ['group=null', 'isActive=null', 'ids=null', 'parentId=nul'])
    expect((await admin.get(`${address}?${query}`)).status, query).toBe(400);
});
