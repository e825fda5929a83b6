import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { importLimits } from '../../../server/transfer/import/limits.ts';
import { base, openImportDesk } from './import-desk.ts';
import { checked, problemsOf, settled } from './transfers.ts';

const { admin, staff, stranger, pool } = await openImportDesk({ connections: 5 });
const file = ['Kode;Nama;Masa aktif;isLeaf', 'PB.1;Satu;1;t', 'PB.2;;2;t', 'PB.3;Tiga;lama;mungkin'].join(
  '\n',
);
type Cell = { row: number; column: number | null; value: string };
/** Sends cells as a person types them, and waits for the check. */
const mended = async (id: string, cells: Cell[]) => {
  const answer = await admin.post(`${base}/import/${id}/mend`, { cells });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return settled(admin, base, id);
};

it('checks again with the cells that were typed, and stores them: no file is needed', async () => {
  const job = await checked(admin, base, file);
  expect(job.counts).toMatchObject({ create: 1, bad: 2 });
  const problems: Cell[] = await problemsOf(admin, base, job.id);
  const told = problems.map(({ row, column, value }) => [row, column, value]);
  expect(told.toSorted()).toEqual([
    [3, 1, ''],
    [4, 2, 'lama'],
    [4, 3, 'mungkin'],
  ]);
  // One is mended, one is wrong in another way, and one stays.
  const typed = ['Dua', '-3'].map((value, at) => ({ row: 3 + at, column: 1 + at, value }));
  const first = await mended(job.id, typed);
  expect(first).toMatchObject({ state: 'checked', counts: { create: 2, bad: 1 } });
  expect((await problemsOf(admin, base, job.id)).map(({ row, value }: Cell) => [row, value])).toEqual(
    expect.arrayContaining([
      [4, '-3'],
      [4, 'mungkin'],
    ]),
  );
  // The file to take away has what was typed.
  expect((await admin.get<string>(`${base}/import/${job.id}/bad-rows`)).body).toContain(
    'PB.3;Tiga;-3;mungkin',
  );
  const last = await mended(job.id, [
    { row: 4, column: 2, value: '' },
    { row: 4, column: 3, value: 'tidak' },
  ]);
  expect(last).toMatchObject({ state: 'checked', canApplyGood: false, counts: { create: 3, bad: 0 } });
  expect((await admin.post(`${base}/import/${job.id}/apply`)).status).toBe(200);
  expect((await settled(admin, base, job.id)).state).toBe('done');
  const { items } = (await admin.get(`${base}?FirstChar=PB.&OrderBy=code`)).body.data;
  expect(
    items.map(({ code, name, retentionActiveYears }: Record<string, unknown>) => [
      code,
      name,
      retentionActiveYears,
    ]),
  ).toEqual([
    ['PB.1', 'Satu', 1],
    ['PB.2', 'Dua', 2],
    ['PB.3', 'Tiga', null],
  ]);
});

it('judges all rows together: a typed code may be another row’s', async () => {
  const job = await checked(admin, base, 'Kode;Nama;isLeaf\nPD.1;Satu;t\nPD.2;;t\n');
  const now = await mended(job.id, [
    { row: 3, column: 0, value: 'pd.1' },
    { row: 3, column: 1, value: 'Dua' },
  ]);
  expect(now.counts).toMatchObject({ create: 1, bad: 1 });
  expect((await mended(job.id, [{ row: 3, column: 0, value: 'PD.2' }])).counts).toMatchObject({
    ...{ create: 2, bad: 0 },
  });
});

it('says of no problem of a whole row, nor of a cut value, that a cell of it may be mended', async () => {
  const long = 'x'.repeat(600);
  const job = await checked(admin, base, `Kode;Nama;isLeaf\nPC.1;${long};t\n`);
  expect((await problemsOf(admin, base, job.id)).map(({ column }: Cell) => column)).toEqual([null]);
});

it('takes no characters that cannot be stored: a name with one stopped the check, and the import was lost', async () => {
  const job = await checked(admin, base, 'Kode;Induk;Nama;isLeaf\nPF.1;;;t\n');
  for (const value of ['induk\u0000', 'induk\ud800']) {
    const answer = await admin.post(`${base}/import/${job.id}/mend`, {
      cells: [{ row: 2, column: 1, value }],
    });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { 'cells.0.value': ['Teks memuat karakter yang tidak dapat disimpan.'] },
    ]);
  }
  expect((await settled(admin, base, job.id)).state).toBe('checked');
});

it('holds no more than a file may, however often it is mended', async () => {
  const job = await checked(admin, base, 'Kode;Nama;isLeaf\nPG.1;;t\n');
  const cells = ['PG.1', 'x'.repeat(importLimits.letters - 10), 't'];
  const stored = gzipSync(JSON.stringify([[2, cells]]));
  await pool.query('update import_chunk set content = $2 where job_id = $1', [job.id, stored]);
  const answer = await admin.post(`${base}/import/${job.id}/mend`, {
    cells: [{ row: 2, column: 2, value: 'tidak-tidak' }],
  });
  expect([answer.status, answer.body.message]).toEqual([422, expect.stringContaining('terlalu banyak')]);
  expect((await settled(admin, base, job.id)).state).toBe('checked');
  const { rows } = await pool.query('select content from import_chunk where job_id = $1', [job.id]);
  expect(rows[0].content.equals(stored)).toBe(true);
}, 60_000);

it('is for the owner of a checked import, and takes cells of the file alone', async () => {
  const job = await checked(admin, base, file.replaceAll('PB', 'PE'));
  const mend = `${base}/import/${job.id}/mend`;
  const cell = { row: 3, column: 1, value: 'Dua' };
  expect((await stranger.post(mend, { cells: [cell] })).status).toBe(401);
  expect((await staff.post(mend, { cells: [cell] })).status).toBe(403);
  for (const cells of [[], [{ ...cell, column: 99 }], [{ ...cell, row: 1 }], [{ ...cell, value: 7 }], 'x'])
    expect((await admin.post(mend, { cells })).status, JSON.stringify(cells)).toBe(422);
  // A row that the file does not have changes nothing.
  expect((await mended(job.id, [{ ...cell, row: 99 }])).counts).toMatchObject({ rows: 3, bad: 2 });
  for (const state of ['done', 'undone', 'cancelled', 'applying']) {
    await pool.query('update import_job set state = $2, heartbeat_at = now() where id = $1', [job.id, state]);
    expect((await admin.post(mend, { cells: [cell] })).status, state).toBe(409);
  }
});

it('has kept what was typed when it answers: the dialog forgets it then, and the check may be stopped', async () => {
  const job = await checked(admin, base, file.replaceAll('PB', 'PF'));
  const held = await pool.connect();
  let isAnswered = false;
  try {
    await held.query('begin');
    await held.query('select 1 from import_chunk where job_id = $1 for update', [job.id]);
    const sent = admin
      .post(`${base}/import/${job.id}/mend`, { cells: [{ row: 3, column: 1, value: 'Dua' }] })
      .finally(() => {
        isAnswered = true;
      });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isAnswered, 'before it is kept').toBe(false);
    await held.query('rollback');
    expect((await sent).status).toBe(200);
  } finally {
    await held.query('rollback');
    held.release();
  }
  expect((await settled(admin, base, job.id)).counts).toMatchObject({ create: 2, bad: 1 });
});
