import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { newId } from '../../../../server/db/ids.ts';
import { remindOverdue } from '../../../../server/letters/reminding/index.ts';
import { handOverPosts } from '../../../../server/letters/succession/index.ts';
import type { Caller } from '../../../support/app.ts';
import { actAs, type Colleague, openDesk, password } from '../desk.ts';
import { counters } from '../inbox-items.ts';

// Sangat Rahasia is for the persons named (DOMAIN 4): successors in a post do not get it, and its open work must
// not wait unseen.
const desk = await openDesk();
const { app, people } = desk;
const { staf, atasan, direktur, arsiparis, delegasi } = people;
const topSecret = { permissionClassificationId: desk.ids.sangatRahasia };

/** legal takes over a user's post as of yesterday. */
const successor = 'legal';
async function takeOver(from: Colleague): Promise<Caller> {
  await app.db.execute(sql`update job_mapping set end_date = current_date - 2
    where user_id = ${from.userId} and position_id = ${from.positionId}`);
  const id = newId();
  await app.db.execute(sql`insert into job_mapping (id, user_id, position_id, type, start_date, decree)
    values (${id}, ${people.legal.userId}, ${from.positionId}, 'definitif', current_date - 1, 'uji')`);
  await handOverPosts(app, new Date());
  const caller = await app.signIn(successor);
  expect((await caller.post('/user/api/Role/ChangeRolesV2', { id })).status).toBe(200);
  return caller;
}
afterEach(async () => {
  await app.db.execute(sql`delete from job_mapping where decree = 'uji'`);
  await app.db.execute(sql`update job_mapping set end_date = null where end_date = current_date - 2`);
  await handOverPosts(app, new Date());
  await app.pool.query("select pg_notify('naskah_access', '')");
});

const newsOf = async ({ userId }: Colleague, letterId: string) =>
  (
    await app.db.execute<{ title: string; message: string }>(sql`
      select title, message from notification
      where user_id = ${userId} and detail_url like ${`%/${letterId}`} order by id desc`)
  ).rows;

describe('work that waits for somebody who has left', () => {
  test('a review: who came after sees and counts nothing, the drafter is told and names them', async () => {
    const id = await desk.inState('review', topSecret);
    const after = await takeOver(atasan);
    expect((await after.get(desk.at(id))).status).toBe(404);
    expect((await after.post(desk.at(id, '/review'), { decision: 'approve' })).status).toBe(404);
    expect((await counters(after)).taskCount).toBe(0);
    expect((await after.get('/letter/api/Task')).body.data.totalCount).toBe(0);
    const [news] = await newsOf(staf, id);
    expect(news).toEqual({
      title: 'Naskah menunggu orang yang tidak lagi memangku jabatannya: pilih orang lain',
      message: 'Naskah Sangat Rahasia',
    });
    const { body } = await staf.get(desk.at(id));
    expect(body.data.holder).toMatchObject({ personName: '', named: atasan.personName });
    expect(body.data.reviewers[0].heldBy).toBeNull();
    const { rows } = await app.db.execute(sql`
      select 1 from letter_timeline where letter_id = ${id} and event = 'handed-over'`);
    expect(rows).toEqual([]);
    // The same post, another person: the task is theirs from now on.
    const named = { ...desk.named({ ...atasan, userId: people.legal.userId }), reviewOrder: 1 };
    const saved = await staf.put(desk.at(id), {
      ...desk.letter({ ...topSecret, reviewers: [named] }),
      version: body.data.version,
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect((await counters(after)).taskCount).toBe(1);
    expect((await after.post(desk.at(id, '/review'), { decision: 'approve' })).status).toBe(200);
    expect((await after.get(desk.at(id))).status).toBe(200);
  });

  test('a signature: the drafter takes the letter back and names who signs', async () => {
    const id = await desk.inState('signing', topSecret);
    const after = await takeOver(direktur);
    expect((await after.post(desk.at(id, '/sign'), { password })).status).toBe(404);
    expect((await newsOf(staf, id))[0]?.title).toMatch(/pilih orang lain$/);
    expect((await staf.post(desk.at(id, '/withdraw'), { reason: 'Penanda tangan berganti.' })).status).toBe(
      200,
    );
    const { version } = (await staf.get(desk.at(id))).body.data;
    const over = { ...topSecret, senderId: people.legal.userId, version };
    expect((await staf.put(desk.at(id), desk.letter(over))).status).toBe(200);
    expect((await staf.post(desk.at(id, '/submit'))).status).toBe(200);
    expect((await after.post(desk.at(id, '/sign'), { password })).status).toBe(200);
  });

  test('a revision: the reviewer and the signer are told that it stands still', async () => {
    const id = await desk.inState('revision', topSecret);
    const after = await takeOver(staf);
    expect((await after.get(desk.at(id))).status).toBe(404);
    for (const waiting of [atasan, direktur])
      expect((await newsOf(waiting, id))[0]).toEqual({
        title: 'Naskah berhenti: penyusunnya tidak lagi memangku jabatannya',
        message: 'Naskah Sangat Rahasia',
      });
    // They go on with a letter of their own out of it.
    expect((await direktur.post(desk.at(id, '/duplicate'))).status).toBe(200);
  });

  test('an unread letter and a disposition: the sides they came from are told', async () => {
    const id = await desk.inState('sent', { ...topSecret, receivers: [desk.named(direktur)], ccs: [] });
    await takeOver(direktur);
    expect((await newsOf(staf, id)).map(({ title }) => title)).toContain(
      'Naskah belum dibaca penerima yang tidak lagi memangku jabatannya',
    );
  });

  test('a disposition: who gave it is told', async () => {
    const id = await desk.inState('sent', { ...topSecret, receivers: [desk.named(direktur)], ccs: [] });
    const [item] = (await direktur.get(`/letter/api/Inbox?letterId=${id}`)).body.data.items;
    const given = await direktur.post(`/letter/api/Inbox/${item.id}/disposition`, {
      receivers: [{ userId: atasan.userId, userPositionId: atasan.positionId }],
      instructionIds: [],
      note: 'Tindak lanjuti.',
    });
    expect(given.status).toBe(200);
    const after = await takeOver(atasan);
    expect((await after.get(`/letter/api/Disposition/${given.body.data.id}`)).status).toBe(404);
    expect((await newsOf(direktur, given.body.data.id))[0]).toEqual({
      title: 'Disposisi menunggu orang yang tidak lagi memangku jabatannya',
      message: 'Naskah Sangat Rahasia',
    });
  });

  test('is told once: the reminder of the next morning adds nothing', async () => {
    const id = await desk.inState('review', topSecret);
    await takeOver(atasan);
    const before = (await newsOf(staf, id)).length;
    await remindOverdue(app, new Date());
    expect((await newsOf(staf, id)).length).toBe(before);
  });
});

test('the new holder counts and is told of what passes with the post only', async () => {
  await desk.inState('sent', { ...topSecret, receivers: [desk.named(arsiparis)], ccs: [] });
  await desk.inState('sent', { receivers: [desk.named(arsiparis)], ccs: [] });
  const items: { securityRank: number }[] = (await arsiparis.get('/letter/api/Inbox?PerPage=100')).body.data
    .items;
  expect((await counters(arsiparis)).inboxCount).toBe(items.length);
  const passed = items.filter(({ securityRank }) => securityRank < 4).length;
  expect([passed > 0, passed < items.length]).toEqual([true, true]);
  const after = await takeOver(arsiparis);
  expect((await counters(after)).inboxCount).toBe(passed);
  for (const of of ['Inbox?PerPage=100', 'Inbox?IsOpen=true'])
    expect((await after.get(`/letter/api/${of}`)).body.data.totalCount).toBe(passed);
  expect((await after.get('/letter/api/Inbox/counts')).body.data.open).toBe(passed);
  const ringkasan = (await after.get<{ key: string; value: number }[]>('/dashboard/api/Ringkasan')).body;
  expect(ringkasan.find(({ key }) => key === 'inbox')?.value).toBe(passed);
  const { rows } = await app.db.execute<{ message: string }>(sql`
    select message from notification where user_id = ${people.legal.userId} and modul = 'pengaturan'
    order by id desc limit 1`);
  expect(rows[0]?.message).toContain(`${passed} naskah masuk terbuka`);
});

test('a draft that an official puts into this class is theirs; the secretary who began it sees it no more', async () => {
  const secretary = await actAs(app, 'sekretaris', 'Secretary');
  const { id, version } = await desk.save({}, secretary);
  expect((await secretary.get(desk.at(id))).status).toBe(200);
  // The official edits the post's returned letters, drafted by any user.
  await desk.submit(id, secretary);
  await desk.giveBack(id);
  const read = (await direktur.get(desk.at(id))).body.data;
  expect(read.version).toBeGreaterThan(version);
  const raised = await direktur.put(desk.at(id), { ...desk.letter(topSecret), version: read.version });
  expect(raised.status, JSON.stringify(raised.body)).toBe(200);
  expect((await secretary.get(desk.at(id))).status).toBe(404);
  expect((await direktur.get(desk.at(id))).status).toBe(200);
  const { rows } = await app.db.execute(sql`
    select only_user_id from task where letter_id = ${id} and done_at is null`);
  expect(rows).toEqual([{ only_user_id: direktur.userId }]);
});

test('nobody but the persons named is told that such a letter came', async () => {
  const asDelegate = await actAs(app, 'delegasi', 'Delegation');
  const id = await desk.inState('sent', { ...topSecret, receivers: [desk.named(direktur)], ccs: [] });
  expect((await newsOf(direktur, id)).length).toBeGreaterThan(0);
  for (const other of [people.sekretaris, delegasi]) expect(await newsOf(other, id)).toEqual([]);
  expect((await asDelegate.get(desk.at(id))).status).toBe(404);
});
