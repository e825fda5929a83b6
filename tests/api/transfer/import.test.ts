import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { checked, imported, matched, problemsOf, settled, upload } from './transfers.ts';

const { pool, signIn, stranger } = await testApp();
const admin = await signIn('admin');
const staff = await signIn('staf');
const base = '/master-data/api/ArchiveClassification';
const units = '/master-data/api/OrganizationUnit';

const heading =
  'Kode;Induk;Nama;Kelompok;Masa aktif;Nasib akhir;Keamanan;Arsip vital;Catatan lain;Dihitung sejak;Masa inaktif';
const count = async (table = 'archive_classification'): Promise<number> =>
  (await pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

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
  expect(problems).toContainEqual({ row: 3, heading: 'Kode', value: '', reason: expect.any(String) });
  expect(problems).toContainEqual({
    row: 4,
    heading: 'Induk',
    value: 'TIDAK.ADA',
    reason: '“TIDAK.ADA” tidak ditemukan di Klasifikasi Arsip.',
  });
  expect(problems).toContainEqual({
    row: 5,
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
    heading: 'Masa aktif',
    value: 'lima',
    reason: 'Isi dengan angka.',
  });
  expect(problems).toContainEqual({
    row: 7,
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

it('stores the good rows alone where that is said, and hands the others back to be mended and imported again', async () => {
  const file = [
    'Kode;Induk;Nama;isLeaf',
    'SB.1;;Baik;t',
    'SB.2;;;t',
    'SB.2.1;SB.2;Di bawah yang salah;t',
    'SB.1.1;SB.1;Di bawah yang baik;t',
  ].join('\r\n');
  const job = await checked(admin, base, file, { name: 'sebagian.csv' });
  // Without its parent the third cannot be stored either.
  expect(job).toMatchObject({ canApplyGood: true, counts: { rows: 4, create: 2, bad: 2 } });
  expect((await admin.post(`${base}/import/${job.id}/apply`)).status).toBe(409);
  for (const body of [{ onlyGood: 'ya' }, { lain: 1 }])
    expect((await admin.post(`${base}/import/${job.id}/apply`, body)).status).toBe(422);
  expect((await admin.post(`${base}/import/${job.id}/apply`, { onlyGood: true })).status).toBe(200);
  const done = await settled(admin, base, job.id);
  expect(done).toMatchObject({ state: 'done', canApplyGood: false, counts: { rows: 4, create: 2, bad: 2 } });
  const codes = async () =>
    (await admin.get(`${base}?FirstChar=SB.&OrderBy=code`)).body.data.items.map(
      ({ code }: { code: string }) => code,
    );
  expect(await codes()).toEqual(['SB.1', 'SB.1.1']);

  expect((await staff.get(`${base}/import/${job.id}/bad-rows`)).status).toBe(403);
  const left = await admin.get<string>(`${base}/import/${job.id}/bad-rows`);
  expect(left.headers['content-disposition']).toContain('sebagian-bermasalah.csv');
  expect(left.body.split('\r\n')[0]).toBe('\uFEFFKode;Induk;Nama;isLeaf;Masalah pada baris ini');
  expect(left.body).toMatch(/SB\.2;;;t;"?Nama: /);
  const [url, headers] = [`${base}/import/${job.id}/bad-rows`, { 'x-language': 'en' }];
  const english = await admin.ask<string>({ method: 'GET', url, headers });
  expect(english.body.split('\r\n')[0]).toBe('\uFEFFKode;Induk;Nama;isLeaf;Problems in this row');
  const again = await imported(admin, base, left.body.replace('SB.2;;;', 'SB.2;;Diperbaiki;'));
  expect(again).toMatchObject({ state: 'done', counts: { rows: 2, create: 2, bad: 0 } });
  expect(await codes()).toEqual(['SB.1', 'SB.1.1', 'SB.2', 'SB.2.1']);
});

it('hands the bad rows of a workbook back as a workbook, numbers and days as they were', async () => {
  const content = await writeXlsx({
    sheets: [
      {
        name: 'Data',
        rows: [
          ['Kode', 'Nama', 'isLeaf', 'Masa aktif'],
          ['0012', null, 't', 5],
        ],
      },
    ],
  });
  const job = await checked(admin, base, content, { name: 'lembar.xlsx' });
  expect(job).toMatchObject({ canApplyGood: false, counts: { create: 0, bad: 1 } });
  const left = await admin.get(`${base}/import/${job.id}/bad-rows`);
  const [sheet] = (await readXlsx(left.raw)).sheets;
  expect(sheet?.rows[1]?.slice(0, 4)).toEqual(['0012', null, 't', 5]);
  expect(sheet?.rows[1]?.[4]).toMatch(/^Nama: /);
});

it('stores a tree whose parents stand further down, with references and an audit row for each, as a POST would', async () => {
  const rows = [
    'Kode;Induk;Nama;Kelompok;Masa aktif;Nasib akhir;Keamanan;Arsip vital;Status;Dapat dipakai pada naskah;Dihitung sejak;Masa inaktif',
    'IM.01.01;IM.01;Cucu;Fasilitatif;5 tahun;Musnah;;ya;Nonaktif;Ya;akhir-tahun;0',
    'IM.01;im;Anak;;;Dinilai kembali;;;;tidak;;',
    'IM;;"Akar; ""utama""";substantif;;;;tidak;Aktif;t;;',
  ];
  const job = await imported(admin, base, rows.join('\n'));
  expect(job).toMatchObject({ state: 'done', counts: { create: 3, update: 0, bad: 0 } });
  const { items } = (await admin.get(`${base}?FirstChar=IM&OrderBy=code&PerPage=50`)).body.data;
  const made = new Map(items.map((item: { code: string }) => [item.code, item]));
  expect(made.get('IM.01.01')).toMatchObject({
    name: 'Cucu',
    group: 'fasilitatif',
    retentionActiveYears: 5,
    isVital: true,
    isLeaf: true,
    isActive: false,
    version: 1,
    parent: { label: 'IM.01 Anak' },
  });
  expect(made.get('IM.01')).toMatchObject({
    finalDisposition: 'Dinilai Kembali',
    parent: { label: 'IM Akar; "utama"' },
  });
  const posted = (
    await admin.post(base, { code: 'POST', name: 'Dibandingkan', group: 'substantif', isLeaf: false })
  ).body.data;
  const audits = await pool.query(
    `select record_id, action, before, after from audit_log where resource = 'master-data.klasifikasi-arsip' and action = 'create' order by id`,
  );
  const compared = audits.rows.find(({ record_id }) => record_id === posted.id);
  const imports = audits.rows.filter(({ after }) => String(after.code).startsWith('IM'));
  expect(imports).toHaveLength(3);
  for (const audit of imports)
    expect(Object.keys(audit.after).sort()).toEqual(Object.keys(compared.after).sort());
  const summary = await pool.query(
    `select after from audit_log where action = 'import' order by id desc limit 1`,
  );
  expect(summary.rows[0].after).toMatchObject({ file: 'data.csv', create: 3 });
});

it('refuses a circle among the rows of a file', async () => {
  const job = await checked(
    admin,
    base,
    'Kode;Induk;Nama;isLeaf\nPUT.1;PUT.2;Satu;t\nPUT.2;PUT.1;Dua;t\nPUT.3;PUT.2;Tiga;t\nPUT.4;;Empat;t\n',
  );
  expect(job.counts).toMatchObject({ create: 1, bad: 3 });
  expect((await problemsOf(admin, base, job.id))[0].reason).toBe('Tidak boleh di bawah dirinya sendiri.');
});

it('changes what is there and adds what is not, by the key, and leaves alone what is the same', async () => {
  await imported(admin, base, 'Kode;Nama;Masa aktif;isLeaf\nUP.1;Satu;1;t\nUP.2;Dua;2;t\nUP.3;Tiga;3;t\n');
  const job = await imported(
    admin,
    base,
    'kode;nama;masa aktif;is leaf\nup.1;Satu;1;t\nUP.2;Dua baru;;t\nUP.4;Empat;4;t\n',
    {
      mode: 'upsert',
      key: 'code',
    },
  );
  expect(job.counts).toMatchObject({ create: 1, update: 1, unchanged: 1 });
  const { items } = (await admin.get(`${base}?FirstChar=UP.&OrderBy=code&PerPage=50`)).body.data;
  expect(items.map(({ code, name, version }: Record<string, unknown>) => [code, name, version])).toEqual([
    ['UP.1', 'Satu', 1],
    ['UP.2', 'Dua baru', 2],
    ['UP.3', 'Tiga', 1],
    ['UP.4', 'Empat', 1],
  ]);
  expect(items[1].retentionActiveYears).toBeNull();
  const history = await pool.query(
    `select before, after from audit_log where action = 'update' and after->>'code' = 'UP.2' order by id desc limit 1`,
  );
  expect(history.rows[0]).toMatchObject({
    before: { name: 'Dua', version: 1 },
    after: { name: 'Dua baru', version: 2 },
  });
});

it('checks again when it stores: what changed meanwhile is told, and nothing is stored', async () => {
  await imported(admin, base, 'Kode;Nama;isLeaf\nLOCK.1;Satu;t\n');
  const [record] = (await admin.get(`${base}?FirstChar=LOCK.1`)).body.data.items;
  const before = await count();
  const changes = await checked(admin, base, 'Kode;Nama;isLeaf\nLOCK.1;Dua;t\nLOCK.2;Baru;t\n', {
    mode: 'upsert',
    key: 'code',
  });
  const creations = await checked(admin, base, 'Kode;Nama;isLeaf\nLOCK.9;Baru;t\nLOCK.8;Baru;t\n');
  await admin.put(`${base}/${record.id}`, { name: 'Orang lain', version: record.version });
  await admin.post(base, { code: 'LOCK.9', name: 'Lebih dulu', group: 'substantif', isLeaf: false });
  await admin.post(`${base}/import/${changes.id}/apply`);
  const changed = await settled(admin, base, changes.id);
  expect(changed).toMatchObject({
    state: 'checked',
    message: expect.stringContaining('Data berubah sejak diperiksa'),
  });
  await admin.post(`${base}/import/${creations.id}/apply`);
  const created = await settled(admin, base, creations.id);
  expect(created).toMatchObject({ state: 'checked', counts: { create: 1, bad: 1 } });
  expect((await problemsOf(admin, base, creations.id))[0].reason).toBe('Kode ini sudah dipakai.');
  expect(await count()).toBe(before + 1);
  expect((await admin.get(`${base}/${record.id}`)).body.data.name).toBe('Orang lain');
});

it('is for those who may write the resource, and a job for its owner alone', async () => {
  const mine = await checked(admin, base, 'Kode;Nama;isLeaf\nHAK.1;Satu;t\n');
  const job = `${base}/import/${mine.id}`;
  const second = await signIn('arsiparis');
  for (const [who, status] of [
    [stranger, 401],
    [staff, 403],
  ] as const) {
    expect((await upload(who, base, 'Kode;Nama\nX;Y\n')).status).toBe(status);
    expect((await who.get(`${base}/import/template`)).status).toBe(status);
    for (const answer of [
      await who.get(job),
      await who.get(`${job}/problems`),
      await who.post(`${job}/check`, { mapping: { code: 0 } }),
      await who.post(`${job}/apply`),
      await who.delete(job),
    ])
      expect(answer.status).toBe(status);
  }
  expect([403, 404]).toContain((await second.get(job)).status);
  expect((await admin.get(`${units}/import/${mine.id}`)).status).toBe(404);
  expect((await admin.get(`${base}/import/x`)).status).toBe(404);
  await pool.query('update import_job set owner_id = $2 where id = $1', [mine.id, mine.id]);
  for (const answer of [await admin.get(job), await admin.post(`${job}/apply`), await admin.delete(job)])
    expect(answer.status).toBe(404);
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

it('a server that went away leaves nothing behind and says so', async () => {
  const job = await checked(admin, base, 'Kode;Nama;isLeaf\nMATI.1;Satu;t\n');
  await pool.query(
    `update import_job set state = 'applying', heartbeat_at = now() - interval '1 minute' where id = $1`,
    [job.id],
  );
  const told = (await admin.get(`${base}/import/${job.id}`)).body.data;
  expect(told).toMatchObject({ state: 'interrupted', message: expect.stringContaining('Terhenti') });
  const again = await admin.post(`${base}/import/${job.id}/check`, { mapping: matched(told) });
  expect(again.status).toBe(200);
  expect((await settled(admin, base, job.id)).state).toBe('checked');
});

it('can be cancelled while it stores, and then has stored nothing', async () => {
  const before = await count();
  const rows = Array.from({ length: 20_000 }, (_, at) => `BATAL.${at};Nama ${at};t`);
  const job = await checked(admin, base, `Kode;Nama;isLeaf\n${rows.join('\n')}\n`);
  await admin.post(`${base}/import/${job.id}/apply`);
  expect((await admin.delete(`${base}/import/${job.id}`)).status).toBe(200);
  const told = (await admin.get(`${base}/import/${job.id}`)).body.data;
  expect(told).toMatchObject({ state: 'cancelled', message: expect.stringContaining('Tidak ada data') });
  // Long enough for all of it, had it gone on.
  await new Promise((resolve) => setTimeout(resolve, 4000));
  expect(await count()).toBe(before);
  expect((await admin.get(`${base}/import/${job.id}`)).body.data.state).toBe('cancelled');
}, 60_000);

it('forgets files after a day', async () => {
  const { body } = await upload(admin, base, 'Kode;Nama\nLAMA;B\n');
  await pool.query(`update import_job set created_at = now() - interval '25 hours' where id = $1`, [
    body.data.id,
  ]);
  await upload(admin, base, 'Kode;Nama\nBARU;B\n');
  expect((await admin.get(`${base}/import/${body.data.id}`)).status).toBe(404);
  const left = await pool.query('select 1 from import_chunk where job_id = $1', [body.data.id]);
  expect(left.rowCount).toBe(0);
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
