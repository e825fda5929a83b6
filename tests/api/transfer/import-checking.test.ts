import { expect, it } from 'vitest';
import { complaint } from '../../declared/pengaduan.ts';
import { openEverything } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';
import { withOneRole } from '../../support/one-role.ts';
import { base, openImportDesk } from './import-desk.ts';
import { checked, imported, matched, problemsOf, settled, upload } from './transfers.ts';

const desk = await openImportDesk();
const { admin, count, pool } = desk;
await openEverything(pool);
const heading =
  'Kode;Induk;Nama;Kelompok;Masa aktif;Nasib akhir;Keamanan;Arsip vital;Catatan lain;Dihitung sejak;Masa inaktif';

it('matches headings by label and name, shows what it will ignore, and stores nothing by looking', async () => {
  const before = await count();
  const { body } = await upload(admin, base, 'KODE , parent ,nama,Catatan lain\nUJI,,Uji,x\n');
  expect(body.data).toMatchObject({ state: 'uploaded', rowCount: 1 });
  expect(body.data.columns.map(({ field }: { field: string | null }) => field)).toEqual([
    'code',
    'parentId',
    'name',
    null,
  ]);
  expect(body.data.columns[2].samples).toEqual(['Uji']);
  expect(await count()).toBe(before);
});

it('tells every bad row with its number, column, value and reason, and stores none of the good ones', async () => {
  const before = await count();
  const rows = [
    heading,
    'UJ.01;;Baik;Substantif;5;Musnah;;Ya;;Sejak akhir tahun berkas ditutup;3',
    ';;Tanpa kode;Substantif;5;Musnah;;Tidak;;Sejak akhir tahun berkas ditutup;3',
    'UJ.03;TIDAK.ADA;Induk hilang;Substantif;5;Musnah;;Tidak;;Sejak akhir tahun berkas ditutup;3',
    'UJ.04;;Pilihan salah;Lain;5;Musnah;;Mungkin;;Sejak akhir tahun berkas ditutup;3',
    'UJ.05;;Angka salah;Substantif;lima;Musnah;;Tidak;;Sejak akhir tahun berkas ditutup;3',
    'uj.01;;Ganda di berkas;Substantif;5;Musnah;;Tidak;;Sejak akhir tahun berkas ditutup;3',
    'KU;;Ganda di data;Substantif;500;Musnah;;Tidak;;Sejak akhir tahun berkas ditutup;3',
    `UJ.08;;${'x'.repeat(201)};Substantif;5;Musnah;;Tidak;;Sejak akhir tahun berkas ditutup;3`,
  ];
  const job = await checked(admin, base, rows.join('\r\n'));
  expect(job).toMatchObject({ state: 'checked', counts: { rows: 8, create: 1, bad: 7 } });
  const problems = await problemsOf(admin, base, job.id);
  expect(problems).toContainEqual({
    row: 3,
    column: 0,
    heading: 'Kode',
    value: '',
    reason: expect.any(String),
  });
  expect(problems).toContainEqual({
    row: 4,
    column: 1,
    heading: 'Induk',
    value: 'TIDAK.ADA',
    reason: '“TIDAK.ADA” tidak ditemukan di Klasifikasi Arsip.',
  });
  expect(problems).toContainEqual({
    row: 5,
    column: 7,
    heading: 'Arsip vital',
    value: 'Mungkin',
    reason: 'Isi dengan Ya atau Tidak.',
  });
  expect(
    problems.find(
      ({ row, heading: column }: { row: number; heading: string }) => row === 5 && column === 'Kelompok',
    ).reason,
  ).toContain('Fasilitatif, Substantif');
  expect(problems).toContainEqual({
    row: 6,
    column: 4,
    heading: 'Masa aktif',
    value: 'lima',
    reason: 'Isi dengan angka.',
  });
  expect(problems).toContainEqual({
    row: 7,
    column: 0,
    heading: 'Kode',
    value: 'uj.01',
    reason: 'Sama dengan baris 2.',
  });
  expect(problems.filter(({ row }: { row: number }) => row === 8)).toHaveLength(1);
  expect(problems.find(({ row }: { row: number }) => row === 9).reason).toContain('200 karakter');
  expect((await admin.post(`${base}/import/${job.id}/apply`)).status).toBe(409);
  const csv = await admin.get<string>(`${base}/import/${job.id}/problems?format=csv`);
  expect(csv.body).toContain('6;Masa aktif;lima;Isi dengan angka.');
  expect(await count()).toBe(before);
});

it('refuses a circle among the rows of a file', async () => {
  const job = await checked(
    admin,
    base,
    'Kode;Induk;Nama;isLeaf\nPUT.1;PUT.2;Satu;t\nPUT.2;PUT.1;Dua;t\nPUT.3;PUT.2;Tiga;t\nPUT.4;;Empat;t\nPUT.5;PUT.3;Lima;t\n',
  );
  expect(job.counts).toMatchObject({ create: 1, bad: 4 });
  expect((await problemsOf(admin, base, job.id)).map(({ reason }: { reason: string }) => reason)).toEqual([
    'Tidak boleh di bawah dirinya sendiri. Di berkas ini, PUT.1 di bawah PUT.2, PUT.2 di bawah PUT.1.',
    'Tidak boleh di bawah dirinya sendiri. Di berkas ini, PUT.2 di bawah PUT.1, PUT.1 di bawah PUT.2.',
    ...Array.from(
      { length: 2 },
      () => 'Salah satu di atasnya berada di bawah dirinya sendiri. Perbaiki yang itu dahulu.',
    ),
  ]);
});

it('says what is wrong with a file before anything else', async () => {
  const cases: [string | Uint8Array, string, RegExp][] = [
    ['', 'kosong.csv', /kosong/],
    ['Kode;Nama\n', 'judul.csv', /hanya berisi judul/],
    ['\u0089PNG\u0000\u0001', 'gambar.csv', /bukan teks/],
    ['PK\u0003\u0004rusak', 'rusak.xlsx', /rusak/],
    ['PK\u0003\u0004', 'data.csv', /tidak sesuai/],
    ['Kode;Nama\nA;B\n', 'data.xlsx', /tidak sesuai/],
    [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'lama.xlsx', /kata sandi/],
    ['Kode;Nama\nA;=1+1\n', 'rumus.csv', /B2 berisi rumus/],
    [`Kode;Nama\nA;${'x'.repeat(100_001)}\n`, 'panjang.csv', /B2 lebih panjang/],
    [`${'a;'.repeat(201)}a\n${'a;'.repeat(201)}a\n`, 'lebar.csv', /200 kolom/],
    [`Kode\n${'a\n'.repeat(100_001)}`, 'banyak.csv', /100\.000 baris/],
    [Buffer.alloc(20 * 1024 * 1024 + 1, 'a'), 'besar.csv', /lebih kecil/],
    ['x', 'data.exe', /tidak diterima/],
  ];
  for (const [content, name, message] of cases) {
    const { status, body } = await upload(admin, base, content, name);
    expect([status, body.message], name).toEqual([422, expect.stringMatching(message)]);
  }
  expect((await admin.post(`${base}/import`, { file: 'x' })).status).toBe(422);
});

it('refuses decisions that make no sense at the field', async () => {
  const { body } = await upload(admin, base, 'Kode;Nama\nA;B\n');
  const check = (options: object) => admin.post(`${base}/import/${body.data.id}/check`, options);
  for (const options of [
    {},
    { mapping: {} },
    { mapping: { code: 0 } },
    { mapping: { code: 0, name: 0 } },
    { mapping: { code: 0, name: 7 } },
    { mapping: { code: 0, name: 1, version: 1 } },
    { mapping: { code: 0, name: 1 }, mode: 'upsert' },
    { mapping: { code: 0, name: 1 }, mode: 'upsert', key: 'name' },
    { mapping: { code: 0, name: 1 }, mode: 'replace' },
  ])
    expect((await check(options)).status, JSON.stringify(options)).toBe(422);
  expect((await admin.post(`${base}/import/${body.data.id}/apply`)).status).toBe(409);
  expect((await check({ mapping: matched(body.data) })).status).toBe(200);
  await settled(admin, base, body.data.id);
});

it('asks what a resource does beyond its rows, in the dry run already', async () => {
  const roles = '/user/api/Role';
  const { body } = await upload(admin, roles, 'x\ny\n');
  const headings = body.data.fields.map(({ label }: { label: string }) => label);
  const fill = (values: Record<string, string>): string =>
    `${headings.join(';')}\n${headings.map((heading: string) => values[heading] ?? '').join(';')}\n`;
  const privileges = body.data.fields.find(({ name }: { name: string }) => name === 'privilegedList').label;
  const named = body.data.fields.find(({ name }: { name: string }) => name === 'name').label;
  const before = await count('role');
  const refused = await checked(
    admin,
    roles,
    fill({ Kode: 'UJI-IMPOR', [named]: 'Uji impor', [privileges]: '/tidak/ada' }),
  );
  expect(refused.counts).toMatchObject({ create: 0, bad: 1 });
  expect((await problemsOf(admin, roles, refused.id))[0].reason).toContain('/tidak/ada');
  expect(await count('role')).toBe(before);
  const stored = await imported(
    admin,
    roles,
    fill({ Kode: 'UJI-IMPOR', [named]: 'Uji impor', [privileges]: '/naskah-dinas/inbox' }),
  );
  expect(stored).toMatchObject({ state: 'done', counts: { create: 1 } });
  expect(await count('role')).toBe(before + 1);
});

it('knows the rows of one’s own export, and says what an update with them would change', async () => {
  const lines = (name: string) => `Kode;Nama;isLeaf\nKN.1;Satu;t\nKN.2;${name};t\n`;
  await imported(admin, base, lines('Dua'));
  const again = await checked(admin, base, `${lines('Dua lagi')}KN.3;;t\n`);
  expect(again).toMatchObject({ counts: { bad: 3 }, known: { key: 'code', rows: 2 }, changing: [] });
  // The same file, with what was typed meanwhile.
  const choice = { mapping: again.mapping, mode: 'upsert', key: 'code' };
  const cells = [{ row: 4, column: 1, value: 'Tiga' }];
  expect((await admin.post(`${base}/import/${again.id}/check`, { ...choice, cells })).status).toBe(200);
  expect(await settled(admin, base, again.id)).toMatchObject({
    counts: { create: 1, update: 1, unchanged: 1, bad: 0 },
    known: null,
    changing: [{ label: 'Nama', rows: 1 }],
  });
});

it('knows a record by the number that the server gave it', async () => {
  const complaints = '/layanan/api/ExampleComplaint';
  const made = await admin.post(complaints, {
    ...(await generator(admin).bodyOf(complaint)),
    ...{ result: null, approved: null },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { body: file } = await admin.get<string>(`${complaints}/export?format=csv`);
  const job = await checked(admin, complaints, file);
  expect(job).toMatchObject({ counts: { create: 0 }, known: { key: 'number', rows: job.counts.bad } });
});

it('offers no update to who may only add', async () => {
  const path = '/master-data/klasifikasi-arsip';
  const { caller, holds } = await withOneRole(desk, admin);
  await holds(`${path}:read`, `${path}:create`, `${path}:import`);
  const job = await checked(caller, base, 'Kode;Nama;isLeaf\nKN.1;Satu;t\n');
  expect(job).toMatchObject({ counts: { bad: 1 }, known: null });
});
