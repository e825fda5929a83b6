import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { tender } from '../../declared/tender.ts';
import { testApp } from '../../support/app.ts';
import { addressOf, openEverything } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';
import { checked, imported, problemsOf } from '../transfer/transfers.ts';

const { pool, signIn } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const { bodyOf } = generator(admin);
const base = addressOf(tender);

/** Eighteen digits, of which a float would keep sixteen. */
const long = '123456789012345678';
const added = async (values: Record<string, unknown>) => {
  const { body } = await admin.post(base, { ...(await bodyOf(tender)), ...values });
  expect(body, JSON.stringify(body)).toMatchObject({ statusCode: 200 });
  return body.data;
};

it('keeps every digit: in the answer, when it is changed, in the history, and when it is brought back', async () => {
  const made = await added({ budget: long, bond: '-0.10', weight: '7' });
  expect(made).toMatchObject({ budget: long, bond: '-0.10', weight: '7.00' });
  const url = `${base}/${made.id}`;
  const changed = await admin.put(url, { budget: '123456789012345679', version: made.version });
  expect(changed.body.data).toMatchObject({ budget: '123456789012345679', bond: '-0.10' });
  const { items } = (await admin.get(`${url}/history`)).body.data;
  expect(items[0].changes).toEqual([
    { field: 'budget', label: 'Pagu', before: long, after: '123456789012345679' },
  ]);
  const audited = await pool.query(
    `select jsonb_typeof(after -> 'budget') as kind, after ->> 'bond' as bond from audit_log where record_id = $1`,
    [made.id],
  );
  expect(audited.rows).toEqual([
    { kind: 'string', bond: '-0.10' },
    { kind: 'string', bond: '-0.10' },
  ]);
  await admin.delete(url);
  expect((await admin.post(`${url}/restore`)).body.data).toMatchObject({ budget: '123456789012345679' });
});

it('says nothing of a change that spells the same number otherwise', async () => {
  const made = await added({ bond: '12.50' });
  await admin.put(`${base}/${made.id}`, { bond: '012.5', version: made.version });
  const { items } = (await admin.get(`${base}/${made.id}/history`)).body.data;
  expect(items.map(({ changes }: { changes: unknown[] }) => changes.length)).toEqual([0, expect.any(Number)]);
});

it('finds a number however it is spelled, and orders numbers by their size', async () => {
  const ids = [];
  for (const budget of ['777777', '77777', '777778']) ids.push((await added({ budget })).id);
  const found = await admin.get(`${base}?budget=0777777.0`);
  expect(found.body.data.items.map(({ id }: { id: string }) => id)).toEqual([ids[0]]);
  const listed = await admin.get(`${base}?budget=777777,77777,777778&OrderBy=budget&Order=desc`);
  expect(listed.body.data.items.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[0], ids[1]]);
  for (const wrong of ['1e3', '1.5.0', '9'.repeat(30), '1.5'])
    expect((await admin.get(`${base}?budget=${wrong}`)).status, wrong).toBe(400);
});

it('is a number in a workbook where that is exact, else text, and plain in CSV', async () => {
  const { id } = await added({ budget: long, bond: '-1234.50', weight: '0.07' });
  const url = `${base}/export?format=csv&Columns=budget,bond,weight&ids=${id}`;
  const csv = (await admin.get<string>(url)).raw.toString();
  expect(csv).toContain(`${long};"-1234,50";"0,07"`);
  const [sheet] = (await readXlsx((await admin.get(url.replace('csv', 'xlsx'))).raw)).sheets;
  expect(sheet?.rows[1]).toEqual([long, -1234.5, 0.07]);
});

it('is read from files as people and spreadsheets write it, and back from its own export', async () => {
  const unit = (await bodyOf(tender)).unitId;
  const units = (await admin.get(`/master-data/api/OrganizationUnit/lookup?ids=${unit}`)).body.data.items;
  const head = 'Kode;Nama;Unit pemilik;Penutupan;Pagu;Nilai jaminan;Bobot teknis';
  const row = (code: string, ...values: string[]) =>
    [code, `Uji ${code}`, units[0].label, '2026-11-21', ...values].join(';');
  await imported(
    admin,
    base,
    [
      head,
      row('EX-1', 'Rp 1.500.000,-', '1.500,25', '12,5 %'),
      row('EX-2', '1500000', '1500.25', '100'),
      row('EX-3', long, '5', '0,5'),
    ].join('\n'),
  );
  const of = async (code: string) => (await admin.get(`${base}?FirstChar=${code}`)).body.data.items[0];
  expect(await of('EX-1')).toMatchObject({ budget: '1500000', bond: '1500.25', weight: '12.50' });
  expect(await of('EX-2')).toMatchObject({ budget: '1500000', bond: '1500.25', weight: '100.00' });
  expect(await of('EX-3')).toMatchObject({ budget: long, bond: '5.00', weight: '0.50' });
  for (const [format, name] of [
    ['csv', 'kembali.csv'],
    ['xlsx', 'kembali.xlsx'],
  ] as const) {
    const file = (await admin.get(`${base}/export?format=${format}&FirstChar=EX-`)).raw;
    const again = await checked(admin, base, file, { mode: 'upsert', key: 'code', name });
    expect(again, format).toMatchObject({ counts: { rows: 3, create: 0, update: 0, unchanged: 3, bad: 0 } });
  }
  const sheet = await writeXlsx({
    sheets: [
      {
        name: 'Data',
        rows: [
          head.split(';'),
          ['EX-4', 'Uji EX-4', units[0].label, '2026-11-21', 1500000, 0.1 + 0.2, 12.5],
          ['EX-5', 'Uji EX-5', units[0].label, '2026-11-21', 1e17, 1, 1],
        ],
      },
    ],
  });
  const job = await checked(admin, base, sheet, { name: 'lembar.xlsx' });
  expect(job.counts).toMatchObject({ create: 1, bad: 1 });
  expect(await problemsOf(admin, base, job.id)).toMatchObject([
    { row: 3, heading: 'Pagu', reason: expect.stringMatching(/^Lembar kerja menyimpan paling banyak 15/) },
  ]);
  await admin.post(`${base}/import/${job.id}/apply`, { onlyGood: true });
  await expect.poll(() => of('EX-4')).toMatchObject({ budget: '1500000', bond: '0.30', weight: '12.50' });
});
