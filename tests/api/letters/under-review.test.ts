import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../../support/app.ts';
import { actAs, type Colleague, openDesk } from './desk.ts';

// Editing a letter under review (SPEC A4), taking it back, returning it by the signer, and posts that stand vacant.
const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis } = desk.people;
const asSecretary = await actAs(desk.app, 'sekretaris', 'Secretary');
const reviewers = (...people: Colleague[]) =>
  people.map((person, index) => ({ ...desk.named(person), reviewOrder: index + 1 }));
const noticesOf = async (caller: Caller): Promise<{ title: string; message: string; detailUrl: string }[]> =>
  (await caller.get('/notification/api/Notification?per_page=20')).body.data.items;
const titlesOf = async (caller: Caller) => (await noticesOf(caller)).map((notice) => notice.title);
const eventsOf = async (id: string) =>
  (await staf.get(desk.at(id, '/timeline'))).body.data.items.map((entry: { event: string }) => entry.event);
const clearNotices = () => desk.app.db.execute(sql`truncate notification`);
/** Saves the letter as it is but for its reviewers. */
const change = async (id: string, people: Colleague[], over: Record<string, unknown> = {}) => {
  const { version } = (await staf.get(desk.at(id))).body.data;
  return staf.put(desk.at(id), { ...desk.letter({ reviewers: reviewers(...people), ...over }), version });
};

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
      const [changed, approved] = await Promise.all([
        change(id, [arsiparis, delegasi]),
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

describe('a letter on its way', () => {
  test('is taken back with a reason; parafs stay, and it goes on after them', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan, arsiparis) });
    await desk.submit(id);
    await desk.approve(id);
    await clearNotices();
    for (const body of [{}, { reason: '  ' }, { reason: 'x', state: 'draft' }])
      expect((await staf.post(desk.at(id, '/withdraw'), body)).status).toBe(422);
    const { status, body } = await staf.post(desk.at(id, '/withdraw'), { reason: 'Salah lampiran.' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'revision',
      reviewers: [{ status: 'approved' }, { status: null }],
      can: { edit: true, withdraw: false },
    });
    expect(await noticesOf(arsiparis)).toMatchObject([
      { title: 'Naskah ditarik kembali oleh penyusun', message: expect.stringMatching(/Salah lampiran\.$/) },
    ]);
    expect((await arsiparis.get('/letter/api/Task?kind=review')).body.data.items).not.toContainEqual(
      expect.objectContaining({ letterId: id }),
    );
    const again = await desk.submit(id);
    expect(again).toMatchObject({
      state: 'review',
      holder: { positionId: arsiparis.positionId, personName: arsiparis.personName },
    });
    expect(await eventsOf(id)).toEqual(['created', 'submitted', 'approved', 'withdrawn', 'submitted']);
  });

  test('one who returned it is not asked again unless added once more, and then is (SPEC A4, B1.2)', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan) });
    await desk.submit(id);
    const returned = await atasan.post(desk.at(id, '/review'), { decision: 'return', note: 'Angka salah.' });
    expect(returned.body.data.state).toBe('revision');
    expect((await change(id, [atasan, atasan])).body.data.reviewers).toMatchObject([
      { userId: atasan.userId, status: 'returned' },
      { userId: atasan.userId, status: null },
    ]);
    expect(await desk.submit(id)).toMatchObject({
      state: 'review',
      holder: { personName: atasan.personName },
    });
    const approved = await atasan.post(desk.at(id, '/review'), { decision: 'approve' });
    expect(approved.body.data).toMatchObject({
      state: 'signing',
      reviewers: [{ status: 'returned' }, { status: 'approved' }],
    });
  });

  test('is either signed or taken back, never both', async () => {
    const id = await desk.inState('signing');
    const [signed, withdrawn] = await Promise.all([
      direktur.post(desk.at(id, '/sign'), { password: 'Naskah-2026!' }),
      staf.post(desk.at(id, '/withdraw'), { reason: 'Keliru.' }),
    ]);
    expect([signed.status, withdrawn.status].sort()).toEqual([200, 409]);
    const { state } = (await staf.get(desk.at(id))).body.data;
    expect(state).toBe(signed.status === 200 ? 'sent' : 'revision');
  });

  test('is returned by its signer with a note, and comes back to the signer without a second paraf', async () => {
    const id = await desk.inState('signing');
    const bare = await direktur.post(desk.at(id, '/review'), { decision: 'return' });
    expect(bare).toMatchObject({ status: 422, body: { errors: { note: [expect.any(String)] } } });
    expect((await asSecretary.post(desk.at(id, '/review'), { decision: 'return', note: 'x' })).status).toBe(
      403,
    );
    // A signer gives no paraf.
    expect((await direktur.post(desk.at(id, '/review'), { decision: 'approve' })).status).toBe(403);
    const returned = await desk.giveBack(id, 'Angka belum sama.', direktur);
    expect(returned).toMatchObject({ state: 'revision', reviewers: [{ status: 'approved' }] });
    expect((await staf.get(`/letter/api/Task?kind=revision&letterId=${id}`)).body.data.totalCount).toBe(1);
    expect(await desk.submit(id)).toMatchObject({ state: 'signing' });
  });

  test('two returns at once make one', async () => {
    const id = await desk.inState('signing');
    const both = await Promise.all(
      ['Satu.', 'Dua.'].map((note) => direktur.post(desk.at(id, '/review'), { decision: 'return', note })),
    );
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect((await eventsOf(id)).filter((event: string) => event === 'returned')).toHaveLength(1);
  });
});

describe('a post whose holder left', () => {
  /** Ends what everybody holds in a post, and gives back what undoes it. */
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
    const { holder, reviewers: shown } = (await staf.get(desk.at(id))).body.data;
    expect(holder).toMatchObject({ personName: delegasi.personName, named: arsiparis.personName });
    expect(shown).toMatchObject([
      { personName: arsiparis.personName, heldBy: delegasi.personName },
      { personName: atasan.personName },
    ]);
    expect(shown[1]).not.toHaveProperty('heldBy');
    // A second post is an additional role entry, chosen like any other; the one who left cannot act any more.
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
    // The way out: somebody else in their place, or the letter back.
    expect(can).toMatchObject({ editReviewers: true, withdraw: true });
    expect((await change(id, [delegasi])).body.data.holder.personName).toBe(delegasi.personName);
    await undo();
  });
});

describe('a text that changed after a paraf', () => {
  const edit = async (id: string, over: Record<string, unknown>, people = [atasan, arsiparis]) => {
    const { version } = (await staf.get(desk.at(id))).body.data;
    const answer = await staf.put(desk.at(id), {
      ...desk.letter({ reviewers: reviewers(...people), ...over }),
      version,
    });
    expect(answer.status).toBe(200);
  };
  const returned = async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan, arsiparis) });
    await desk.submit(id);
    await desk.approve(id);
    await desk.giveBack(id, 'Ubah angka.', arsiparis);
    await clearNotices();
    return id;
  };

  test('is told to those who gave one, once it is sent on again', async () => {
    const id = await returned();
    await edit(id, { content: '<p>Angka yang benar.</p>' });
    expect(await titlesOf(atasan)).toEqual([]);
    await desk.submit(id);
    expect(await noticesOf(atasan)).toMatchObject([
      { title: 'Naskah berubah setelah paraf Anda', detailUrl: `/naskah-dinas/tugas/${id}` },
    ]);
    expect(await eventsOf(id)).toEqual([
      ...['created', 'submitted', 'approved', 'returned', 'edited', 'submitted'],
    ]);
  });

  test('is not told where nothing but the reviewers changed', async () => {
    const id = await returned();
    await edit(id, {}, [atasan, arsiparis, delegasi]);
    await desk.submit(id);
    expect(await titlesOf(atasan)).toEqual([]);
    expect(await eventsOf(id)).not.toContain('edited');
  });

  test('is told as class and not by its subject where the class masks subjects', async () => {
    const { id } = await desk.save({
      reviewers: reviewers(atasan, arsiparis),
      permissionClassificationId: desk.ids.sangatRahasia,
    });
    await desk.submit(id);
    await desk.approve(id);
    await clearNotices();
    await staf.post(desk.at(id, '/nudge'), { note: 'Soal akuisisi.' });
    const [notice] = await noticesOf(arsiparis);
    expect(notice?.title).toBe('Pengingat: naskah menunggu Anda');
    expect(notice?.message).not.toMatch(/akuisisi|Rekayasa/);
  });
});

describe('the class of a letter that was sent on', () => {
  const classified = async (id: string, permissionClassificationId: string | null) => {
    const { version } = (await staf.get(desk.at(id))).body.data;
    return staf.put(desk.at(id), desk.letter({ permissionClassificationId, version }));
  };

  test('is raised by its drafter, and not lowered any more, by taking it away neither', async () => {
    const id = await desk.inState('revision', { permissionClassificationId: desk.ids.terbatas });
    for (const lower of [desk.ids.biasa, null]) {
      const { status, body } = await classified(id, lower);
      expect(status).toBe(422);
      expect(body.errors.permissionClassificationId?.[0]).toContain('hanya dapat diturunkan');
    }
    expect((await classified(id, desk.ids.terbatas)).status).toBe(200);
    expect((await classified(id, desk.ids.rahasia)).status).toBe(200);
    expect((await staf.get(desk.at(id))).body.data.permissionClassificationRank).toBe(3);
  });

  test('is free before', async () => {
    const { id } = await desk.save({ permissionClassificationId: desk.ids.rahasia });
    expect((await classified(id, desk.ids.biasa)).status).toBe(200);
  });
});
