import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { mostGroups } from '../../../domain/calls/data-report.ts';
import { mailReport } from '../../../server/reports/subscriptions/send-reports.ts';
import { complaint } from '../../declared/pengaduan.ts';
import { tender } from '../../declared/tender.ts';
import { testApp } from '../../support/app.ts';
import { addressOf, openEverything } from '../../support/declared/store.ts';
import { withOneRole } from '../../support/one-role.ts';

const running = await testApp();
await openEverything(running.pool);
const admin = await running.signIn('admin');
const { caller, holds } = await withOneRole(running, admin);
const [unit, other] = (await admin.get('/master-data/api/OrganizationUnit/lookup')).body.data.items;
const at = `/report/api/Data/${complaint.name}`;

const reports = [
  ['fasilitas', '2026-01-05', unit.id, '123456789012', null],
  ['kendaraan', '2026-01-20', unit.id, '10', '0811-1'],
  ['fasilitas', '2026-03-02', other.id, '5', '0811-2'],
  ['fasilitas', '2025-12-31', other.id, null, null],
];
for (const [kind, happenedOn, unitId, claimed, phone] of reports) {
  const { status, body } = await admin.post(addressOf(complaint), {
    ...{ subject: `Perkara ${kind}`, reporterName: 'Sari', kind, happenedOn, unitId, claimed },
    reporterPhone: phone ? `${phone}111-1111` : null,
  });
  expect(status, JSON.stringify(body)).toBe(200);
}
type Part = { label: string; count: number; sums: string[]; parts: Part[] };
const said = (parts: Part[]): unknown[] =>
  parts.map(({ label, count, sums, parts: inner }) =>
    inner?.length ? [label, count, ...sums, said(inner)] : [label, count, ...sums],
  );

it('groups by two fields with subtotals and a total, exactly and in the order of the declaration', async () => {
  const { status, body } = await admin.get(`${at}?GroupBy=kind,happenedOn:month&Measures=claimed`);
  expect(status, JSON.stringify(body)).toBe(200);
  const { total, parts, groups } = body.data;
  expect(groups.map(({ label }: Part) => label)).toEqual(['Jenis', 'Tanggal kejadian, per bulan']);
  expect(total).toEqual({ count: 4, sums: ['123456789027'] });
  expect(said(parts)).toEqual([
    ['Kerusakan kendaraan', 1, '10', [['Januari 2026', 1, '10']]],
    [
      'Fasilitas',
      3,
      '123456789017',
      [
        ['Desember 2025', 1, null],
        ['Januari 2026', 1, '123456789012'],
        ['Maret 2026', 1, '5'],
      ],
    ],
  ]);
});

it('is narrowed as the list is, and counts alone where nothing else is asked', async () => {
  const one = await admin.get(`${at}?GroupBy=unitId&kind=fasilitas&FirstChar=perkara`);
  expect(one.body.data.parts.map(({ key, count }: { key: string; count: number }) => [key, count])).toEqual(
    expect.arrayContaining([
      [unit.id, 1],
      [other.id, 2],
    ]),
  );
  expect((await admin.get(at)).body.data).toMatchObject({ total: { count: 4, sums: [] }, parts: [] });
  const stage = await admin.get(`${at}?GroupBy=stage,happenedOn:year`);
  expect(said(stage.body.data.parts)).toEqual([
    [
      'Diterima',
      4,
      [
        ['2025', 1],
        ['2026', 3],
      ],
    ],
  ]);
});

it('refuses what cannot be grouped or summed, three groupings, and more groups than a report has', async () => {
  for (const [query, name] of [
    ['GroupBy=subject', 'GroupBy'],
    ['GroupBy=happenedOn', 'GroupBy'],
    ['GroupBy=kind%20desc)--', 'GroupBy'],
    ['GroupBy=kind,unitId,stage', 'GroupBy'],
    ['Measures=kind', 'Measures'],
    ['nowhere=1', 'nowhere'],
  ])
    expect(Object.keys((await admin.get(`${at}?${query}`)).body.errors)).toEqual([name]);
  expect((await admin.get('/report/api/Data/nowhere')).status).toBe(404);
  await running.pool.query(
    `insert into example_tender (id, code, name, unit_id, closes_on, opens_at)
     select gen_random_uuid(), 'M-' || n, 'Pekerjaan', $1, '1980-01-01'::date + (n || ' months')::interval, now()
     from generate_series(0, $2) n`,
    [unit.id, mostGroups],
  );
  const many = await admin.get(`/report/api/Data/${tender.name}?GroupBy=closesOn:month`);
  expect([many.status, many.body.message]).toEqual([422, expect.stringContaining('per tahun')]);
  expect((await admin.get(`/report/api/Data/${tender.name}?GroupBy=closesOn:year`)).status).toBe(200);
});

it('knows nothing of hidden fields, and takes the right to read, for files that to export', async () => {
  await holds(
    `${complaint.path}:read`,
    `${complaint.path}:hide.claimed`,
    `${complaint.path}:hide.unitId`,
    '/search',
  );
  expect((await caller.get(`${at}?GroupBy=kind`)).status).toBe(200);
  for (const [query, name] of [
    ['GroupBy=unitId', 'GroupBy'],
    ['Measures=claimed', 'Measures'],
    [`unitId=${unit.id}`, 'unitId'],
    ['constructor=kind', 'constructor'],
  ]) {
    const { status, body } = await caller.get(`${at}?${query}`);
    expect([status, Object.keys(body.errors)]).toEqual([400, [name]]);
  }
  expect((await caller.get(`${at}/export?format=csv`)).status).toBe(403);
  await holds('/search');
  expect((await caller.get(at)).status).toBe(403);
});

it('comes as CSV, XLSX and PDF with its subtotals', async () => {
  const query = 'GroupBy=kind,unitId&Measures=claimed&kind=fasilitas';
  const csv = await admin.get<string>(`${at}/export?format=csv&${query}`);
  const lines = csv.body.trim().split('\r\n');
  expect(lines[0]).toContain('Jenis;Ruas;Banyaknya;Nilai diajukan');
  expect(lines.slice(-2)).toEqual(['Fasilitas;Subjumlah;3;123456789017', 'Jumlah;;3;123456789017']);
  expect(csv.headers['content-disposition']).toMatch(/laporan-pengaduan-\d{4}-\d\d-\d\d\.csv/);
  expect((await admin.get(`${at}/export?format=xlsx&${query}`)).raw.subarray(0, 2).toString()).toBe('PK');
  const pdf = await admin.get(`${at}/export?format=pdf&${query}`);
  const { text } = await extractText(new Uint8Array(pdf.raw), { mergePages: true });
  expect(text.replace(/\s+/g, ' ')).toContain('Fasilitas Subjumlah 3 Rp123.456.789.017');
});

it('comes by mail as its reader may see it then, and ends with the right to it', async () => {
  const data = { resource: complaint.name, GroupBy: 'kind', Measures: 'claimed' };
  const wanted = { report: 'data', frequency: 'weekly', format: 'csv', data };
  const address = '/report/api/Subscription';
  const wrong = await admin.post(address, { ...wanted, data: { ...data, GroupBy: 'subject' } });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['data']]);
  await holds(complaint.path, '/search');
  const { body } = await caller.post(address, wanted);
  expect(body.data).toMatchObject({ report: 'data', data, filters: {} });
  const kept = body.data.id;
  const send = (to: string) => mailReport(running, kept, { from: '2030-01-01', to });
  await send('2030-01-07');
  const { rows } = await running.pool.query(
    'select subject, body from mail order by created_at desc limit 1',
  );
  expect(rows[0].subject).toBe('Laporan Data: Pengaduan Pengguna Jalan');
  expect(rows[0].body).toContain('- Nilai diajukan: Rp123.456.789.027');
  await holds('/search');
  await send('2030-01-14');
  expect((await caller.get(address)).body.data.items).toEqual([]);
});

it('is saved under a name as searches are', async () => {
  const state = {
    filter: { resource: complaint.name, groups: 'kind' },
    sort: { field: 'count', order: 'DESC' },
  };
  const { status } = await admin.post('/user/api/SavedView', {
    resource: 'report',
    name: 'Per jenis',
    state,
  });
  expect(status).toBe(200);
  const { items } = (await admin.get('/user/api/SavedView?resource=report')).body.data;
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['Per jenis']);
});
