import { describe, expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const { signIn, pool } = await testApp();
const admin = await signIn('admin');
const units = '/master-data/api/OrganizationUnit';
const classes = '/master-data/api/ArchiveClassification';

type Node = {
  id: string;
  code: string;
  parentId: string | null;
  sortOrder: number | null;
  version: number;
};
type Move = { parentId: string | null; before?: string | null; version?: number };

let made = 0;
/** Creates a unit with an increasing code, so that siblings without an order sort by creation. */
const unit = async (parentId: string | null, sortOrder: number | null = null): Promise<Node> => {
  made += 1;
  const code = `UJI-${String(made).padStart(4, '0')}`;
  const { body } = await admin.post(units, {
    code,
    parentId,
    name: `Unit ${code}`,
    companyCode: 'NTR',
    type: 'divisi',
    numberingCode: code,
    archiveRole: 'unit_pengolah',
    sortOrder,
  });
  expect(body.statusCode, JSON.stringify(body)).toBe(200);
  return body.data;
};
const now = async (node: Node): Promise<Node> => (await admin.get(`${units}/${node.id}`)).body.data;
const move = async (node: Node, to: Move) =>
  admin.post(`${units}/${node.id}/move`, { version: (await now(node)).version, ...to });
const childrenOf = async (parent: Node): Promise<string[]> =>
  (await admin.get(`${units}/tree?parentId=${parent.id}`)).body.data.items.map((row: Node) => row.code);
const codes = (nodes: Node[]): string[] => nodes.map((node) => node.code);

describe('moving within a tree', () => {
  it('gives another parent, answers the moved row and writes it down', async () => {
    const [from, to] = [await unit(null), await unit(null)];
    const child = await unit(from.id);
    const { status, body } = await move(child, { parentId: to.id });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: child.id, parentId: to.id, parent: { id: to.id }, version: 2 });
    expect(await childrenOf(from)).toEqual([]);
    expect(await childrenOf(to)).toEqual([child.code]);
    const audit = await pool.query(
      "select before->>'parentId' as before, after->>'parentId' as after from audit_log where record_id = $1 and action = 'update'",
      [child.id],
    );
    expect(audit.rows).toEqual([{ before: from.id, after: to.id }]);
  });

  it('makes a root of it for null', async () => {
    const child = await unit((await unit(null)).id);
    expect((await move(child, { parentId: null })).body.data.parentId).toBeNull();
  });

  it('puts siblings into any order, changing only those that have to make room', async () => {
    const parent = await unit(null);
    const [a, b, c, d] = [
      await unit(parent.id),
      await unit(parent.id),
      await unit(parent.id),
      await unit(parent.id),
    ];
    await move(d, { parentId: parent.id, before: b.id });
    expect(await childrenOf(parent)).toEqual(codes([a, d, b, c]));
    expect((await now(c)).version, 'what stands behind anyway is left alone').toBe(1);
    await move(a, { parentId: parent.id, before: null });
    expect(await childrenOf(parent)).toEqual(codes([d, b, c, a]));
    await move(a, { parentId: parent.id, before: d.id });
    expect(await childrenOf(parent)).toEqual(codes([a, d, b, c]));
    const versions = async () => Promise.all([a, b, c, d].map(async (node) => (await now(node)).version));
    const before = await versions();
    await move(d, { parentId: parent.id, before: b.id });
    expect(await versions(), 'what stands there already is not written again').toEqual(before);
  });

  it('goes between numbers that leave no room', async () => {
    const parent = await unit(null);
    const [a, b, c] = [await unit(parent.id, 1), await unit(parent.id, 1), await unit(parent.id, 2)];
    await move(c, { parentId: parent.id, before: b.id });
    expect(await childrenOf(parent)).toEqual(codes([a, c, b]));
    const [top, bottom] = [await unit(parent.id, 99998), await unit(parent.id, 99999)];
    await move(a, { parentId: parent.id, before: null });
    expect(await childrenOf(parent)).toEqual(codes([c, b, top, bottom, a]));
  });

  it('joins ordered siblings at their end, and unordered ones by its code', async () => {
    const [ordered, free] = [await unit(null), await unit(null)];
    const [x, y] = [await unit(ordered.id, 5), await unit(free.id)];
    const [a, b] = [await unit(ordered.id, 10), await unit(free.id)];
    await move(y, { parentId: ordered.id });
    expect(await childrenOf(ordered)).toEqual(codes([x, a, y]));
    await move(x, { parentId: free.id });
    expect(await childrenOf(free)).toEqual(codes([x, b]));
    expect((await now(x)).sortOrder).toBeNull();
  });

  it('refuses a circle, also under a grandchild, and leaves all as it was', async () => {
    const top = await unit(null);
    const child = await unit(top.id);
    const grandchild = await unit(child.id);
    for (const parentId of [top.id, child.id, grandchild.id]) {
      const { status, body } = await move(top, { parentId });
      expect(status).toBe(422);
      expect(body.errors.parentId).toEqual(['Tidak boleh di bawah dirinya sendiri.']);
    }
    expect(await now(top)).toMatchObject({ parentId: null, version: 1 });
  });

  it('lets one of two moves through that would make a circle together', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await unit(null), await unit(null)];
      const both = await Promise.all([move(a, { parentId: b.id }), move(b, { parentId: a.id })]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });

  it('lets moves and changes of the same siblings wait for each other', async () => {
    const parent = await unit(null);
    const nodes = [];
    for (let n = 0; n < 6; n += 1) nodes.push(await unit(parent.id));
    const [first, ...others] = nodes as [Node, ...Node[]];
    const answers = await Promise.all([
      move(first, { parentId: parent.id, before: null }),
      ...others.map(async (node) =>
        admin.put(`${units}/${node.id}`, { parentId: parent.id, name: 'Nama lain', version: node.version }),
      ),
      move(others.at(-1) as Node, { parentId: parent.id, before: first.id }),
    ]);
    for (const { status, body } of answers) expect([200, 409], body.message).toContain(status);
    expect(new Set(await childrenOf(parent))).toEqual(new Set(codes(nodes)));
  });

  it('refuses a row that somebody else has changed, and gives it as it is now', async () => {
    const [node, to] = [await unit(null), await unit(null)];
    await admin.put(`${units}/${node.id}`, { name: 'Lebih baru', version: 1 });
    const { status, body } = await move(node, { parentId: to.id, version: 1 });
    expect(status).toBe(409);
    expect(body.data).toMatchObject({ name: 'Lebih baru', version: 2, parentId: null });
  });

  it('refuses what is not there, and what it does not know', async () => {
    const [node, elsewhere] = [await unit(null), await unit((await unit(null)).id)];
    const nobody = '01900000-0000-7000-8000-000000000000';
    expect((await admin.post(`${units}/${nobody}/move`, { parentId: null, version: 1 })).status).toBe(404);
    expect((await admin.post(`${units}/x/move`, { parentId: null, version: 1 })).status).toBe(404);
    const refused: [object, string][] = [
      [{ parentId: nobody, version: 1 }, 'parentId'],
      [{ parentId: 'x', version: 1 }, 'parentId'],
      [{ version: 1 }, 'parentId'],
      [{ parentId: null, before: elsewhere.id, version: 1 }, 'before'],
      [{ parentId: null, before: node.id, version: 1 }, 'before'],
      [{ parentId: null }, 'version'],
      [{ parentId: null, version: 1, name: 'x' }, 'name'],
    ];
    for (const [body, field] of refused) {
      const answer = await admin.post(`${units}/${node.id}/move`, body);
      expect(answer.status, JSON.stringify(body)).toBe(422);
      expect(Object.keys(answer.body.errors), JSON.stringify(body)).toContain(field);
    }
    expect(await now(node)).toMatchObject({ parentId: null, version: 1 });
  });

  it('has no order of its own where the declaration has none', async () => {
    const { body } = await admin.get(`${classes}/tree`);
    const [a, b] = body.data.items as [Node, Node];
    const to = { parentId: null, before: b.id, version: a.version };
    const answer = await admin.post(`${classes}/${a.id}/move`, to);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.before).toHaveLength(1);
  });

  it('is refused to whom the privilege is not given, and to strangers', async () => {
    const node = await unit(null);
    const staf = await signIn('staf');
    const body = { parentId: null, version: 1 };
    expect((await staf.post(`${units}/${node.id}/move`, body)).status).toBe(403);
    expect((await staf.get(`${units}/tree`)).status).toBe(403);
  });
});
