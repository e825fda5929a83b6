import { expect, it } from 'vitest';
import { base, openImportDesk } from './import-desk.ts';
import { checked, imported, matched, settled, undone, upload } from './transfers.ts';

const { pool, signIn, stranger, admin, staff, count } = await openImportDesk();
const units = '/master-data/api/OrganizationUnit';

it('is for those who may write the resource, and a job for its owner alone', async () => {
  const mine = await checked(admin, base, 'Kode;Nama;isLeaf\nHAK.1;Satu;t\n');
  const job = `${base}/import/${mine.id}`;
  const second = await signIn('arsiparis');
  for (const [actor, status] of [
    [stranger, 401],
    [staff, 403],
  ] as const) {
    expect((await upload(actor, base, 'Kode;Nama\nX;Y\n')).status).toBe(status);
    expect((await actor.get(`${base}/import/template`)).status).toBe(status);
    for (const answer of [
      await actor.get(job),
      await actor.get(`${job}/problems`),
      await actor.post(`${job}/check`, { mapping: { code: 0 } }),
      await actor.post(`${job}/apply`),
      await actor.delete(job),
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

it('can be cancelled while it stores, and then has stored nothing', {
  tags: ['full'],
  timeout: 60_000,
}, async () => {
  const before = await count();
  const rows = Array.from({ length: 20_000 }, (_, at) => `BATAL.${at};Nama ${at};t`);
  const job = await checked(admin, base, `Kode;Nama;isLeaf\n${rows.join('\n')}\n`);
  await admin.post(`${base}/import/${job.id}/apply`);
  const stop = {
    method: 'DELETE',
    url: `${base}/import/${job.id}`,
    headers: { 'x-language': 'en' },
  } as const;
  expect((await admin.ask(stop)).status).toBe(200);
  const told = (await admin.get(`${base}/import/${job.id}`)).body.data;
  expect(told).toMatchObject({ state: 'cancelled', message: 'Cancelled. Nothing was saved.' });
  // Long enough for all of it, had it gone on.
  await new Promise((resolve) => setTimeout(resolve, 4000));
  expect(await count()).toBe(before);
  expect((await admin.get(`${base}/import/${job.id}`)).body.data.state).toBe('cancelled');
});

it('keeps a job that is just being undone, also when its day is over', async () => {
  const { id } = (await upload(admin, base, 'Kode;Nama\nIH.1;Satu\n')).body.data;
  const left = async (heartbeat: string) => {
    await pool.query(
      `update import_job set state = 'undoing', created_at = now() - interval '25 hours',
        heartbeat_at = now() - $2::interval where id = $1`,
      [id, heartbeat],
    );
    await upload(admin, base, 'Kode;Nama\nIH.2;Dua\n');
    return (await pool.query('select from import_job where id = $1', [id])).rowCount;
  };
  expect(await left('1 second')).toBe(1);
  // One that stopped is asked again, and goes on.
  expect(await left('23 hours')).toBe(1);
  expect(await left('25 hours')).toBe(0);
});

it('lists one’s own stored imports with their undo, a day from then, however many files come after them', async () => {
  const stored = await imported(admin, base, 'Kode;Nama;isLeaf\nIS.1;Satu;t\n');
  const list = async (actor = admin, of = base) => (await actor.get(`${of}/import`)).body.data.items;
  const storedFor = (hours: number) =>
    pool.query(
      `update import_job set created_at = now() - interval '47 hours', heartbeat_at = now() - $2 * interval '1 hour'
        where id = $1`,
      [stored.id, hours],
    );
  await storedFor(23);
  for (let at = 0; at < 6; at += 1) await upload(admin, base, 'Kode;Nama\nIS.2;Dua\n');
  const [first] = await list();
  expect(first).toMatchObject({ id: stored.id, fileName: 'data.csv', create: 1, update: 0, undone: null });
  expect(Date.parse(first.undoUntil) - Date.parse(first.storedAt)).toBe(24 * 3600_000);
  expect(await list(admin, units)).toEqual([]);
  expect((await staff.get(`${base}/import`)).status).toBe(403);
  await storedFor(25);
  expect(await list()).toEqual([]);
  expect((await admin.post(`${base}/import/${stored.id}/undo`)).status).toBe(409);
  await storedFor(23);
  expect((await undone(admin, base, stored.id)).undone).toEqual({ changed: 0, removed: 1, left: 0 });
  expect(await list()).toMatchObject([{ id: stored.id, undone: { removed: 1 }, undoUntil: null }]);
});

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
