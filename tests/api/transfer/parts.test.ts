import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../../server/transfer/import/file/read-csv.ts';
import { testApp } from '../../support/app.ts';
import { openEverything } from '../../support/declared/store.ts';

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
        ...['Uraian', 'Banyaknya', 'Harga satuan', 'Dibutuhkan', 'Unit tujuan'],
      ],
      [
        ...['EX-1 Tender EX-1', one.id, one.items[0].id],
        ...['=Cat', 1, 1000, new Date('2027-01-02T00:00:00Z'), unit.name],
      ],
      ['EX-1 Tender EX-1', one.id, one.items[1].id, 'Marka', 1, 1000, null, null],
      ['EX-2 Tender EX-2', two.id, two.items[0].id, 'Rambu', 1, 2_000_000_000, null, null],
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
      ['EC-1', `Cat, 1, 1000, ${unit.name}; Marka, 1, 5`],
    ]);
  });
});
