import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { remindOverdue } from '../../../server/letters/reminding/index.ts';
import type { Caller } from '../../support/app.ts';
import { actAs, openDesk, password } from './desk.ts';

// Many letters with one confirmation; reminders by hand (nudge) and by schedule.
const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis } = desk.people;
const asSecretary = await actAs(desk.app, 'sekretaris', 'Secretary');
// Reviews and does not sign.
await desk.app.db.execute(
  sql`update delegation set scopes = '{baca,disposisi,periksa}' where to_user_id = ${delegasi.userId}`,
);
const asDelegate = await actAs(desk.app, 'delegasi', 'Delegation');
const noticesOf = async (caller: Caller): Promise<{ title: string; message: string; detailUrl: string }[]> =>
  (await caller.get('/notification/api/Notification?per_page=20')).body.data.items;
const review = (by: Caller, ids: unknown, over: object = {}) =>
  by.post('/letter/api/Task/review', { ids, decision: 'approve', ...over } as object);
const sign = (by: Caller, ids: unknown, over: object = {}) =>
  by.post('/letter/api/Task/sign', { ids, password, ...over } as object);
const several = (state: 'review' | 'signing', count: number) =>
  Promise.all(Array.from({ length: count }, () => desk.inState(state)));
const stateOf = async (id: string) => (await staf.get(desk.at(id))).body.data.state;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

beforeEach(() => desk.app.db.execute(sql`truncate notification`));

describe('many letters', () => {
  test('get their paraf, each answered for itself', async () => {
    const [first = '', second = ''] = await several('review', 2);
    const signing = await desk.inState('signing');
    const nowhere = '00000000-0000-7000-8000-000000000000';
    const { status, body } = await review(atasan, [
      first,
      signing,
      nowhere,
      'x',
      second,
      first.toUpperCase(),
    ]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ totalCount: 5, done: 2 });
    expect(body.data.items.map((item: { statusCode?: number }) => item.statusCode ?? 200)).toEqual([
      ...[200, 409, 404, 404, 200],
    ]);
    expect(body.data.items[1].message).toBe('Naskah ini tidak sedang diperiksa.');
    expect(await Promise.all([first, second, signing].map(stateOf))).toEqual([
      'signing',
      'signing',
      'signing',
    ]);
  });

  test('are returned with one note, never without', async () => {
    const ids = await several('review', 2);
    expect((await review(atasan, ids, { decision: 'return' })).body.errors).toHaveProperty('note');
    expect((await review(atasan, ids, { decision: 'return', note: 'Ulangi.' })).body.data.done).toBe(2);
    expect(await Promise.all(ids.map(stateOf))).toEqual(['revision', 'revision']);
  });

  test('are signed with one password; each has a number of its own', async () => {
    const ids = await several('signing', 3);
    const draft = await desk.inState('review');
    const { body } = await sign(direktur, [...ids, draft]);
    expect(body.data).toMatchObject({ totalCount: 4, done: 3 });
    const numbers = body.data.items.slice(0, 3).map((item: { number: string }) => item.number);
    expect(new Set(numbers).size).toBe(3);
    for (const [at, id] of ids.entries())
      expect((await direktur.get(desk.at(id))).body.data).toMatchObject({
        state: 'sent',
        number: numbers[at],
      });
    expect(body.data.items[3]).toMatchObject({ ok: false, statusCode: 409 });
  });

  test('stay unsigned with a wrong password, a missing one, or by somebody who may not sign', async () => {
    const ids = await several('signing', 1);
    for (const over of [{ password: 'Salah-2026!' }, { password: undefined }, { password: 1 }])
      expect((await sign(direktur, ids, over)).body.errors).toHaveProperty('password');
    expect((await sign(asSecretary, ids)).status).toBe(403);
    expect((await sign(asDelegate, ids)).status).toBe(403);
    // Who signs for another post is answered for each letter.
    expect((await sign(staf, ids)).body.data.items).toMatchObject([{ ok: false, statusCode: 403 }]);
    expect(await stateOf(ids[0] ?? '')).toBe('signing');
  });

  test('are refused altogether where the call itself is wrong', async () => {
    for (const ids of [[], undefined, 'x', [1], Array.from({ length: 51 }, (_, at) => String(at))]) {
      expect((await review(atasan, ids)).status).toBe(422);
      expect((await sign(direktur, ids)).status).toBe(422);
    }
    expect((await review(atasan, ['x'], { decision: 'sign' })).status).toBe(422);
    expect((await review(atasan, ['x'], { state: 'sent' })).status).toBe(422);
    expect((await desk.app.stranger.post('/letter/api/Task/sign', { ids: ['x'], password })).status).toBe(
      401,
    );
  });

  test('two who sign the same at once sign each once', async () => {
    const ids = await several('signing', 3);
    const both = await Promise.all([sign(direktur, ids), sign(direktur, ids.toReversed())]);
    expect(both[0].body.data.done + both[1].body.data.done).toBe(3);
    const given = await desk.app.db.execute<{ count: string }>(
      sql`select count(*) from letter_number where letter_id = any(${sql.param(ids)}::uuid[])`,
    );
    expect(Number(given.rows[0]?.count)).toBe(3);
  });
});

describe('a nudge', () => {
  test('tells the holder and the secretary, with the note; again only after four hours', async () => {
    const id = await desk.inState('signing');
    await desk.app.db.execute(sql`truncate notification`);
    expect((await staf.post(desk.at(id, '/nudge'), { note: 'Rapat besok pagi.' })).status).toBe(200);
    for (const person of [direktur, asSecretary])
      expect(await noticesOf(person)).toMatchObject([
        {
          title: 'Pengingat: naskah menunggu Anda',
          message: expect.stringMatching(/Rapat besok pagi\.$/),
          detailUrl: `/naskah-dinas/tugas/sign/${id}`,
        },
      ]);
    const again = await staf.post(desk.at(id, '/nudge'));
    expect(again.status).toBe(409);
    expect(Date.parse(again.body.data.againAt) - Date.now()).toBeGreaterThan(3.9 * 3_600_000);
    await desk.app.db.execute(sql`update letter_timeline set at = ${minutesAgo(241)}
      where letter_id = ${id} and event = 'nudged'`);
    expect((await staf.post(desk.at(id, '/nudge'))).status).toBe(200);
    expect((await staf.get(desk.at(id, '/timeline'))).body.data.items.at(-1)).toMatchObject({
      event: 'nudged',
    });
  });

  test('of the next holder does not wait for the last one’s', async () => {
    const reviewers = [atasan, arsiparis].map((person, at) => ({
      ...desk.named(person),
      reviewOrder: at + 1,
    }));
    const { id } = await desk.save({ reviewers });
    await desk.submit(id);
    expect((await staf.post(desk.at(id, '/nudge'))).status).toBe(200);
    await desk.approve(id);
    expect((await staf.post(desk.at(id, '/nudge'))).status).toBe(200);
  });

  test('does not come again sooner because the letter was taken back and sent on in between', async () => {
    const id = await desk.inState('signing');
    await desk.app.db.execute(sql`truncate notification`);
    expect((await staf.post(desk.at(id, '/nudge'))).status).toBe(200);
    expect((await staf.post(desk.at(id, '/withdraw'), { reason: 'Keliru.' })).status).toBe(200);
    await desk.submit(id);
    expect((await staf.get(desk.at(id, '/timeline'))).body.data.items).toContainEqual(
      expect.objectContaining({ event: 'nudged', toPositionId: direktur.positionId }),
    );
    const again = await staf.post(desk.at(id, '/nudge'));
    expect([again.status, typeof again.body.data?.againAt]).toEqual([409, 'string']);
    const told = (await noticesOf(direktur)).filter(({ title }) => title.startsWith('Pengingat'));
    expect(told).toHaveLength(1);
  });

  test('by the sender’s side reaches the drafter of a returned letter', async () => {
    const id = await desk.inState('revision');
    await desk.app.db.execute(sql`truncate notification`);
    expect((await asSecretary.post(desk.at(id, '/nudge'))).status).toBe(200);
    expect(await noticesOf(staf)).toMatchObject([{ detailUrl: `/naskah-dinas/tugas/revision/${id}` }]);
  });

  test('two at once are one', async () => {
    const id = await desk.inState('review');
    const both = await Promise.all([staf, direktur].map((by) => by.post(desk.at(id, '/nudge'))));
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test('takes a note of bounded length and nothing else', async () => {
    const id = await desk.inState('review');
    for (const body of [{ note: 'x'.repeat(501) }, { note: 1 }, { to: atasan.userId }, { note: '\u0000' }])
      expect((await staf.post(desk.at(id, '/nudge'), body)).status).toBe(422);
  });
});

describe('reminders by the clock', () => {
  const hour = 3_600_000;
  const taskOf = async (id: string) => {
    const found = await desk.app.db.execute<{ due: string }>(
      sql`select due_at as due from task where letter_id = ${id} and done_at is null`,
    );
    return Date.parse(found.rows[0]?.due ?? '');
  };
  const remind = (at: number) => remindOverdue({ db: desk.app.db }, new Date(at));
  beforeEach(() => desk.app.db.execute(sql`update task set done_at = now() where done_at is null`));

  test('come a day before the target once, and past it once a day', async () => {
    const id = await desk.inState('review', { urgency: 'SEGERA' });
    const due = await taskOf(id);
    await desk.app.db.execute(sql`truncate notification`);
    expect(await remind(due - 25 * hour)).toEqual({ soon: 0, late: 0, vacant: 0 });
    expect(await remind(due - 23 * hour)).toEqual({ soon: 1, late: 0, vacant: 0 });
    expect(await remind(due - 2 * hour)).toEqual({ soon: 0, late: 0, vacant: 0 });
    expect(await remind(due + 1)).toEqual({ soon: 0, late: 1, vacant: 0 });
    expect(await remind(due + 1000)).toEqual({ soon: 0, late: 0, vacant: 0 });
    expect(await remind(due + 24 * hour)).toEqual({ soon: 0, late: 1, vacant: 0 });
    expect((await noticesOf(atasan)).map(({ title }) => title).sort()).toEqual([
      'Naskah melewati tenggat: menunggu paraf Anda',
      'Naskah melewati tenggat: menunggu paraf Anda',
      'Paraf Anda ditunggu paling lambat besok',
    ]);
    expect(await noticesOf(staf)).toEqual([]);
  });

  test('are given once by two that run at once, and not for work that is done', async () => {
    const ids = await several('review', 4);
    const due = Math.max(...(await Promise.all(ids.map(taskOf))));
    await desk.approve(ids[0] ?? '');
    const signing = await taskOf(ids[0] ?? '');
    const both = await Promise.all([remind(Math.max(due, signing) + 1), remind(Math.max(due, signing) + 1)]);
    expect(both[0].late + both[1].late).toBe(4);
    expect((await noticesOf(direktur)).map(({ detailUrl }) => detailUrl)).toContain(
      `/naskah-dinas/tugas/sign/${ids[0]}`,
    );
  });

  test('tell the drafter once that the post it waits for has become vacant', async () => {
    const reviewers = [{ ...desk.named(delegasi), reviewOrder: 1 }];
    const { id } = await desk.save({ reviewers });
    await desk.submit(id);
    await desk.app.db.execute(sql`truncate notification`);
    await desk.app.db.execute(sql`update "user" set is_active = false where id = ${delegasi.userId}`);
    const now = Date.now();
    expect((await remind(now)).vacant).toBe(1);
    expect((await remind(now + 30 * hour)).vacant).toBe(0);
    await desk.app.db.execute(sql`update "user" set is_active = true where id = ${delegasi.userId}`);
    expect((await noticesOf(staf)).map(({ title, detailUrl }) => [title, detailUrl])).toEqual([
      ['Naskah menunggu jabatan yang kosong', `/naskah-dinas/outbox/${id}`],
    ]);
  });
});
