import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Colleague } from './desk.ts';
import { openUnderReviewDesk } from './under-review-desk.ts';

const desk = await openUnderReviewDesk();
const { reviewers, beside, titlesOf, clearNotices } = desk;
const { staf, atasan, arsiparis, legal, admin } = desk.people;

describe('reviewers asked at once', () => {
  /** atasan and arsiparis beside each other, then legal. */
  const begin = async () => {
    const { id } = await desk.save({
      reviewers: [...beside(atasan, arsiparis), { ...desk.named(legal), reviewOrder: 3 }],
    });
    const sent = await desk.submit(id);
    return { id, sent };
  };
  const taskOf = async (id: string, by: Colleague) => {
    const [task] = (await by.get(`/letter/api/Task?letterId=${id}`)).body.data.items;
    return task && { id: task.id, createdAt: task.createdAt, dueAt: task.dueAt };
  };
  const decide = (id: string, by: Colleague, body: object = { decision: 'approve' }) =>
    by.post(desk.at(id, '/review'), body);
  const undo = (id: string, by: Colleague) => by.post(desk.at(id, '/review/undo'));

  test('each has the task and is told, and the next is asked when all have given their paraf', async () => {
    await clearNotices();
    const { id, sent } = await begin();
    expect(sent.holder).toMatchObject({
      personName: atasan.personName,
      beside: [{ personName: arsiparis.personName }],
    });
    expect(sent.reviewers).toMatchObject([{ reviewGroup: 1 }, { reviewGroup: 1 }, {}]);
    const listed = (await staf.get(`/letter/api/Outbox?FirstChar=${desk.letter().subject}`)).body.data.items;
    expect(listed.find((item: { id: string }) => item.id === id)).toMatchObject({ holdersBeside: 1 });
    for (const one of [atasan, arsiparis]) {
      expect(await titlesOf(one)).toEqual(['Naskah menunggu paraf Anda']);
      expect((await one.get(desk.at(id))).body.data.can.review).toBe(true);
    }
    expect(await taskOf(id, legal)).toBeUndefined();
    const first = await taskOf(id, atasan);
    // In any order; the first keeps the task and the target it had.
    expect((await decide(id, arsiparis)).body.data.holder).not.toHaveProperty('beside');
    expect(await taskOf(id, atasan)).toEqual(first);
    expect((await decide(id, arsiparis)).status).toBe(409);
    expect((await decide(id, legal)).status).toBe(403);
    const on = (await decide(id, atasan)).body.data;
    expect(on.holder).toMatchObject({ personName: legal.personName });
    const { letter: copy } = (await staf.post(desk.at(id, '/duplicate'))).body.data;
    expect(copy.reviewers).toMatchObject([{ reviewGroup: 1 }, { reviewGroup: 1 }, {}]);
    expect(await taskOf(id, legal)).toBeTruthy();
  });

  test('a decision settles every notice that asked for it, leaves those of who is still asked, and undone asks again', async () => {
    await clearNotices();
    const { id } = await begin();
    // A second notice of the same work, and a comment, which asks for none.
    await desk.app.db.execute(sql`
      insert into notification (id, user_id, kind, title, modul, message, detail_url, letter_id)
      select gen_random_uuid(), n.user_id, k.kind, k.kind, n.modul, n.message, n.detail_url, n.letter_id
      from notification n, (values ('persetujuan.pengingat'), ('naskah.komentar')) k (kind) where n.letter_id = ${id}`);
    const unread = async (by: Colleague): Promise<string[]> =>
      (await by.get('/notification/api/Notification?isReads=0&PerPage=20')).body.data.items
        .map(({ title }: { title: string }) => title)
        .toSorted();
    const asked = ['Naskah menunggu paraf Anda', 'naskah.komentar', 'persetujuan.pengingat'];
    await decide(id, arsiparis);
    expect([await unread(arsiparis), await unread(atasan)]).toEqual([['naskah.komentar'], asked]);
    await undo(id, arsiparis);
    expect(await unread(arsiparis)).toEqual(asked);
    await decide(id, arsiparis);
    await decide(id, atasan);
    expect([await unread(atasan), await unread(legal)]).toEqual([['naskah.komentar'], asked.slice(0, 1)]);
  });

  test('a paraf beside does not hide that the text was changed after it', async () => {
    const { id } = await desk.save({ reviewers: beside(atasan, arsiparis, legal) });
    await desk.submit(id);
    await decide(id, arsiparis);
    const { version } = (await atasan.get(desk.at(id))).body.data;
    const anchor = { part: 'content', quote: 'rencana', prefix: '', suffix: '', block: 0 };
    const said = await legal.post(desk.at(id, '/comments'), { text: '', anchor, proposal: 'konsep' });
    await desk.letReviewersEdit(id, true);
    const path = `/comments/${said.body.data.items.at(-1).id}/accept`;
    expect((await legal.post(desk.at(id, path))).status).toBe(200);
    await desk.letReviewersEdit(id, false);
    expect((await decide(id, atasan, { decision: 'approve', version })).status).toBe(409);
    expect((await decide(id, atasan)).status).toBe(200);
  });

  test('one returns it: the other is told, loses the task, and both are asked again with the new text', async () => {
    const { id } = await begin();
    await clearNotices();
    await desk.giveBack(id, 'Angka salah.', arsiparis);
    expect(await taskOf(id, atasan)).toBeUndefined();
    expect(await titlesOf(atasan)).toEqual([
      'Naskah dikembalikan pemeriksa lain. Paraf Anda diminta lagi setelah diperbaiki',
    ]);
    expect((await decide(id, atasan)).status).toBe(409);
    const again = await desk.submit(id);
    expect(again.holder).toMatchObject({
      personName: arsiparis.personName,
      beside: [{ personName: atasan.personName }],
    });
    for (const one of [arsiparis, atasan]) expect(await taskOf(id, one)).toBeTruthy();
    await desk.approve(id, atasan);
    expect((await decide(id, arsiparis)).body.data.holder.personName).toBe(legal.personName);
  });

  test('a return that is taken back takes along what anybody was told of it, also by triggers', async () => {
    await desk.app.db.execute(sql`update trigger set is_active = false`);
    const rule = await admin.post('/setting/api/Trigger', {
      ...{ code: 'UJI-1', name: 'Kabari', event: 'naskah.dikembalikan', delayMinutes: 0, onlyIfOpen: false },
      ...{ actions: ['notify'], recipients: ['penyusun', 'pemeriksa', 'penanda_tangan'] },
    });
    expect(rule.status, JSON.stringify(rule.body)).toBe(200);
    const { id } = await begin();
    await clearNotices();
    const unread = async () =>
      (
        await desk.app.db.execute<{ title: string }>(
          sql`select title from notification where letter_id = ${id} and read_at is null order by title`,
        )
      ).rows.map(({ title }) => title);
    const undone = [
      'Keputusan pemeriksa dibatalkan: naskah tidak lagi menunggu Anda',
      'Pengembalian dibatalkan: naskah kembali menunggu paraf Anda',
    ];
    await desk.giveBack(id, 'Angka salah.', arsiparis);
    const atOnce = await unread();
    await desk.app.jobs.runDue();
    expect((await unread()).length).toBeGreaterThan(atOnce.length);
    await undo(id, arsiparis);
    expect(await unread()).toEqual(undone);
    // What a trigger had still to say of it is said no more.
    await clearNotices();
    await desk.giveBack(id, 'Angka salah.', arsiparis);
    await undo(id, arsiparis);
    await desk.app.jobs.runDue();
    expect(await unread()).toEqual(undone);
  });

  test('a decision is taken back while the others decide, and after them no more', async () => {
    const { id } = await begin();
    const had = [await taskOf(id, atasan), await taskOf(id, arsiparis)];
    // A return gives back the other's task as well.
    await desk.giveBack(id, 'Angka salah.', arsiparis);
    expect((await undo(id, arsiparis)).body.data).toMatchObject({
      state: 'review',
      holder: { beside: [{}] },
    });
    expect([await taskOf(id, atasan), await taskOf(id, arsiparis)]).toEqual(had);
    await desk.approve(id, arsiparis);
    expect((await undo(id, arsiparis)).status).toBe(200);
    expect(await taskOf(id, arsiparis)).toEqual(had[1]);
    await desk.approve(id, arsiparis);
    await desk.approve(id, atasan);
    expect((await undo(id, arsiparis)).status).toBe(409);
    expect((await undo(id, atasan)).body.data.holder.personName).toBe(atasan.personName);
    // The other's paraf stands between, and the group is still asked.
    expect((await undo(id, arsiparis)).body.data.holder).toMatchObject({ beside: [{}] });
    expect([await taskOf(id, atasan), await taskOf(id, arsiparis)]).toEqual(had);
  });

  test('both at the same moment: both parafs count, and it goes on once', async () => {
    const { id } = await begin();
    // Both read the same version: the other's paraf does not change what was read.
    const { version } = (await staf.get(desk.at(id))).body.data;
    const answers = await Promise.all(
      [atasan, arsiparis].map((by) => decide(id, by, { decision: 'approve', version })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { reviewers: shown, holder } = (await staf.get(desk.at(id))).body.data;
    expect(shown.map((one: { status: string }) => one.status)).toEqual(['approved', 'approved', null]);
    expect(holder.personName).toBe(legal.personName);
    expect((await legal.get(`/letter/api/Task?letterId=${id}`)).body.data.totalCount).toBe(1);
  });

  test('the drafter puts one beside or apart while it is reviewed, reminds and recalls all of them', async () => {
    const { id } = await begin();
    const { version } = (await staf.get(desk.at(id))).body.data;
    await clearNotices();
    const put = await staf.put(desk.at(id), {
      ...desk.letter({ reviewers: reviewers(atasan, arsiparis) }),
      version,
    });
    expect(put.body.data.holder).not.toHaveProperty('beside');
    expect(await titlesOf(arsiparis)).toEqual(['Giliran paraf Anda ditunda']);
    const joined = await staf.put(desk.at(id), {
      ...desk.letter({ reviewers: beside(atasan, arsiparis) }),
      version: put.body.data.version,
    });
    expect(joined.body.data.holder).toMatchObject({ beside: [{ personName: arsiparis.personName }] });
    await clearNotices();
    expect((await staf.post(desk.at(id, '/nudge'), {})).status).toBe(200);
    for (const one of [atasan, arsiparis])
      expect(await titlesOf(one)).toEqual(['Pengingat: naskah menunggu Anda']);
    expect((await staf.post(desk.at(id, '/nudge'), {})).status).toBe(409);
    expect((await staf.post(desk.at(id, '/withdraw'), { reason: 'Ada revisi.' })).status).toBe(200);
    for (const one of [atasan, arsiparis]) {
      expect((await titlesOf(one))[0]).toBe('Naskah ditarik kembali oleh penyusun');
      expect(await taskOf(id, one)).toBeUndefined();
    }
  });
});
