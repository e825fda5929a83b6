import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { actAs, openDesk } from './desk.ts';

// The secretary of a vacant post stays its secretary and does not become its holder (SPEC B2).
const desk = await openDesk();
const { direktur, delegasi } = desk.people;
const secretary = () => actAs(desk.app, 'sekretaris', 'Secretary');
const own = { senderId: direktur.userId, senderPositionId: direktur.positionId };

test('the secretary of a vacant post works on what they began and on nothing else there', async () => {
  const { id } = await desk.save({ ...own, subject: 'Konsep pejabat' }, direktur);
  const began = await desk.save({ ...own, subject: 'Konsep sekretaris' }, await secretary());
  const received = await desk.save({
    receivers: [desk.named(direktur)],
    ccs: [],
    ...{ anyReviewer: 'tidakAda', reviewers: [] },
    senderId: delegasi.userId,
    senderPositionId: delegasi.positionId,
  });
  await desk.submit(received.id);
  await desk.sign(received.id, delegasi);
  await desk.app.db.execute(sql`
    update job_mapping set end_date = current_date - 1 where user_id = ${direktur.userId}
    and position_id = ${direktur.positionId}`);
  const asSecretary = await secretary();
  const seen = await asSecretary.get(desk.at(id));
  expect(seen.body.data.can).toMatchObject({ edit: false, delete: false, submit: false, withdraw: false });
  const change = desk.letter({ ...own, subject: 'Diubah sekretaris', version: seen.body.data.version });
  expect((await asSecretary.put(desk.at(id), change)).status).toBe(403);
  expect((await asSecretary.post(desk.at(id, '/submit'))).status).toBe(403);
  expect((await asSecretary.delete(desk.at(id))).status).toBe(403);
  const mine = await asSecretary.get(desk.at(began.id));
  expect(mine.body.data.can).toMatchObject({ edit: true, delete: true, submit: true });
  const answer = await asSecretary.post(desk.at(received.id, '/response'));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body.data.senderId).toBeNull();
});
