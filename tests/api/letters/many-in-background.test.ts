import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RunningJob } from '../../../domain/calls/jobs.ts';
import { newId } from '../../../server/db/ids.ts';
import { endSilent } from '../../../server/letters/bulk/index.ts';
import type { Caller } from '../../support/app.ts';
import { actAs, openDesk, password } from './desk.ts';

// A batch in the background: each letter as if alone, listed as long work, cancelled only between letters, with a
// notice at the end.
const desk = await openDesk();
const { staf, atasan, direktur, legal } = desk.people;
const { db } = desk.app;
const base = '/letter/api/Task';
const sign = (by: Caller, ids: unknown, over: object = {}) =>
  by.post(`${base}/sign/batch`, { ids, password, ...over } as object);
/** From an English page: results are stored in Indonesian all the same. */
const signInEnglish = (by: Caller, ids: unknown) =>
  by.ask({
    ...{ method: 'POST', url: `${base}/sign/batch`, payload: { ids, password } },
    headers: { 'x-language': 'en' },
  });
const review = (by: Caller, ids: unknown, over: object = {}) =>
  by.post(`${base}/review/batch`, { ids, decision: 'approve', ...over } as object);
const several = (state: 'review' | 'signing', count: number, over: object = {}) =>
  Promise.all(Array.from({ length: count }, () => desk.inState(state, { ...over })));
const batch = async (by: Caller, id: string) => (await by.get(`${base}/batch/${id}`)).body.data;
/** Waits for the first letter; slow on a busy machine. */
const begun = (id: string) =>
  vi.waitFor(async () => expect((await batch(direktur, id)).done).toBeGreaterThan(0), {
    timeout: 20_000,
    interval: 5,
  });
const ended = (by: Caller, id: string) =>
  vi.waitFor(
    async () => {
      const found = await batch(by, id);
      expect(found.state).not.toBe('running');
      return found;
    },
    { timeout: 20_000, interval: 50 },
  );
const jobsOf = async (by: Caller): Promise<RunningJob[]> =>
  (await by.get('/task/api/Job')).body.data.items.filter((job: RunningJob) => job.kind !== 'text');
const noticesOf = async (by: Caller): Promise<{ title: string; message: string; detailUrl: string }[]> =>
  (await by.get('/notification/api/Notification?per_page=50')).body.data.items.filter(
    ({ detailUrl }: { detailUrl: string }) => detailUrl.includes('?hasil='),
  );
/** As if the batch had been begun in another process. */
async function begunElsewhere(letters: string[], over: { ago?: string } = {}): Promise<string> {
  const id = newId();
  await db.execute(sql`insert into letter_batch (id, owner_id, entry_id, action, letters, heartbeat_at)
    values (${id}, ${direktur.userId}, ${newId()}, 'sign', ${JSON.stringify(letters.map((letter) => ({ id: letter })))}::jsonb,
      now() - ${over.ago ?? '0 seconds'}::interval)`);
  return id;
}

beforeEach(() => db.execute(sql`truncate notification, letter_batch`));

test('are signed with one password, each with a number of its own, and the end is told with why one was not', async () => {
  const ids = await several('signing', 4);
  const early = await desk.inState('review');
  await db.execute(sql`truncate notification`);
  const { status, body } = await signInEnglish(direktur, [...ids, early]);
  expect([status, body.data.totalCount]).toEqual([200, 5]);
  const found = await ended(direktur, body.data.id);
  expect(found).toMatchObject({ action: 'sign', state: 'done', totalCount: 5, done: 5 });
  const numbers = found.items.slice(0, 4).map((item: { number: string }) => item.number);
  for (const [at, id] of ids.entries())
    expect((await staf.get(desk.at(id))).body.data).toMatchObject({ state: 'sent', number: numbers[at] });
  const given = await db.execute<{ first: number; last: number; count: number }>(sql`
    select min(sequence) as first, max(sequence) as last, count(distinct sequence)::int as count
    from letter_number where letter_id = any(${sql.param(ids)}::uuid[])`);
  const [{ first = 0, last = 0, count = 0 } = {}] = given.rows;
  expect([count, last - first]).toEqual([4, 3]);
  expect(found.items[4]).toMatchObject({ id: early, ok: false, statusCode: 409 });
  expect(found.items[0].subject).toBe('Rekayasa lalu lintas Natal');
  expect(await noticesOf(direktur)).toMatchObject([
    {
      title: '4 dari 5 naskah ditandatangani',
      message: '1 tidak: Naskah ini belum menunggu tanda tangan.',
      detailUrl: `/naskah-dinas/tugas?hasil=${body.data.id}`,
    },
  ]);
  expect(await jobsOf(direktur)).toMatchObject([
    { id: body.data.id, kind: 'sign', state: 'failed', done: 5, total: 5, canCancel: false },
  ]);
  expect(await jobsOf(staf)).toEqual([]);
});

test('are reviewed by the same rules, returned with one note', async () => {
  const ids = await several('review', 3);
  const { body } = await review(atasan, ids);
  expect((await ended(atasan, body.data.id)).message).toBe('3 naskah diparaf.');
  expect((await jobsOf(atasan))[0]).toMatchObject({ kind: 'review', state: 'done' });
  const back = await several('review', 2);
  expect((await review(atasan, back, { decision: 'return' })).body.errors).toHaveProperty('note');
  const second = await review(atasan, back, { decision: 'return', note: 'Ulangi.' });
  expect((await ended(atasan, second.body.data.id)).message).toBe('2 naskah dikembalikan.');
});

test('a letter that changed since it was shown is left, the others go through', async () => {
  const [one = '', other = ''] = await several('signing', 2);
  const { version } = (await direktur.get(desk.at(one))).body.data;
  const { body } = await sign(direktur, [{ id: one, version: version - 1 }, other]);
  const { items } = await ended(direktur, body.data.id);
  expect(items).toMatchObject([{ ok: false, statusCode: 409 }, { ok: true }]);
});

describe('who may', () => {
  test('nothing begins with a wrong password, or for somebody who may not sign', async () => {
    const ids = await several('signing', 1);
    for (const over of [{ password: 'Salah-2026!' }, { password: undefined }])
      expect((await sign(direktur, ids, over)).body.errors).toHaveProperty('password');
    expect((await sign(await actAs(desk.app, 'sekretaris', 'Secretary'), ids)).status).toBe(403);
    const count = await db.execute(sql`select 1 from letter_batch`);
    expect(count.rows).toEqual([]);
  });

  test('who signs for another post is refused letter by letter', async () => {
    const ids = await several('signing', 2);
    const { body } = await sign(staf, ids);
    expect((await ended(staf, body.data.id)).items).toMatchObject([
      { ok: false, statusCode: 403 },
      { ok: false, statusCode: 403 },
    ]);
  });

  const ends: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      'a person is deactivated',
      () => db.execute(sql`update "user" set is_active = false where id = ${direktur.userId}`),
      () => db.execute(sql`update "user" set is_active = true where id = ${direktur.userId}`),
    ],
    [
      'the session that began it is ended from elsewhere',
      () => db.execute(sql`update session set revoked_at = now() where user_id = ${direktur.userId}`),
      () => db.execute(sql`update session set revoked_at = null where user_id = ${direktur.userId}`),
    ],
  ];
  test.each(ends)('when %s, nothing more is signed', async (_what, end, takeBack) => {
    const ids = await several('signing', 8);
    const { body } = await sign(direktur, ids);
    await begun(body.data.id);
    await end();
    await vi.waitFor(
      async () => {
        const { rows } = await db.execute<{ state: string }>(sql`select state from letter_batch`);
        expect(rows).toEqual([{ state: 'interrupted' }]);
      },
      { timeout: 20_000 },
    );
    await takeBack();
    const { items } = await ended(direktur, body.data.id);
    expect(items[0].ok).toBe(true);
    expect(items.at(-1).message).toMatch(/sesi Anda berakhir/);
    const sent = await db.execute(
      sql`select 1 from letter where state = 'sent' and id = any(${sql.param(ids)}::uuid[])`,
    );
    expect(sent.rows.length).toBe(items.filter(({ ok }: { ok: boolean }) => ok).length);
    expect(sent.rows.length).toBeLessThan(8);
  });

  test('nobody else finds it, cancels it, or hears of it', async () => {
    const id = await begunElsewhere([newId()]);
    for (const by of [atasan, legal]) {
      expect((await by.get(`${base}/batch/${id}`)).status).toBe(404);
      expect((await by.post(`${base}/batch/${id}/cancel`)).status).toBe(404);
    }
    expect(await noticesOf(atasan)).toEqual([]);
  });
});

describe('while it runs', () => {
  test('it is cancelled between two letters: what is signed stays, the rest is untouched', async () => {
    const ids = await several('signing', 12);
    const { body } = await sign(direktur, ids);
    await begun(body.data.id);
    const cancelled = await direktur.post(`${base}/batch/${body.data.id}/cancel`);
    expect(cancelled.status).toBe(200);
    const signed = cancelled.body.data.items.filter((item: { ok: boolean }) => item.ok);
    expect(signed.length).toBeLessThan(12);
    expect(cancelled.body.data.items.at(-1).message).toBe('Tidak dikerjakan: dibatalkan.');
    // Signatures are serialised, so the batch's current letter is finished before this one is signed.
    await desk.sign(ids.at(-1) ?? '');
    const sent = await db.execute<{ id: string }>(
      sql`select id from letter where state = 'sent' and id = any(${sql.param(ids.slice(0, -1))}::uuid[])`,
    );
    expect(sent.rows.map(({ id }) => id).sort()).toEqual(signed.map(({ id }: { id: string }) => id).sort());
    const gaps = await db.execute<{ gap: number }>(sql`
      select max(sequence) - min(sequence) + 1 - count(*)::int as gap from letter_number
      where letter_id = any(${sql.param(ids)}::uuid[])`);
    expect(Number(gaps.rows[0]?.gap)).toBe(0);
    expect((await direktur.post(`${base}/batch/${body.data.id}/cancel`)).status).toBe(409);
    expect((await noticesOf(direktur)).map(({ title }) => title)).toEqual([
      `${signed.length} dari 12 naskah ditandatangani`,
    ]);
  });

  test('no other is begun by the same person', async () => {
    await begunElsewhere([newId()]);
    expect((await sign(direktur, await several('signing', 1))).status).toBe(409);
  });

  test('one whose process is gone has ended: it says so once, and does not keep the next from beginning', async () => {
    const ids = await several('signing', 2);
    const id = await begunElsewhere(ids, { ago: '1 minute' });
    expect((await jobsOf(direktur)).find((job) => job.id === id)?.state).toBe('failed');
    await endSilent({ db });
    await endSilent({ db });
    expect((await batch(direktur, id)).items).toMatchObject([{ ok: false }, { ok: false }]);
    expect((await noticesOf(direktur)).map(({ title }) => title)).toEqual(['0 dari 2 naskah ditandatangani']);
    const { body } = await sign(direktur, ids);
    expect((await ended(direktur, body.data.id)).message).toBe('2 naskah ditandatangani.');
  });
});

test('takes more than are answered at once, and not without end', { tags: ['full'] }, async () => {
  const strangers = (count: number) => Array.from({ length: count }, () => newId());
  expect((await review(atasan, strangers(201))).status).toBe(422);
  const { status, body } = await review(atasan, strangers(120));
  expect(status).toBe(200);
  expect((await ended(atasan, body.data.id)).message).toBe(
    '0 dari 120 naskah diparaf. 120 tidak: Naskah tidak ditemukan.',
  );
});
