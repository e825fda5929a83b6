import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type LetterAnswer, openDesk } from './desk.ts';

const desk = await openDesk();
const { staf, atasan, direktur, arsiparis } = desk.people;
const undo = (id: string, by = atasan) => by.post(desk.at(id, '/review/undo'));
const twoReviewers = {
  reviewers: [
    { ...desk.named(atasan), reviewOrder: 1 },
    { ...desk.named(arsiparis), reviewOrder: 2 },
  ],
};
const taskOf = async (id: string, by = atasan): Promise<LetterAnswer> =>
  (await by.get(`/letter/api/Task?letterId=${id}`)).body.data.items[0];

test('a paraf is taken back, and the letter waits as it did before', async () => {
  const id = await desk.inState('review', twoReviewers);
  const before = await taskOf(id);
  await desk.approve(id);
  expect(await taskOf(id, arsiparis)).toBeTruthy();
  const { status, body } = await undo(id);
  expect([status, body.data.state]).toEqual([200, 'review']);
  expect(body.data.reviewers).toMatchObject([{ status: null, note: null }, { status: null }]);
  expect(body.data.holder).toMatchObject({ personName: atasan.personName, since: before.createdAt });
  expect(await taskOf(id)).toMatchObject({ id: before.id, createdAt: before.createdAt, dueAt: before.dueAt });
  expect(await taskOf(id, arsiparis)).toBeUndefined();
  // The receivers learn that it went back, and no longer that it waits.
  const { items } = (await arsiparis.get('/notification/api/Notification?PerPage=5&isReads=0')).body.data;
  const notifiedOf = items.filter((notice: { message: string }) =>
    notice.message.includes(desk.letter().subject),
  );
  expect(notifiedOf[0].title).toMatch(/dibatalkan/);
  expect(notifiedOf.map((notice: { title: string }) => notice.title).join()).not.toMatch(/menunggu paraf/i);
  const history = (await staf.get(desk.at(id, '/timeline'))).body.data.items;
  expect(history.slice(-2).map((step: { event: string }) => step.event)).toEqual([
    'approved',
    'review-undone',
  ]);
  const versions = async () => (await staf.get(desk.at(id, '/versions'))).body.data.items;
  expect(await versions()).toMatchObject([{ reason: 'approved', isUndone: true }, { reason: 'submitted' }]);
  // A decision that was undone is no version to compare with.
  expect((await staf.get(desk.at(id, '/versions/compare'))).body.data.from.reason).toBe('submitted');
  // Undone only once; the decision is then made as if for the first time.
  expect((await undo(id)).status).toBe(409);
  expect((await desk.approve(id)).reviewers[0].status).toBe('approved');
  expect((await versions()).map((version: { isUndone: boolean }) => version.isUndone)).toEqual([
    false,
    true,
    false,
  ]);
});

test('a return is taken back by a reviewer and by the signer alike', async () => {
  const id = await desk.inState('review');
  await desk.giveBack(id);
  expect((await undo(id)).body.data.state).toBe('review');
  expect(await taskOf(id, staf)).toBeUndefined();
  await desk.approve(id);
  await desk.giveBack(id, 'Belum tepat.', direktur);
  expect((await undo(id, direktur)).body.data).toMatchObject({
    state: 'signing',
    reviewers: [{ status: 'approved' }],
  });
  await desk.sign(id);
});

test('not another’s, not later than a minute, not once the letter has moved on', async () => {
  const id = await desk.inState('review', twoReviewers);
  await desk.approve(id);
  expect((await undo(id, arsiparis)).status).toBe(409);
  expect((await undo(id, staf)).status).toBe(403);
  await desk.app.db.execute(
    sql`update letter_timeline set at = at - interval '61 seconds' where letter_id = ${id}`,
  );
  expect((await undo(id)).status).toBe(409);

  const returned = await desk.inState('revision');
  const { body } = await staf.get(desk.at(returned));
  const { version } = body.data;
  await staf.put(desk.at(returned), { ...desk.letter(), subject: 'Diperbaiki', version });
  expect((await undo(returned)).status).toBe(409);

  const signed = await desk.inState('sent');
  expect((await undo(signed)).status).toBe(409);
});
