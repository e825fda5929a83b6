import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { LetterState } from '../../../domain/letters/letter-life.ts';
import { actAs, openDesk, password } from './desk.ts';

const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis, admin } = desk.people;
const { db } = desk.app;
const reason = 'Lampiran keliru, naskah pengganti menyusul.';
const cancel = (id: string, by = direktur, body: object = { reason }) =>
  by.post(desk.at(id, '/cancel'), body);

test('a cancelled letter keeps its number with the reason, its document and its place; receivers are told', async () => {
  const id = await desk.inState('sent');
  const before = (await direktur.get(desk.at(id))).body.data;
  expect(before.can.cancel).toBe(true);
  const answer = await cancel(id);
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({
    state: 'cancelled',
    number: before.number,
    can: { cancel: false },
  });

  const numbers = await arsiparis.get('/letter/api/Number?state=cancelled');
  expect(numbers.body.data.items).toMatchObject([
    { number: before.number, isBooking: false, cancelReason: reason, cancelledByName: direktur.personName },
  ]);
  const steps = (await staf.get(desk.at(id, '/timeline'))).body.data.items;
  expect(steps.at(-1)).toMatchObject({ event: 'cancelled', note: reason });
  expect((await staf.get(desk.at(id, '/pdf'))).raw.subarray(0, 5).toString()).toBe('%PDF-');

  for (const by of [staf, direktur]) {
    const { body } = await by.get('/letter/api/Outbox');
    expect(body.data.items[0]).toMatchObject({ id, state: 'cancelled' });
  }
  const inbox = await delegasi.get('/letter/api/Inbox');
  expect(inbox.body.data.items[0]).toMatchObject({ letterId: id, isCancelled: true });
  const told = await delegasi.get('/notification/api/Notification?per_page=3&isReads=0');
  expect(told.body.data.items[0]).toMatchObject({ title: 'Naskah dibatalkan oleh penanda tangannya' });

  const checked = await desk.app.stranger.get(`/letter/api/Verify/${before.verifyCode}`);
  expect(checked.body.data).toMatchObject({ isSealed: true, number: before.number });
  expect(Date.parse(checked.body.data.cancelledAt)).toBeGreaterThan(Date.parse(before.signedAt));
  const page = await desk.app.app.inject({ url: `/verifikasi/${before.verifyCode}` });
  expect(page.body).toContain('Dibatalkan');
  expect(page.body).not.toContain(reason);

  const next = await desk.inState('sent');
  expect((await staf.get(desk.at(next))).body.data.number).not.toBe(before.number);
});

test('only once, whoever comes second, and only with a reason', async () => {
  const id = await desk.inState('sent');
  for (const body of [{}, { reason: '  ' }, { reason: 'x'.repeat(501) }, { reason, lain: 1 }])
    expect((await cancel(id, direktur, body)).status).toBe(422);
  const answers = await Promise.all([1, 2, 3].map(() => cancel(id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await cancel(id)).status).toBe(409);
  const { rows } = await db.execute(
    sql`select 1 from letter_timeline where letter_id = ${id} and event = 'cancelled'`,
  );
  expect(rows).toHaveLength(1);
});

test('by nobody but the sender, in their post, with the right to sign; never by a secretary', async () => {
  const id = await desk.inState('sent');
  const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
  const may = (scopes: string) =>
    db.execute(sql`update delegation set scopes = ${scopes}::text[] where to_user_id = ${delegasi.userId}`);
  await may('{baca,disposisi,periksa}');
  const delegate = await actAs(desk.app, 'delegasi', 'Delegation');
  for (const by of [staf, atasan, delegasi, arsiparis, secretary, delegate]) {
    expect((await by.post(desk.at(id, '/cancel'), { reason })).status).toBe(403);
    expect((await by.get(desk.at(id))).body.data.can.cancel).toBe(false);
  }
  expect((await cancel(id, admin)).status).toBe(404);
  await may('{baca,tandatangan}');
  const signing = await actAs(desk.app, 'delegasi', 'Delegation');
  expect((await signing.post(desk.at(id, '/cancel'), { reason })).status).toBe(200);
  const steps = (await staf.get(desk.at(id, '/timeline'))).body.data.items;
  expect(steps.at(-1)).toMatchObject({ personName: delegasi.personName, onBehalfOf: direktur.personName });
});

test('only what was sent; what was not is answered by its state', async () => {
  for (const state of ['review', 'revision', 'signing'] as LetterState[]) {
    const id = await desk.inState(state);
    expect([state, (await cancel(id)).status]).toEqual([state, 409]);
  }
  expect((await cancel(await desk.inState('draft'))).status).toBe(404);
  expect((await cancel('bukan-id')).status).toBe(404);
});

test('nothing follows a cancelled letter: no answer, no disposition, no forwarding, no second signature', async () => {
  const id = await desk.inState('sent');
  const items = (await delegasi.get(`/letter/api/Inbox?letterId=${id}`)).body.data.items;
  await cancel(id);
  const letter = (await delegasi.get(desk.at(id))).body.data;
  expect(letter.can).toMatchObject({ respond: false, sign: false, edit: false });
  expect((await direktur.post(desk.at(id, '/sign'), { password })).status).toBe(409);
  expect((await staf.post(desk.at(id, '/submit'))).status).toBe(409);
  expect((await staf.delete(desk.at(id))).status).toBe(409);
  const forwarded = await delegasi.post(`/letter/api/Inbox/${items[0].id}/forward`, {
    to: [{ userId: staf.userId, userPositionId: staf.positionId }],
  });
  expect([404, 409, 422]).toContain(forwarded.status);
  expect(forwarded.status).not.toBe(200);
});
