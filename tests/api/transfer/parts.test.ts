import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it, vi } from 'vitest';
import { readCsv } from '../../../server/transfer/import/file/read-csv.ts';
import { testApp } from '../../support/app.ts';
import { openEverything } from '../../support/declared/store.ts';
import { checked, imported, problemsOf, settled, undone, upload } from './transfers.ts';

const { signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const tenders = '/layanan/api/ExampleTender';
const [unit] = (await admin.get('/master-data/api/OrganizationUnit?PerPage=1')).body.data.items;

type Item = { id?: string; name: string; quantity: number; price: number } & Record<string, unknown>;
const item = (name: string, over: Partial<Item> = {}): Item => ({ name, quantity: 1, price: 1000, ...over });
async function made(code: string, items: Item[]) {
  const body = { code, name: `Tender ${code}`, unitId: unit.id, closesOn: '2027-01-31', items };
  const answer = await admin.post(tenders, body);
  expect(answer.body.message, JSON.stringify(answer.body.errors)).toBe('Tersimpan');
  return answer.body.data;
}

describe('an export', () => {
  it('has a sheet of the rows beside that of their records, which names the record, its id and the row’s', async () => {
    const one = await made('EX-1', [
      item('=Cat', { placeId: unit.id, neededOn: '2027-01-02' }),
      item('Marka'),
    ]);
    const two = await made('EX-2', [item('Rambu', { price: 2_000_000_000 })]);
    const { raw } = await admin.get(`${tenders}/export?format=xlsx&FirstChar=EX-`);
    const [records, rows] = (await readXlsx(raw)).sheets;
    expect(records?.name).toBe('Tender');
    expect(records?.rows[0]).not.toContain('Rincian pekerjaan');
    expect(rows?.name).toBe('Rincian pekerjaan');
    expect(rows?.rows).toEqual([
      [
        ...['Tender', 'ID tender', 'ID baris'],
        ...[
          'Uraian',
          'Banyaknya',
          'Harga satuan',
          'Harga total',
          'Dibutuhkan',
          'Unit tujuan',
          'Pajak',
          'Waktu serah',
        ],
      ],
      [
        ...['EX-1 Tender EX-1', one.id, one.items[0].id],
        ...['=Cat', 1, 1000, 1000, new Date('2027-01-02T00:00:00Z'), unit.name, null, null],
      ],
      ['EX-1 Tender EX-1', one.id, one.items[1].id, 'Marka', 1, 1000, 1000, null, null, null, null],
      [
        'EX-2 Tender EX-2',
        two.id,
        two.items[0].id,
        'Rambu',
        1,
        2_000_000_000,
        2_000_000_000,
        null,
        null,
        null,
        null,
      ],
    ]);
    expect(rows?.cells?.size ?? 0).toBe(0);
  });

  it('has no such sheet where the rows were not chosen, and joins them in one cell of CSV', async () => {
    await made('EC-1', [item('Cat', { placeId: unit.id }), item('Marka', { price: 5 })]);
    const { raw } = await admin.get(`${tenders}/export?format=xlsx&FirstChar=EC-&Columns=code,name`);
    expect((await readXlsx(raw)).sheets.map(({ name }) => name)).toEqual(['Tender']);
    const csv = await admin.get(`${tenders}/export?format=csv&FirstChar=EC-&Columns=code,items`);
    expect(readCsv(csv.raw)).toEqual([
      ['Kode', 'Rincian pekerjaan'],
      ['EC-1', `Cat, 1, 1000, 1000, ${unit.name}; Marka, 1, 5, 5`],
    ]);
  });
});

describe('an import', () => {
  const records = (...codes: string[]) => [
    ['Kode', 'Nama', 'Unit pemilik', 'Penutupan'],
    ...codes.map((code) => [code, `Tender ${code}`, unit.name, '2027-01-31']),
  ];
  const headings = ['Tender', 'Uraian', 'Banyaknya', 'Harga satuan', 'Unit tujuan', 'Catatan'];
  const workbook = (main: unknown[][], items: unknown[][]) =>
    workbookOf([
      { name: 'Tender', rows: main },
      { name: 'Rincian pekerjaan', rows: items },
    ]);
  const read = async (code: string) => {
    const { items } = (await admin.get(`${tenders}?FirstChar=${code}&PerPage=1`)).body.data;
    return (await admin.get(`${tenders}/${items[0].id}`)).body.data;
  };

  it('reads the sheet of the rows with their records, by code or by name, and audits both', async () => {
    const file = await workbook(records('IM-1', 'IM-2'), [
      headings,
      ['im-1', 'Cat', 2, '1.500', unit.code, 'x'],
      ['IM-2 Tender IM-2', 'Rambu', 1, 10, null, null],
      ['IM-1', 'Marka', 3, 5, null, null],
    ]);
    const sent = await upload(admin, tenders, file, 'tender.xlsx');
    expect(sent.body.data.parts).toEqual([{ sheet: 'Rincian pekerjaan', rowCount: 3, unknown: ['Catatan'] }]);
    const job = await imported(admin, tenders, file, { name: 'tender.xlsx' });
    expect(job).toMatchObject({ state: 'done', counts: { create: 2, bad: 0 } });
    const one = await read('IM-1');
    expect(one.items).toMatchObject([
      { name: 'Cat', quantity: 2, price: 1500, place: { id: unit.id } },
      { name: 'Marka', quantity: 3, price: 5, place: null },
    ]);
    expect((await read('IM-2')).items).toMatchObject([{ name: 'Rambu' }]);
    const history = (await admin.get(`${tenders}/${one.id}/history`)).body.data.items;
    const told = history[0].changes.find(({ field }: { field: string }) => field === 'items');
    expect(told.rows.map(({ label }: { label: string }) => label)).toEqual(['Cat', 'Marka']);
  });

  it('takes back what was exported: nothing changes, and what was changed keeps its ids', async () => {
    await made('IB-1', [item('Cat', { placeId: unit.id }), item('Marka'), item('Rambu')]);
    const other = await made('IB-2', [item('Tiang')]);
    const { raw } = await admin.get(`${tenders}/export?format=xlsx&FirstChar=IB-`);
    const options = { mode: 'upsert', key: 'code', name: 'tender.xlsx' } as const;
    const same = await imported(admin, tenders, raw, options);
    expect(same.counts).toMatchObject({ create: 0, update: 0, unchanged: 2 });
    const before = await read('IB-1');
    const [main, rows] = (await readXlsx(raw)).sheets.map((sheet) => sheet.rows as unknown[][]);
    const [heading = [], cat = [], marka = [], , ...rest] = rows ?? [];
    const priced = cat.map((cell, at) => (heading[at] === 'Harga satuan' ? 77 : cell));
    const added = heading.map((name) =>
      name === 'Tender' ? 'IB-1' : name === 'Uraian' ? 'Baru' : /Banyak|Harga/.test(String(name)) ? 9 : null,
    );
    const changed = await workbook(main ?? [], [heading, marka, priced, added, ...rest]);
    const job = await imported(admin, tenders, changed, options);
    expect(job.counts).toMatchObject({ update: 1, unchanged: 1 });
    const after = await read('IB-1');
    expect(after.items.map(({ id, name, price }: Item) => [name, price, id])).toEqual([
      ['Marka', 1000, before.items[1].id],
      ['Cat', 77, before.items[0].id],
      ['Baru', 9, expect.any(String)],
    ]);
    expect(after.version).toBe(before.version + 1);
    expect((await read('IB-2')).items).toEqual(other.items);
  });

  it('gives a record its rows back when it is undone: those that went with their ids, in their order', async () => {
    const { id, items } = await made('IU-1', [
      item('Cat', { placeId: unit.id }),
      item('Marka'),
      item('Rambu'),
    ]);
    const file = await workbook(records('IU-1', 'IU-2'), [
      headings,
      ['IU-1', 'Marka', 7, 70, null, null],
      ['IU-2', 'Tiang', 1, 10, null, null],
    ]);
    const job = await imported(admin, tenders, file, { mode: 'upsert', key: 'code', name: 'tender.xlsx' });
    expect(job.counts).toMatchObject({ create: 1, update: 1 });
    const [other] = (await admin.get(`${tenders}?FirstChar=IU-2`)).body.data.items;
    expect((await undone(admin, tenders, job.id)).undone).toEqual({ changed: 1, removed: 1, left: 0 });
    expect((await admin.get(`${tenders}/${id}`)).body.data.items).toEqual(items);
    const rows = 'select count(*)::int as n from example_tender_items where owner_id = $1';
    expect((await pool.query(rows, [other.id])).rows[0].n).toBe(0);
    // Once more by hand, through the form: the history offers the same.
    const [change] = (await admin.get(`${tenders}/${id}/history`)).body.data.items;
    const former = await admin.get(`${tenders}/${id}/history/${change.id}/former`);
    expect(former.body.data.values.items).toMatchObject([{ name: 'Marka', quantity: 7, price: 70 }]);
    const sent = { ...former.body.data.values, version: 3 };
    expect((await admin.put(`${tenders}/${id}`, sent)).body.data.items).toMatchObject([{ name: 'Marka' }]);
  });

  it('leaves the rows of records alone that have none in the sheet, and where there is no such sheet', async () => {
    await made('IL-1', [item('Cat')]);
    const options = { mode: 'upsert', key: 'code' } as const;
    const main = records('IL-1').map((row, at) => (at === 1 ? [row[0], 'Nama baru', ...row.slice(2)] : row));
    await imported(admin, tenders, await workbook(main, [headings]), { ...options, name: 'tender.xlsx' });
    expect(await read('IL-1')).toMatchObject({ name: 'Nama baru', items: [{ name: 'Cat' }] });
    await imported(admin, tenders, `Kode;Nama\nIL-1;Lain lagi\n`, options);
    expect(await read('IL-1')).toMatchObject({ name: 'Lain lagi', items: [{ name: 'Cat' }] });
  });

  it('names every cell that is wrong by its sheet and row, and stores nothing', async () => {
    const other = await made('IW-0', [item('Milik lain')]);
    const own = await made('IW-9', [item('Milik sendiri')]);
    const file = await workbook(records('IW-1', 'IW-2', 'IW-9'), [
      ['Tender', 'ID baris', 'Uraian', 'Banyaknya', 'Harga satuan', 'Unit tujuan'],
      ['IW-1', null, null, 'dua', 5, null],
      ['IW-1', null, 'Cat', 1, 5, 'Unit yang tidak ada'],
      ['IW-7', null, 'Tersesat', 1, 5, null],
      ['IW-9', other.items[0].id, 'Curian', 1, 5, null],
    ]);
    const job = await checked(admin, tenders, file, { mode: 'upsert', key: 'code', name: 'tender.xlsx' });
    expect(job.counts).toMatchObject({ rows: 3, create: 1, bad: 3 });
    const problems = await problemsOf(admin, tenders, job.id);
    expect(problems.map(({ row, heading, value }: Record<string, unknown>) => [row, heading, value])).toEqual(
      [
        [0, 'Rincian pekerjaan baris 4: Tender', 'IW-7'],
        [2, 'Rincian pekerjaan baris 3: Unit tujuan', 'Unit yang tidak ada'],
        [2, 'Rincian pekerjaan baris 2: Uraian', ''],
        [2, 'Rincian pekerjaan baris 2: Banyaknya', 'dua'],
        [4, 'Rincian pekerjaan baris 5: ID baris', other.items[0].id],
      ],
    );
    const back = await admin.get(`${tenders}/import/${job.id}/bad-rows`);
    const [main, rows] = (await readXlsx(back.raw)).sheets.map((sheet) => sheet.rows);
    expect(main?.slice(1).map(([code]) => code)).toEqual(['IW-1', 'IW-9']);
    expect(rows?.slice(1).map((row) => row[2])).toEqual([null, 'Cat', 'Tersesat', 'Curian']);
    expect((await admin.post(`${tenders}/import/${job.id}/apply`)).status).toBe(409);
    expect((await admin.post(`${tenders}/import/${job.id}/apply`, { onlyGood: true })).status).toBe(200);
    expect(await settled(admin, tenders, job.id)).toMatchObject({
      ...{ state: 'done', message: null },
      counts: { create: 1, bad: 3 },
    });
    expect((await read('IW-2')).items).toEqual([]);
    expect((await read('IW-9')).items).toEqual(own.items);
  });

  it('is stored a minute after its check, too, where a moment is filled in by itself', async () => {
    const file = await workbook(records('IM-1'), [headings]);
    const job = await checked(admin, tenders, file, { mode: 'upsert', key: 'code', name: 'tender.xlsx' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    try {
      expect((await admin.post(`${tenders}/import/${job.id}/apply`)).status).toBe(200);
      expect(await settled(admin, tenders, job.id)).toMatchObject({ state: 'done', message: null });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not stored where somebody changed the rows since it was checked', async () => {
    const tender = await made('IC-1', [item('Cat')]);
    const file = await workbook(records('IC-1'), [headings, ['IC-1', 'Marka', 1, 1, null, null]]);
    const job = await checked(admin, tenders, file, { mode: 'upsert', key: 'code', name: 'tender.xlsx' });
    await admin.put(`${tenders}/${tender.id}`, { items: [item('Sela')], version: 1 });
    await admin.post(`${tenders}/import/${job.id}/apply`);
    expect(await settled(admin, tenders, job.id)).toMatchObject({ state: 'checked' });
    expect((await read('IC-1')).items).toMatchObject([{ name: 'Sela' }]);
  });

  it('has a template that can be imported as it is', async () => {
    const { raw } = await admin.get(`${tenders}/import/template`);
    const sheets = (await readXlsx(raw)).sheets.map(({ name }) => name);
    expect(sheets).toEqual(['Data', 'Rincian pekerjaan', 'Petunjuk']);
    const job = await checked(admin, tenders, raw, { name: 'contoh.xlsx' });
    expect(job.counts, JSON.stringify(await problemsOf(admin, tenders, job.id))).toMatchObject({ bad: 0 });
  });
});

async function workbookOf(sheets: { name: string; rows: unknown[][] }[]): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: sheets as never }));
}
