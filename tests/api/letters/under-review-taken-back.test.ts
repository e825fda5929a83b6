import { describe, expect, test } from 'vitest';
import { openUnderReviewDesk } from './under-review-desk.ts';

const desk = await openUnderReviewDesk();
const { asSecretary, reviewers, noticesOf, eventsOf, clearNotices, change } = desk;
const { staf, atasan, direktur, arsiparis } = desk.people;

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
