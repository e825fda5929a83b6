import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { base, openImportDesk } from './import-desk.ts';
import { checked, imported, problemsOf, settled } from './transfers.ts';

const { pool, admin, staff, count } = await openImportDesk();

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
  const bad = await checked(admin, base, 'Kode;Induk;Nama;isLeaf\r\nSB.3;;;t');
  expect((await admin.post(`${base}/import/${bad.id}/apply`, { onlyGood: true })).status).toBe(409);
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
