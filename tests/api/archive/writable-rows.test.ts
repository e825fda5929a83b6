import { describe, expect, test } from 'vitest';
import { demoId } from '../../../server/demo/ids.ts';
import type { Caller } from '../../support/app.ts';
import { actAs, openDesk } from '../letters/desk.ts';

// Rows of a declaration with `writes` say whether their reader may change them (DESIGN 2): screens offer only that.
const desk = await openDesk();
const { people, ids } = desk;
const { staf, delegasi, arsiparis } = people;
const items = '/arsip/api/Archive';
const units = '/arsip/api/FilingUnit';
let counter = 0;

type Row = { id: string; title: string; version: number; can?: { write: boolean; delete: boolean } };
const made = async (url: string, body: object, by: Caller = staf): Promise<Row> => {
  const { status, body: answer } = await by.post(url, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.data;
};
const item = (over: object = {}, by?: Caller) =>
  made(
    items,
    {
      title: `0 Milik siapa ${++counter}`,
      documentDate: '2026-03-02',
      classificationId: ids.classification,
      securityId: ids.biasa,
      developmentLevel: 'asli',
      ...over,
    },
    by,
  );
const unit = (over: object = {}, by?: Caller) =>
  made(
    units,
    {
      code: `BOLEH/${++counter}`,
      title: `Boleh ubah ${counter}`,
      classificationId: ids.classification,
      year: 2026,
      ...over,
    },
    by,
  );
const one = async (url: string, { id }: Row, by: Caller) => (await by.get(`${url}/${id}`)).body.data as Row;
const among = (rows: Row[], { id }: Row) => rows.find((row) => row.id === id)?.can;

describe('an archive item', () => {
  test('says to its own unit that it may be changed, and to another that it may not, as a change then finds', async () => {
    const mine = await item();
    for (const [by, write] of [
      [staf, true],
      [delegasi, false],
      [arsiparis, false],
    ] as const) {
      const found = await one(items, mine, by);
      expect(found.can).toEqual({ write, delete: write });
      const { status } = await by.put(`${items}/${mine.id}`, { condition: 'baik', version: found.version });
      expect(status).toBe(write ? 200 : 404);
    }
  });

  test('says so in the list and in what a search finds, without telling who is on it', async () => {
    const mine = await item({ securityId: ids.terbatas });
    const theirs = await item({}, delegasi);
    for (const query of [
      'OrderBy=title&Order=asc&PerPage=20',
      `FirstChar=${encodeURIComponent('0 Milik siapa')}&PerPage=100`,
    ]) {
      const { body, raw } = await staf.get(`${items}?${query}`);
      expect(among(body.data.items, mine)).toEqual({ write: true, delete: true });
      expect(among(body.data.items, theirs)).toEqual({ write: false, delete: false });
      expect(String(raw)).not.toContain('reader');
    }
    expect(JSON.stringify(await one(items, mine, staf))).not.toContain('reader');
  });
});

describe('a filing unit', () => {
  test('is read by the records unit, and changed by it only once it is inactive', async () => {
    const open = await unit();
    expect((await one(units, open, staf)).can).toEqual({ write: true, delete: true });
    expect((await one(units, open, arsiparis)).can).toEqual({ write: false, delete: false });
    await desk.app.pool.query(`update filing_unit set stage = 'inactive', status = 'closed' where id = $1`, [
      open.id,
    ]);
    expect((await one(units, open, staf)).can).toEqual({ write: false, delete: false });
    expect((await one(units, open, arsiparis)).can).toEqual({ write: true, delete: true });
  });

  test('says so in the tree too, opened and searched', async () => {
    const parent = await unit();
    const child = await unit({ parentId: parent.id });
    const opened = await arsiparis.get(`${units}/tree?parentId=${parent.id}`);
    expect(among(opened.body.data.items, child)).toEqual({ write: false, delete: false });
    const found = await staf.get(`${units}/tree?FirstChar=${encodeURIComponent(child.title)}`);
    expect(among(found.body.data.items, child)).toEqual({ write: true, delete: true });
    expect(among(found.body.data.items, parent)).toEqual({ write: true, delete: true });
  });
});

test('where whoever reads may change, nothing is said', async () => {
  const { body } = await desk.app
    .signIn('admin')
    .then((admin) => admin.get('/master-data/api/ArchiveType?PerPage=1'));
  expect(body.data.items[0]).not.toHaveProperty('can');
});

test('who acts by a delegation for reading only is told so, and may add nothing', async () => {
  await desk.app.pool.query(`update delegation set scopes = '{baca}' where id = $1`, [
    demoId('delegation', 'DLG-001'),
  ]);
  const reader = await actAs(desk.app, 'delegasi', 'Delegation');
  const { body } = await reader.get('/user/api/Account/GetUserByToken');
  const roles: { type: string; readsOnly: boolean }[] = body.data.listRoles;
  expect(roles.map(({ type, readsOnly }) => readsOnly === (type === 'Delegation'))).not.toContain(false);
  const { status } = await reader.post(units, {
    code: 'BACA/1',
    title: 'Baca',
    classificationId: ids.classification,
    year: 2026,
  });
  expect(status).not.toBe(200);
});
