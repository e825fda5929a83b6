import { describe, expect, it } from 'vitest';
import { organizationUnit } from '../../../resources/master-data/unit-organisasi.ts';
import { testApp } from '../../support/app.ts';
import { countAllStatements } from '../../support/count-statements.ts';
import { openEverything } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';

const { signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const { bodyOf } = generator(admin);
const tenders = '/layanan/api/ExampleTender';
const units = '/master-data/api/OrganizationUnit';
const [unit, otherUnit] = (await admin.get(`${units}?PerPage=2`)).body.data.items;

type Item = { id?: string; name: string; quantity: number; price: number } & Record<string, unknown>;
type Tender = { id: string; version: number; items: (Item & { id: string })[] };
let counter = 0;

const item = (name: string, over: Partial<Item> = {}): Item => ({ name, quantity: 1, price: 1000, ...over });
const bodyWith = (items: unknown) => {
  counter += 1;
  return { code: `T-${counter}`, name: `Tender ${counter}`, unitId: unit.id, closesOn: '2027-01-31', items };
};
async function made(items: Item[]): Promise<Tender> {
  const { body } = await admin.post(tenders, bodyWith(items));
  expect(body.message, JSON.stringify(body.errors)).toBe('Tersimpan');
  return body.data;
}
const read = async (id: string): Promise<Tender> => (await admin.get(`${tenders}/${id}`)).body.data;
const put = (tender: Tender, body: object) =>
  admin.put(`${tenders}/${tender.id}`, { version: tender.version, ...body });
const namesOf = ({ items }: Tender): string[] => items.map(({ name }) => name);
const historyOf = async (id: string) => (await admin.get(`${tenders}/${id}/history`)).body.data.items;

describe('rows of a record', () => {
  it('are answered by the call that makes them as they are read afterwards, with and without references', async () => {
    for (const items of [
      [],
      [
        item('Marka'),
        item('Aspal', { tax: '0.10', neededOn: '2027-02-28', deliveredAt: '2027-02-28T09:00:00+07:00' }),
      ],
      [item('Aspal', { placeId: unit.id })],
    ]) {
      const tender = await made(items);
      expect(tender).toEqual(await read(tender.id));
    }
  });

  it('come back in their order, with ids, the labels of their references, and empty values as null', async () => {
    const { items } = await made([
      item('Aspal', { placeId: unit.id, neededOn: '2027-02-28' }),
      item('Marka'),
    ]);
    expect(items).toEqual([
      {
        ...item('Aspal', { placeId: unit.id, neededOn: '2027-02-28', amount: 1000 }),
        id: expect.any(String),
        place: { id: unit.id, label: unit.name },
        tax: null,
        deliveredAt: null,
      },
      {
        ...item('Marka', { amount: 1000 }),
        id: expect.any(String),
        placeId: null,
        place: null,
        neededOn: null,
        tax: null,
        deliveredAt: null,
      },
    ]);
  });

  it('are computed by the database where a formula says so, and nobody sends that', async () => {
    const tender = await made([item('a', { quantity: 3, price: 7 }), item('b')]);
    expect(tender.items.map(({ amount }) => amount)).toEqual([21, 1000]);
    // What was read comes back unremarked, as it may have changed since; a new row has none yet.
    const [a, b] = tender.items;
    const again = await put(tender, { items: [{ ...a, quantity: 4, amount: 5 }, b] });
    expect(again.body.data.items.map(({ amount }: Item) => amount)).toEqual([28, 1000]);
    const forged = await put(again.body.data, { items: [a, { ...item('c'), amount: 5 }] });
    expect(forged.body.errors).toEqual({ 'items.1.amount': ['Isian tidak dikenal.'] });
    const [update] = await historyOf(tender.id);
    expect(update.changes[0].rows).toMatchObject([
      { changes: [{ field: 'quantity' }, { field: 'amount', before: 21, after: 28 }] },
    ]);
    const beyond = await put(again.body.data, {
      items: [item('a', { quantity: 1_000_000, price: 2_000_000_000 })],
    });
    expect([beyond.status, Object.keys(beyond.body.errors)]).toEqual([422, ['items']]);
  });

  it('are in no list', async () => {
    await made([item('Aspal')]);
    const { items } = (await admin.get(`${tenders}?PerPage=1`)).body.data;
    expect(items[0]).not.toHaveProperty('items');
  });

  it('are replaced by those of a change: kept by id, moved, added and taken away in one go', async () => {
    const tender = await made(['a', 'b', 'c', 'd'].map((name) => item(name)));
    const [a, b, , d] = tender.items;
    const answer = await put(tender, { items: [d, item('baru'), { ...a, price: 7 }, b] });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const now = await read(tender.id);
    expect(namesOf(now)).toEqual(['d', 'baru', 'a', 'b']);
    expect([now.items[0]?.id, now.items[2]?.id, now.items[3]?.id]).toEqual([d?.id, a?.id, b?.id]);
    expect(now.items[2]?.price).toBe(7);
    expect(now.version).toBe(tender.version + 1);
  });

  it('stay where a change does not name them, and all go where it names none', async () => {
    const tender = await made([item('a'), item('b')]);
    expect((await put(tender, { name: 'Nama lain' })).status).toBe(200);
    expect(namesOf(await read(tender.id))).toEqual(['a', 'b']);
    expect((await put({ ...tender, version: 2 }, { items: [] })).status).toBe(200);
    expect((await read(tender.id)).items).toEqual([]);
  });

  it('of another record are refused, as are ids of nothing, and nothing is stored', async () => {
    const [mine, other] = [await made([item('a'), item('b')]), await made([item('x')])];
    const refused = await put(mine, { name: 'Lain', items: [mine.items[0], mine.items[1], other.items[0]] });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'items.2.id': ['Baris ini bukan bagian data ini.'] },
    ]);
    const created = await admin.post(tenders, bodyWith([{ ...item('x'), id: other.items[0]?.id }]));
    expect([created.status, Object.keys(created.body.errors)]).toEqual([422, ['items.0.id']]);
    expect(await read(mine.id)).toEqual(mine);
    expect(await read(other.id)).toEqual(other);
  });

  it('are refused at their cells, all at once', async () => {
    const tender = await made([item('a')]);
    const wrong = [item('a', { quantity: 0 }), item('b', { placeId: tender.id }), { price: 'x' }];
    const { status, body } = await put(tender, { items: wrong });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([
      ...['items.0.quantity', 'items.2.name', 'items.2.quantity', 'items.2.price'],
    ]);
    const referring = await put(tender, { items: [item('a'), item('b', { placeId: tender.id })] });
    expect(referring.body.errors).toEqual({ 'items.1.placeId': ['Pilihan ini tidak ada.'] });
  });

  it('may refer on to what was deactivated since, and not anew', async () => {
    const tender = await made([item('a', { placeId: otherUnit.id })]);
    await pool.query('update organization_unit set is_active = false where id = $1', [otherUnit.id]);
    const kept = await put(tender, { items: [{ ...tender.items[0], price: 2 }] });
    expect(kept.status, JSON.stringify(kept.body)).toBe(200);
    expect(kept.body.data.items[0].place).toMatchObject({ id: otherUnit.id, isActive: false });
    const anew = await admin.post(tenders, bodyWith([item('b'), item('a', { placeId: otherUnit.id })]));
    expect(anew.body.errors).toEqual({ 'items.1.placeId': ['Pilihan ini sudah dinonaktifkan.'] });
    await pool.query('update organization_unit set is_active = true where id = $1', [otherUnit.id]);
  });

  it('keep what they refer to from being deleted, and the refusal says whose they are', async () => {
    const { data } = (await admin.post(units, await bodyOf(organizationUnit))).body;
    const tender = await made([item('a', { placeId: data.id }), item('b', { placeId: data.id })]);
    const refused = await admin.delete(`${units}/${data.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.data).toMatchObject([
      { resource: 'layanan.tender', field: 'items', count: 1, records: [{ id: tender.id }] },
    ]);
    expect((await put(tender, { items: [] })).status).toBe(200);
    expect((await admin.delete(`${units}/${data.id}`)).status).toBe(200);
  });

  it('are of one record: they cannot be changed for many', async () => {
    const tender = await made([item('a')]);
    const body = { action: 'update', ids: [tender.id], data: { items: [] } };
    const { status, body: answer } = await admin.post(`${tenders}/bulk`, body);
    expect([status, Object.keys(answer.errors)]).toEqual([422, ['items']]);
    const other = { action: 'update', ids: [tender.id], data: { description: 'Untuk semua' } };
    expect((await admin.post(`${tenders}/bulk`, other)).body.data.done).toHaveLength(1);
    expect(namesOf(await read(tender.id))).toEqual(['a']);
  });
});

describe('a change of rows', () => {
  it('is refused where somebody else changed the record since, with the rows as they are now', async () => {
    const tender = await made([item('a'), item('b')]);
    expect((await put(tender, { items: [tender.items[1]] })).status).toBe(200);
    const late = await put(tender, { items: [...tender.items, item('c')] });
    expect(late.status).toBe(409);
    expect(namesOf(late.body.data)).toEqual(['b']);
  });

  it('is made once where many send it at the same time, and the rows are the winner’s', async () => {
    const tender = await made([item('a')]);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => put(tender, { items: [item(`x${at}`), item(`y${at}`)] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(namesOf(await read(tender.id))).toEqual([`x${winner}`, `y${winner}`]);
  });

  it('without versions leaves whole lists, never a mixture of two', async () => {
    const tender = await made([item('a')]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        admin.put(`${tenders}/${tender.id}`, { items: [item(`x${at}`), item(`y${at}`)] }),
      ),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const [first, second, ...more] = namesOf(await read(tender.id));
    expect([second, more]).toEqual([first?.replace('x', 'y'), []]);
  });

  it('takes as many statements for 200 rows as for two', async () => {
    const many = Array.from({ length: 200 }, (_, at) => item(`baris ${at}`, { placeId: unit.id }));
    const [small, large] = [await made(many.slice(0, 2)), await made(many)];
    const changed = ({ items }: Tender) => [
      item('baru', { placeId: otherUnit.id }),
      ...items.slice(1).map((row) => ({ ...row, price: row.price + 1 })),
    ];
    const ofSmall = await countAllStatements(() => put(small, { items: changed(small) }));
    const ofLarge = await countAllStatements(() => put(large, { items: changed(large) }));
    expect((await read(large.id)).items).toHaveLength(200);
    expect(ofLarge).toBe(ofSmall);
  });
});

describe('the history', () => {
  it('tells rows that came, went, changed and moved, each by its own fields', async () => {
    const tender = await made([item('a'), item('b'), item('c', { placeId: unit.id })]);
    const [, b, c] = tender.items;
    await put(tender, { items: [{ ...c, placeId: otherUnit.id }, { ...b, price: 5 }, item('d')] });
    const [update, create] = await historyOf(tender.id);
    expect(create.changes.find(({ field }: { field: string }) => field === 'items')).toMatchObject({
      ...{ label: 'Rincian pekerjaan', before: 0, after: 3 },
      rows: [
        { change: 'added', place: 1, label: 'a' },
        { change: 'added', place: 2, label: 'b' },
        { change: 'added', place: 3, label: 'c' },
      ],
    });
    expect(update.changes).toMatchObject([
      {
        ...{ field: 'items', before: 3, after: 3, isReordered: true },
        rows: [
          { change: 'removed', place: 1, label: 'a' },
          {
            ...{ id: c?.id, change: 'changed', place: 1, label: 'c' },
            changes: [{ field: 'placeId', before: { id: unit.id }, after: { id: otherUnit.id } }],
          },
          {
            ...{ change: 'changed', place: 2, label: 'b' },
            changes: [{ field: 'price', before: 1000, after: 5 }, { field: 'amount' }],
          },
          { change: 'added', place: 3, label: 'd' },
        ],
      },
    ]);
  });

  it('does not hold rows twice that a change left alone', async () => {
    const tender = await made([item('a')]);
    await put(tender, { name: 'Nama yang lain' });
    const [update] = await historyOf(tender.id);
    expect(update.changes.map(({ field }: { field: string }) => field)).toEqual(['name']);
    const { rows } = await pool.query(
      `select before ? 'items' as had, after ? 'items' as has from audit_log where record_id = $1 and action = 'update'`,
      [tender.id],
    );
    expect(rows).toEqual([{ had: false, has: false }]);
  });
});

it('a deleted record takes its rows along, and brings them back under their ids', async () => {
  const tender = await made([item('a', { placeId: unit.id }), item('b')]);
  expect((await admin.delete(`${tenders}/${tender.id}`)).status).toBe(200);
  const left = await pool.query('select from example_tender_items where owner_id = $1', [tender.id]);
  expect(left.rowCount).toBe(0);
  const restored = await admin.post(`${tenders}/${tender.id}/restore`);
  expect(restored.status, JSON.stringify(restored.body)).toBe(200);
  expect(restored.body.data.items).toEqual(tender.items);
});

it('many deleted records at once bring back the rows of each', async () => {
  const both = [await made([item('a')]), await made([item('b'), item('c')])];
  const ids = both.map(({ id }) => id);
  expect((await admin.post(`${tenders}/bulk`, { action: 'delete', ids })).body.data.done).toHaveLength(2);
  expect((await admin.post(`${tenders}/bulk`, { action: 'restore', ids })).body.data.done).toHaveLength(2);
  expect((await read(both[0]?.id ?? '')).items).toEqual(both[0]?.items);
  expect((await read(both[1]?.id ?? '')).items).toEqual(both[1]?.items);
});
