import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { LetterAnswer } from './desk.ts';
import { openUnderReviewDesk } from './under-review-desk.ts';

const desk = await openUnderReviewDesk();
const { asSecretary, reviewers, noticesOf, eventsOf, clearNotices, change } = desk;
const { staf, atasan, direktur, delegasi, arsiparis, legal } = desk.people;
await desk.app.db.execute(sql`update position set can_review = true where id = ${legal.positionId}`);

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

  test('one who returned it is asked again first, then the others; what was decided stays (SPEC B1.2)', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan, arsiparis, legal) });
    await desk.submit(id);
    await desk.approve(id);
    await desk.giveBack(id, 'Angka salah.', arsiparis);
    const again = await desk.submit(id);
    expect(again).toMatchObject({ state: 'review', holder: { personName: arsiparis.personName } });
    expect(again.reviewers).toMatchObject([
      { userId: atasan.userId, status: 'approved' },
      { userId: arsiparis.userId, status: 'returned', note: 'Angka salah.' },
      { userId: arsiparis.userId, status: null },
      { userId: legal.userId, status: null },
    ]);
    // Back and forth as often as it takes, each time once.
    await desk.giveBack(id, 'Masih salah.', arsiparis);
    expect((await desk.submit(id)).holder.personName).toBe(arsiparis.personName);
    await desk.approve(id, arsiparis);
    expect((await desk.approve(id, legal)).reviewers.map((one: LetterAnswer) => one.status)).toEqual([
      ...['approved', 'returned', 'returned', 'approved', 'approved'],
    ]);
    expect((await staf.get(desk.at(id))).body.data.state).toBe('signing');
  });

  test('one who returned it and was named again by the drafter is asked once, and first', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan) });
    await desk.submit(id);
    await desk.giveBack(id);
    expect((await change(id, [atasan, arsiparis, atasan])).status).toBe(200);
    const { reviewers: shown } = await desk.submit(id);
    expect(shown).toMatchObject([
      { userId: atasan.userId, status: 'returned' },
      { userId: atasan.userId, status: null },
      { userId: arsiparis.userId, status: null },
    ]);
  });

  test('one who returned it is left out with a reason only, which the signer sees', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan, arsiparis) });
    const early = await staf.post(desk.at(id, '/submit'), { skipReason: 'Tidak perlu.' });
    expect(early).toMatchObject({ status: 422, body: { errors: { skipReason: [expect.any(String)] } } });
    await desk.submit(id);
    await desk.giveBack(id);
    for (const body of [{ skipReason: 7 }, { skip: true }])
      expect((await staf.post(desk.at(id, '/submit'), body)).status).toBe(422);
    const skipReason = 'Sedang cuti, angka sudah dicocokkan.';
    const sent = await staf.post(desk.at(id, '/submit'), { skipReason });
    expect(sent.body.data).toMatchObject({ holder: { personName: arsiparis.personName } });
    await desk.approve(id, arsiparis);
    const seen = (await direktur.get(desk.at(id))).body.data;
    expect(seen.reviewers[0]).toMatchObject({ status: 'returned', skipReason });
    await desk.sign(id);
    const { items } = (await direktur.get(desk.at(id, '/timeline'))).body.data;
    expect(items.find(({ event }: { event: string }) => event === 'review-skipped')).toMatchObject({
      personName: staf.personName,
      note: `${atasan.personName}: ${skipReason}`,
    });
    expect((await direktur.get(desk.at(id))).body.data.reviewers[0].skipReason).toBe(skipReason);
    // Only those who made the letter see why a reviewer was skipped.
    expect((await delegasi.get(desk.at(id))).body.data.reviewers[0]).not.toHaveProperty('skipReason');
  });

  test('one who returned it is not taken off or put behind others once it is under review again', async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan, arsiparis) });
    await desk.submit(id);
    await desk.giveBack(id);
    await desk.submit(id);
    const without = await change(id, [atasan, arsiparis]);
    expect(without).toMatchObject({ status: 422, body: { errors: { reviewers: [expect.any(String)] } } });
    const behind = await change(id, [atasan, arsiparis, atasan]);
    expect(behind.body.data.holder.personName).toBe(atasan.personName);
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
