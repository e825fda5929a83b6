import { expect, it } from 'vitest';
import { openEverything } from '../../support/declared/store.ts';
import { withOneRole } from '../../support/one-role.ts';
import { base, openImportDesk } from './import-desk.ts';
import { checked, imported, problemsOf, settled, undone } from './transfers.ts';

const running = await openImportDesk();
const { pool, staff, stranger, signIn } = running;
await openEverything(pool);
const admin = await signIn('admin');
const lines = (rows: string[]) => ['Kode;Induk;Nama;Masa aktif;isLeaf', ...rows].join('\n');
const found = async (code: string) =>
  (await admin.get(`${base}?FirstChar=${code}&OrderBy=code&PerPage=100`)).body.data.items.find(
    (item: { code: string }) => item.code === code,
  );
/** Every record as it stands, without what each write changes. */
const standing = async () =>
  (
    await pool.query(
      `select to_jsonb(t) - 'version' - 'updated_at' as row from archive_classification t order by id`,
    )
  ).rows;
const upsert = { mode: 'upsert', key: 'code' } as const;

it('takes back a thousand rows as a whole: the new are gone, the changed hold again what they held', async () => {
  const first = Array.from({ length: 500 }, (_, at) => `RB.${at};;Semula ${at};${(at % 9) + 1};t`);
  await imported(admin, base, lines(first));
  const before = await standing();
  const second = [
    ...Array.from({ length: 500 }, (_, at) => `RB.${at};;Berubah ${at};;t`),
    // A tree among the new ones, children above their parents.
    ...Array.from({ length: 499 }, (_, at) => `RN.${at}.1;RN;Anak ${at};2;t`),
    'RN;;Akar;;tidak',
  ];
  const job = await imported(admin, base, lines(second), upsert);
  expect(job).toMatchObject({
    state: 'done',
    undoUntil: expect.any(String),
    undone: null,
    counts: { create: 500, update: 500 },
  });
  const audit = 'select count(*)::int as n from audit_log';
  const [{ n }] = (await pool.query(audit)).rows;
  const result = await undone(admin, base, job.id);
  expect(result).toMatchObject({
    ...{
      state: 'undone',
      undoUntil: null,
      message: 'Diurungkan: 500 data dihapus, 500 data kembali ke isi semula.',
      progress: { done: 1000, total: 1000 },
    },
    undone: { changed: 500, removed: 500, left: 0 },
  });
  expect(await standing()).toEqual(before);
  expect(await problemsOf(admin, base, job.id)).toEqual([]);
  // An audit row for each, and one for the whole.
  expect((await pool.query(audit)).rows[0].n).toBe(n + 1001);
  const [last] = (await pool.query(`select * from audit_log order by id desc limit 1`)).rows;
  expect(last).toMatchObject({
    action: 'undo-import',
    after: { file: 'data.csv', changed: 500, removed: 500 },
  });
  expect((await admin.post(`${base}/import/${job.id}/undo`)).status).toBe(409);
}, 120_000);

it('leaves what was changed since or is in use, by name, and takes back the rest', async () => {
  await imported(admin, base, lines(['RC.1;;Satu;1;t', 'RC.2;;Dua;2;t']));
  const job = await imported(
    admin,
    base,
    lines([
      ...[
        'RC.1;;Satu baru;1;t',
        'RC.2;;Dua baru;2;t',
        'RC.3;;Tiga;;tidak',
        'RC.4;;Empat;4;t',
        'RC.5;;Lima;5;t',
      ],
    ]),
    upsert,
  );
  const [one, three, four] = [await found('RC.1'), await found('RC.3'), await found('RC.4')];
  await admin.put(`${base}/${one.id}`, { description: 'Orang lain', version: one.version });
  await admin.put(`${base}/${four.id}`, { name: 'Empat lagi', version: four.version });
  const child = { code: 'RC.3.1', name: 'Anak', group: 'substantif', isLeaf: false, parentId: three.id };
  expect((await admin.post(base, child)).status).toBe(200);

  const result = await undone(admin, base, job.id);
  expect(result.undone).toEqual({ changed: 1, removed: 1, left: 3 });
  expect(await problemsOf(admin, base, job.id)).toEqual([
    {
      row: 2,
      heading: 'RC.1 Satu baru',
      value: '',
      column: null,
      reason: 'Sudah diubah lagi, jadi dibiarkan.',
    },
    {
      row: 4,
      heading: 'RC.3 Tiga',
      value: '',
      column: null,
      reason: expect.stringContaining('masih dipakai oleh'),
    },
    {
      row: 5,
      heading: 'RC.4 Empat lagi',
      value: '',
      column: null,
      reason: 'Sudah diubah lagi, jadi dibiarkan.',
    },
  ]);
  expect(await found('RC.1')).toMatchObject({ name: 'Satu baru', version: 3 });
  expect(await found('RC.2')).toMatchObject({ name: 'Dua', version: 3 });
  expect(await found('RC.3')).toMatchObject({ name: 'Tiga' });
  expect(await found('RC.4')).toMatchObject({ name: 'Empat lagi' });
  expect(await found('RC.5')).toBeUndefined();
});

it('closes no circle in a tree, by what was put below one of them since', async () => {
  await imported(
    admin,
    base,
    lines(['RH.1;;Atas;;tidak', 'RH.2;RH.1;Tengah;;tidak', 'RH.3;RH.2;Bawah;;tidak']),
  );
  const job = await imported(admin, base, lines(['RH.2;;Tengah;;tidak', 'RH.3;;Bawah;;tidak']), upsert);
  const [top, lowest] = [await found('RH.1'), await found('RH.3')];
  const moved = await admin.put(`${base}/${top.id}`, { parentId: lowest.id, version: top.version });
  expect(moved.status).toBe(200);
  expect((await undone(admin, base, job.id)).undone).toEqual({ changed: 0, removed: 0, left: 2 });
  expect((await problemsOf(admin, base, job.id)).map(({ reason }: { reason: string }) => reason)).toEqual(
    Array.from({ length: 2 }, () => 'Tidak boleh di bawah dirinya sendiri.'),
  );
  expect((await found('RH.2')).parentId).toBeNull();
});

it('goes on where it stopped', async () => {
  await imported(admin, base, lines(['RD.1;;Satu;1;t']));
  const job = await imported(
    admin,
    base,
    lines(['RD.1;;Satu baru;1;t', 'RD.2;;Dua;2;t', 'RD.3;;Tiga;;t']),
    upsert,
  );
  // As a server leaves it that went away after the first records.
  const [one, two] = [await found('RD.1'), await found('RD.2')];
  await admin.put(`${base}/${one.id}`, { name: 'Satu', version: one.version });
  await admin.delete(`${base}/${two.id}`);
  await pool.query(
    `update import_job set state = 'undoing', heartbeat_at = now() - interval '1 minute' where id = $1`,
    [job.id],
  );
  const told = (await admin.get(`${base}/import/${job.id}`)).body.data;
  expect(told).toMatchObject({
    state: 'done',
    undoUntil: expect.any(String),
    message: expect.stringContaining('Urungkan lagi'),
  });
  const result = await undone(admin, base, job.id);
  expect(result.undone).toMatchObject({ left: 0 });
  expect((await found('RD.1')).name).toBe('Satu');
  expect(await found('RD.3')).toBeUndefined();
});

it('is for its owner, once it is stored, with the rights of the import', async () => {
  const job = await checked(admin, base, lines(['RE.1;;Satu;1;t']));
  const undo = `${base}/import/${job.id}/undo`;
  expect((await stranger.post(undo)).status).toBe(401);
  expect((await staff.post(undo)).status).toBe(403);
  expect((await admin.post(undo)).status).toBe(409);
  const { caller, holds } = await withOneRole(running, admin);
  const path = '/master-data/klasifikasi-arsip';
  await holds(`${path}:read`, `${path}:create`, `${path}:import`);
  const own = await imported(caller, base, lines(['RE.2;;Dua;2;t']));
  expect((await admin.post(`${base}/import/${own.id}/undo`)).status).toBe(404);
  await holds(`${path}:read`, `${path}:import`);
  expect((await caller.post(`${base}/import/${own.id}/undo`)).status).toBe(403);
  await holds(`${path}:read`, `${path}:create`, `${path}:import`);
  expect((await undone(caller, base, own.id)).undone).toEqual({ changed: 0, removed: 1, left: 0 });
  expect(await found('RE.2')).toBeUndefined();
});

it('writes no field that the role does not see any more', async () => {
  await imported(admin, base, lines(['RG.1;;Satu;1;t']));
  const { caller, holds } = await withOneRole(running, admin, 'legal');
  const path = '/master-data/klasifikasi-arsip';
  await holds(path);
  const file = 'Kode;Nama;Keterangan;isLeaf\nRG.1;Satu;Rahasia;t\nRG.2;Dua;;tidak\n';
  const job = await imported(caller, base, file, upsert);
  await holds(path, `${path}:hide.description`);
  expect((await undone(caller, base, job.id)).undone).toEqual({ changed: 0, removed: 1, left: 1 });
  expect((await problemsOf(caller, base, job.id)).map(({ reason }: { reason: string }) => reason)).toEqual([
    'Impor ini mengisi yang tidak dapat dilihat peran Anda lagi.',
  ]);
  expect(await found('RG.1')).toMatchObject({ version: 2 });
});

it('gives records back what they referred to, also where that was deactivated since', async () => {
  const tenders = '/layanan/api/ExampleTender';
  const units = (await admin.get('/master-data/api/OrganizationUnit?PerPage=2')).body.data.items;
  const body = {
    ...{ code: 'RF-1', name: 'Tender asal', unitId: units[0].id, closesOn: '2026-12-01', weight: '12.50' },
    items: [{ name: 'Pasir', quantity: 2, price: 10, placeId: units[1].id }],
  };
  const made = await admin.post(tenders, body);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const before = made.body.data;
  const file = `Kode;Nama;Bobot teknis;Unit pemilik;Penutupan\nRF-1;Tender berubah;99,25;${units[1].code};2026-12-02\n`;
  const job = await imported(admin, tenders, file, upsert);
  await pool.query('update organization_unit set is_active = false where id = $1', [units[0].id]);
  const result = await undone(admin, tenders, job.id);
  await pool.query('update organization_unit set is_active = true where id = $1', [units[0].id]);
  expect(result.undone).toEqual({ changed: 1, removed: 0, left: 0 });
  const { by, version: _v, updatedAt: _u, ...now } = (await admin.get(`${tenders}/${before.id}`)).body.data;
  const { by: first, version: _before, updatedAt: _at, ...was } = before;
  expect(now).toEqual(was);
  expect(by).toEqual({ ...first, changed: first.created });
  expect((await settled(admin, tenders, job.id)).state).toBe('undone');
});
