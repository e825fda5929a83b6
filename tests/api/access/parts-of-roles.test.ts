import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { openEverything } from '../../support/declared/store.ts';
import { withOneRole } from '../../support/one-role.ts';
import { checked, problemsOf } from '../transfer/transfers.ts';

const running = await testApp();
await openEverything(running.pool);
const admin = await running.signIn('admin');
const { caller, holds } = await withOneRole(running, admin);
const base = '/layanan/api/ExampleTender';
const path = '/layanan/tender';
const [unit] = (await admin.get('/master-data/api/OrganizationUnit?PerPage=1')).body.data.items;
const items = [
  { name: 'Marka jalan', quantity: 2, price: 1000 },
  { name: 'Rambu', quantity: 1, price: 500 },
];
const body = { code: 'BAGIAN-1', name: 'Tender marka', unitId: unit.id, closesOn: '2027-01-31', items };
const made = await admin.post(base, body);
expect(made.status, JSON.stringify(made.body)).toBe(200);
const { id } = made.body.data;
await admin.put(`${base}/${id}`, { items: [{ ...items[0], quantity: 3 }] });
const rowsOf = async () => (await admin.get(`${base}/${id}`)).body.data.items;
const tenderRow = (kode: string) => [kode, body.name, unit.name, body.closesOn];

describe('rows that a role does not see', () => {
  beforeAll(() => holds(path, `${path}:hide.items`));

  it('are in no answer, sheet or print, nor is what they add up to', async () => {
    for (const url of ['', `/${id}`, `/${id}/history`, '/lookup?PerPage=-1', '/export?format=csv']) {
      const { status, raw } = await caller.get(base + url);
      expect(status, url).toBe(200);
      expect(raw.toString(), url).not.toMatch(
        /marka jalan|rincian pekerjaan|"items":\[\{"id":"[^"]*","name"/i,
      );
    }
    for (const url of ['/export?format=xlsx', '/import/template?format=xlsx']) {
      const { raw } = await caller.get(base + url);
      expect(
        (await readXlsx(raw)).sheets.map(({ name }) => name),
        url,
      ).not.toContain('Rincian pekerjaan');
    }
  });

  it('are unknown in bodies, and stay when the rest is changed, deleted and restored', async () => {
    const rows = await rowsOf();
    const { version } = (await caller.get(`${base}/${id}`)).body.data;
    for (const answer of [
      await caller.post(base, { ...body, code: 'BAGIAN-2' }),
      await caller.put(`${base}/${id}`, { items: [], version }),
    ])
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['items']]);
    const read = (await caller.get(`${base}/${id}`)).body.data;
    expect((await caller.put(`${base}/${id}`, { ...read, description: 'Diubah' })).status).toBe(200);
    expect((await caller.delete(`${base}/${id}`)).status).toBe(200);
    expect((await caller.post(`${base}/${id}/restore`)).status).toBe(200);
    expect(await rowsOf()).toEqual(rows);
  });
});

describe('rows that a role may only read', () => {
  beforeAll(() => holds(path, `${path}:lock.items`));

  it('are read, sent back as they are, and refused where they would change', async () => {
    const rows = await rowsOf();
    const read = (await caller.get(`${base}/${id}`)).body.data;
    expect(read.items).toEqual(rows);
    expect((await caller.put(`${base}/${id}`, { ...read, description: 'Lagi' })).status).toBe(200);
    for (const changed of [[], [{ ...rows[0], quantity: 9 }], [...items]]) {
      const answer = await caller.put(`${base}/${id}`, { items: changed });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['items']]);
    }
    const created = await caller.post(base, { ...body, code: 'BAGIAN-3' });
    expect([created.status, Object.keys(created.body.errors)]).toEqual([422, ['items']]);
    expect(await rowsOf()).toEqual(rows);
  });

  it('are not taken by an import, nor asked for by its template', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Tender',
          rows: [['Kode', 'Nama', 'Unit pemilik', 'Penutupan'], tenderRow(body.code), tenderRow('LAIN')],
        },
        {
          name: 'Rincian pekerjaan',
          rows: [
            ['Tender', 'Uraian', 'Banyaknya', 'Harga satuan'],
            [body.code, 'Cat', 1, 1],
            ['LAIN', 'Cat', 1, 1],
          ],
        },
      ],
    });
    const job = await checked(caller, base, Buffer.from(file), {
      name: 'tender.xlsx',
      mode: 'upsert',
      key: 'code',
    });
    expect((await problemsOf(caller, base, job.id)).map(({ reason }: { reason: string }) => reason)).toEqual([
      'Rincian pekerjaan tidak dapat diubah.',
      'Peran Anda hanya dapat melihat isian ini.',
    ]);
    const { raw } = await caller.get(`${base}/import/template?format=xlsx`);
    expect((await readXlsx(raw)).sheets.map(({ name }) => name)).not.toContain('Rincian pekerjaan');
  });
});
