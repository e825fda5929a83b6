import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { handOverPosts } from '../../../server/letters/succession/index.ts';
import { actAs, type Colleague, enter } from './desk.ts';
import { person } from './inbox-items.ts';
import { openUnderReviewDesk } from './under-review-desk.ts';

const desk = await openUnderReviewDesk();
const { asSecretary, reviewers, noticesOf, titlesOf, eventsOf, clearNotices, change } = desk;
const { staf, atasan, direktur, delegasi, arsiparis, legal } = desk.people;
const satria = await enter(desk.app, 'satria.tarigan');

describe('reviewers of a letter under review', () => {
  test('a changed turn hands the task over and tells both', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan, arsiparis) });
    await desk.submit(id);
    await clearNotices();
    const { status, body } = await change(id, [arsiparis, atasan]);
    expect(status).toBe(200);
    expect(body.data.holder.personName).toBe(arsiparis.personName);
    expect(await titlesOf(arsiparis)).toEqual(['Naskah menunggu paraf Anda']);
    expect(await noticesOf(atasan)).toMatchObject([
      { title: 'Giliran paraf Anda ditunda', detailUrl: `/naskah-dinas/tugas/${id}` },
    ]);
    expect((await atasan.get(`/letter/api/Task?letterId=${id}`)).body.data.totalCount).toBe(0);
    expect((await arsiparis.get(`/letter/api/Task?letterId=${id}`)).body.data.totalCount).toBe(1);
    expect(await eventsOf(id)).toEqual(['created', 'submitted', 'reviewers-changed']);
  });

  test('one who is taken off is told without a way into the letter', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan) });
    await desk.submit(id);
    await clearNotices();
    expect((await change(id, [arsiparis])).status).toBe(200);
    expect(await noticesOf(atasan)).toMatchObject([
      { title: 'Naskah tidak lagi menunggu paraf Anda', detailUrl: null },
    ]);
    expect((await atasan.get(desk.at(id))).status).toBe(404);
    expect((await atasan.post(desk.at(id, '/review'), { decision: 'approve' })).status).toBe(404);
  });

  test('without anybody left to decide it goes to the signer, with nobody at all it is refused', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan, arsiparis) });
    await desk.submit(id);
    expect((await change(id, [])).body.errors).toHaveProperty('reviewers');
    await desk.approve(id);
    const { status, body } = await change(id, []);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ state: 'signing', reviewers: [{ status: 'approved' }] });
  });

  test('a post that reviews nothing is refused, as it is when a letter is sent off', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan) });
    await desk.submit(id);
    const without = sql`update position set can_review = false where id = ${delegasi.positionId}`;
    await desk.app.db.execute(without);
    const { status, body } = await change(id, [delegasi]);
    await desk.app.db.execute(sql`update position set can_review = true where id = ${delegasi.positionId}`);
    expect(status).toBe(422);
    expect(body.errors.reviewers?.[0]).toMatch(/tidak memeriksa naskah/);
  });

  test('anything else that is changed along with them is refused, and nothing is saved', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan) });
    await desk.submit(id);
    for (const over of [{ content: '<p>Lain.</p>' }, { ccs: [] }, { urgency: 'KILAT' }])
      expect((await change(id, [arsiparis], over)).status).toBe(409);
    expect((await staf.get(desk.at(id))).body.data.reviewers).toMatchObject([{ userId: atasan.userId }]);
  });

  test('a paraf and a change at the same moment: one goes through, the other is told', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await desk.save({ reviewers: reviewers(atasan, delegasi) });
      await desk.submit(id);
      const { version } = (await staf.get(desk.at(id))).body.data;
      const [changed, approved] = await Promise.all([
        staf.put(desk.at(id), { ...desk.letter({ reviewers: reviewers(arsiparis, delegasi) }), version }),
        atasan.post(desk.at(id, '/review'), { decision: 'approve' }),
      ]);
      const { body } = await staf.get(desk.at(id));
      if (changed.status === 200) expect([403, 404]).toContain(approved.status);
      else expect([changed.status, approved.status]).toEqual([409, 200]);
      const first = changed.status === 200 ? arsiparis : delegasi;
      expect(body.data.holder.personName).toBe(first.personName);
    }
  });

  test('may be changed by the drafter’s post alone, and only then', async () => {
    const { id } = await desk.save();
    await desk.submit(id);
    const { version } = (await staf.get(desk.at(id))).body.data;
    for (const person of [atasan, direktur, asSecretary])
      expect((await person.put(desk.at(id), { ...desk.letter(), version })).status).toBe(403);
    await desk.approve(id);
    expect((await change(id, [arsiparis])).status).toBe(409);
  });
});

describe('a review that is handed on', () => {
  const candidates = async (id: string, by: Colleague, name = '') =>
    (await by.get(desk.at(id, `/reassign?FirstChar=${encodeURIComponent(name)}`))).body.data.items as {
      userId: string;
      userPositionId: string;
      personName: string;
      isBack: boolean;
    }[];
  const handOn = (
    id: string,
    by: Colleague,
    to: { userId: string; userPositionId: string },
    reason = 'Dinas luar.',
  ) => by.post(desk.at(id, '/reassign'), { userId: to.userId, userPositionId: to.userPositionId, reason });
  test('goes to the unit or along the line, keeps its place, is told, and may be given back', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan, legal) });
    await desk.submit(id);
    const offered = await candidates(id, atasan);
    const names = offered.map(({ userId }) => userId);
    expect(names).toContain(satria.userId);
    // Nobody who drafts, reviews or signs it.
    for (const one of [staf, atasan, direktur, legal]) expect(names).not.toContain(one.userId);
    expect(await candidates(id, atasan, 'Satria Tar')).toHaveLength(1);
    await clearNotices();
    const to = person(satria);
    expect((await handOn(id, atasan, to, '')).body.errors).toHaveProperty('reason');
    expect((await handOn(id, atasan, person(direktur))).body.errors).toHaveProperty('userId');
    expect((await handOn(id, atasan, to)).status).toBe(200);
    expect((await atasan.get(desk.at(id))).status).toBe(404);
    const shown = (await staf.get(desk.at(id))).body.data;
    expect(shown.holder.personName).toBe(satria.personName);
    expect(shown.reviewers).toMatchObject([
      { userId: satria.userId, handedOn: { personName: atasan.personName, reason: 'Dinas luar.' } },
      { userId: legal.userId },
    ]);
    expect(await titlesOf(satria)).toEqual(['Naskah menunggu paraf Anda']);
    expect(await noticesOf(staf)).toMatchObject([{ title: 'Pemeriksaan naskah Anda dialihkan' }]);
    expect((await eventsOf(id)).at(-1)).toBe('reassigned');

    // Saving the chain does not forget where the review came from.
    await change(id, [satria]);
    const [first] = await candidates(id, satria);
    expect(first).toMatchObject({ userId: atasan.userId, isBack: true });
    expect((await handOn(id, satria, first as never)).status).toBe(200);
    const back = (await staf.get(desk.at(id))).body.data.reviewers;
    expect(back).toMatchObject([{ userId: atasan.userId, status: null }]);
    expect(back[0]).not.toHaveProperty('handedOn');
    await desk.approve(id);
  });

  test('of a letter that names its readers, and by whoever acts for another, is refused', async () => {
    const { id } = await desk.save({
      ...{ reviewers: reviewers(atasan), permissionClassificationId: desk.ids.sangatRahasia },
    });
    await desk.submit(id);
    expect((await atasan.get(desk.at(id))).body.data.can).toMatchObject({ review: true, reassign: false });
    expect((await handOn(id, atasan, person(satria))).status).toBe(403);
  });
});

describe('a post whose holder left', () => {
  /** Ends all holdings of a post; gives the undo. */
  const vacate = async (positionId: string) => {
    const ended = await desk.app.db.execute<{ id: string }>(sql`update job_mapping
      set end_date = current_date - 2 where position_id = ${positionId} and end_date is null returning id`);
    return async () => {
      await desk.app.db.execute(
        sql`delete from job_mapping where position_id = ${positionId} and decree = 'uji'`,
      );
      for (const { id } of ended.rows)
        await desk.app.db.execute(sql`update job_mapping set end_date = null where id = ${id}`);
    };
  };

  test('with a successor the successor decides, and both names are shown', async () => {
    const { id } = await desk.save({ reviewers: reviewers(arsiparis, atasan) });
    await desk.submit(id);
    const undo = await vacate(arsiparis.positionId);
    await desk.app.db.execute(sql`insert into job_mapping (id, user_id, position_id, type, start_date, decree)
      values (gen_random_uuid(), ${delegasi.userId}, ${arsiparis.positionId}, 'definitif', current_date - 1, 'uji')`);
    // The earlier holder was named in person; the job passes the review to the successor.
    await handOverPosts(desk.app, new Date());
    const { holder, reviewers: shown } = (await staf.get(desk.at(id))).body.data;
    expect(holder).toMatchObject({ personName: delegasi.personName, named: arsiparis.personName });
    expect(shown).toMatchObject([
      { personName: arsiparis.personName, heldBy: delegasi.personName },
      { personName: atasan.personName },
    ]);
    expect(shown[1]).not.toHaveProperty('heldBy');
    // A second post is an additional role entry, chosen like any other; the former holder cannot act any more.
    const successor = await actAs(desk.app, 'delegasi', 'Additional Role');
    expect((await successor.get(`/letter/api/Task?letterId=${id}`)).body.data.totalCount).toBe(1);
    const { body } = await successor.post(desk.at(id, '/review'), { decision: 'approve' });
    expect(body.data.holder.personName).toBe(atasan.personName);
    expect((await arsiparis.post(desk.at(id, '/review'), { decision: 'approve' })).status).not.toBe(200);
    await undo();
  });

  test('with nobody in it the drafter is told, and the letter says that the post stands vacant', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan, arsiparis) });
    await desk.submit(id);
    const undo = await vacate(arsiparis.positionId);
    await clearNotices();
    await desk.approve(id);
    expect(await noticesOf(staf)).toMatchObject([
      { title: 'Naskah menunggu jabatan yang kosong', detailUrl: `/naskah-dinas/outbox/${id}` },
    ]);
    const { holder, can } = (await staf.get(desk.at(id))).body.data;
    expect(holder).toMatchObject({ personName: '', named: arsiparis.personName });
    // The drafter may replace the reviewer or withdraw the letter.
    expect(can).toMatchObject({ editReviewers: true, withdraw: true });
    expect((await change(id, [delegasi])).body.data.holder.personName).toBe(delegasi.personName);
    await undo();
  });
});
