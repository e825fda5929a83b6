import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { longDate } from '../../../domain/letters/tags.ts';
import { idOfWords } from '../../../server/db/ids.ts';
import { actAs, type Desk, openDesk } from './desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});

const answerTo = (id: string) => `/letter/api/Letter/${id}/response`;
/** Sent by direktur to delegasi's own post, arsiparis in copy. */
const sent = () => desk.inState('sent');

describe('POST /letter/api/Letter/{id}/response', () => {
  test('starts a draft addressed back to the sender, with what follows from the letter', async () => {
    const { delegasi, direktur } = desk.people;
    const id = await sent();
    const { status, body } = await delegasi.post(answerTo(id));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'draft',
      isDraft: true,
      subject: 'Tanggapan: Rekayasa lalu lintas Natal',
      referenceId: id,
      naskahDinasCategoryId: desk.ids.subType,
      permissionClassificationId: desk.ids.biasa,
      archiveClassificationId: desk.ids.classification,
      receivers: [{ userId: direktur.userId, userPositionId: direktur.positionId }],
      responseTo: { id, subject: 'Rekayasa lalu lintas Natal' },
    });
    const { number, scriptDate, paper } = (await direktur.get(desk.at(id))).body.data;
    expect(body.data.paper.tags.naskah_dibalas).toBe(`Nomor ${number} tanggal ${longDate(scriptDate)}`);
    expect(paper.tags).toMatchObject({ unit: expect.any(String), naskah_dibalas: null });
  });

  test('is proposed the signer, chain and place of a new letter of its kind, but never whom it answers', async () => {
    const { legal, direktur, staf } = desk.people;
    const signedFrom = (level: number) =>
      desk.app.db.execute(
        sql`update script_sub_type set min_signer_level = ${level} where id = ${desk.ids.subType}`,
      );
    await signedFrom(2);
    const id = await desk.inState('sent', { receivers: [desk.named(legal)], place: 'Surabaya' });
    const proposed = (await legal.get(`/letter/api/Writing/proposal/${desk.ids.subType}`)).body.data;
    const answer = (await legal.post(answerTo(id))).body.data;
    await signedFrom(3);
    expect(proposed.reviewers).toHaveLength(1);
    expect(answer).toMatchObject({
      senderId: proposed.sender.id,
      senderPositionId: proposed.sender.positionId,
      anyReviewer: 'ada',
      reviewers: [{ userPositionId: proposed.reviewers[0].positionId, reviewOrder: 1 }],
      place: proposed.place,
    });
    // The director signed the last letter of this desk.
    const own = { receivers: [desk.named(staf)], ccs: [], anyReviewer: 'tidakAda', reviewers: [] };
    const fromDirector = (await desk.save(own, direktur)).id;
    await desk.submit(fromDirector, direktur);
    await desk.sign(fromDirector);
    expect((await staf.post(answerTo(fromDirector))).body.data).toMatchObject({
      senderId: null,
      reviewers: [],
    });
  });

  test.each(['Tanggapan: Rapat Natal', 'Tanggapan atas Rapat Natal'])(
    'names an answer to “%s” as that one',
    async (subject) => {
      const id = await desk.inState('sent', { subject });
      const { body } = await desk.people.delegasi.post(answerTo(id));
      expect(body.data.subject).toBe(subject);
    },
  );

  test('gives the one begun before while nothing was typed into it, a second one afterwards', async () => {
    const { delegasi } = desk.people;
    const id = await sent();
    const first = (await delegasi.post(answerTo(id))).body.data;
    expect((await delegasi.post(answerTo(id))).body.data.id).toBe(first.id);
    const chain = async () => (await delegasi.get(desk.at(id, '/thread'))).body.data.totalCount;
    expect(await chain(), 'what was only looked at is no letter yet').toBe(1);
    await delegasi.put(`/letter/api/Letter/${first.id}`, {
      ...desk.letter({ subject: 'Tanggapan pertama', receivers: [], ccs: [], reviewers: [] }),
      version: first.version,
    });
    expect(await chain()).toBe(2);
    expect((await delegasi.post(answerTo(id))).body.data.id).not.toBe(first.id);
  });

  test('asked for several times at once is one', async () => {
    const id = await sent();
    const asked = await Promise.all(Array.from({ length: 6 }, () => desk.people.delegasi.post(answerTo(id))));
    expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(new Set(asked.map(({ body }) => body.data.id)).size).toBe(1);
  });

  test('has an id that nobody can make a draft with before it', async () => {
    const { delegasi, staf } = desk.people;
    const id = await sent();
    // What others know of it: the letter, and who answers in which post.
    const guessed = idOfWords(`${id} ${delegasi.userId} ${delegasi.positionId} `);
    const taken = await staf.post('/letter/api/Letter', { ...desk.letter({}), id: guessed });
    expect(taken.status, JSON.stringify(taken.body)).toBe(200);
    const { status, body } = await delegasi.post(answerTo(id));
    expect(status, JSON.stringify(body)).toBe(200);
  });

  test('is for receivers: writer, reviewer and signer get 403, others 404', async () => {
    const { staf, atasan, direktur, legal } = desk.people;
    const id = await sent();
    for (const insider of [staf, atasan, direktur])
      expect((await insider.post(answerTo(id))).status).toBe(403);
    expect((await legal.post(answerTo(id))).status).toBe(404);
    expect((await legal.post(answerTo('not-an-id'))).status).toBe(404);
  });

  test('waits until the letter is sent, and refuses wrong bodies', async () => {
    const { delegasi } = desk.people;
    const id = await sent();
    expect((await delegasi.post(answerTo(id), { id: 'x' })).status).toBe(422);
    expect((await delegasi.post(answerTo(id), { state: 'sent' })).status).toBe(422);
    // Seen by its own reviewer only; it has not come to anybody yet.
    const waiting = await desk.inState('review');
    expect((await delegasi.post(answerTo(waiting))).status).toBe(404);
  });

  test('an answer prepared by the secretary belongs to the official', async () => {
    const { direktur } = desk.people;
    const id = await desk.inState('sent', { receivers: [desk.named(direktur)] });
    const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
    const { status, body } = await secretary.post(answerTo(id));
    expect(status).toBe(200);
    expect(body.data.userPositionId).toBe(direktur.positionId);
  });

  test('a cancelled letter is not answered', async () => {
    const id = await sent();
    await desk.app.db.execute(`update letter set state = 'cancelled' where id = '${id}'`);
    expect((await desk.people.delegasi.post(answerTo(id))).status).toBe(409);
  });
});

describe('a chain of responses', () => {
  test('is seen from both ends, and an answer can be answered', async () => {
    const { delegasi, direktur, arsiparis } = desk.people;
    const id = await sent();
    const answer = (await delegasi.post(answerTo(id))).body.data;
    // Opening the form alone leaves no draft.
    const drafts = async () => (await delegasi.get('/letter/api/Draft')).body.data.items;
    const counted = async () => (await delegasi.get('/task/api/Data/sidemenucounter')).body.data.draftCount;
    const before = await counted();
    expect((await drafts()).filter((one: { id: string }) => one.id === answer.id)).toEqual([]);
    expect((await delegasi.get(desk.at(id))).body.data.responses).toEqual([]);

    await desk.app.db.execute(
      `update position set can_sign = true, level = 1 where id = '${delegasi.positionId}'`,
    );
    const saved = await delegasi.put(desk.at(answer.id), {
      ...desk.letter({
        subject: answer.subject,
        referenceId: id,
        senderId: delegasi.userId,
        senderPositionId: delegasi.positionId,
        receivers: [desk.named(direktur)],
        ccs: [],
        anyReviewer: 'tidakAda',
        reviewers: [],
      }),
      version: answer.version,
    });
    expect(saved.status).toBe(200);
    expect((await drafts()).filter((one: { id: string }) => one.id === answer.id)).toHaveLength(1);
    expect(await counted()).toBe(before + 1);
    // Before it is sent only its own post knows of it.
    expect((await direktur.get(desk.at(id))).body.data.responses).toEqual([]);
    expect((await delegasi.get(desk.at(id))).body.data.responses).toMatchObject([
      { id: answer.id, state: 'draft' },
    ]);
    await desk.submit(answer.id, delegasi);
    await desk.sign(answer.id, delegasi);

    expect((await direktur.get(desk.at(id))).body.data.responses).toMatchObject([
      { id: answer.id, state: 'sent' },
    ]);
    expect((await direktur.get(desk.at(answer.id))).body.data.responseTo).toMatchObject({ id });
    // In copy of the letter but not of its response: nothing of that is shown.
    expect((await arsiparis.get(desk.at(id))).body.data.responses).toEqual([]);
    const events = (await direktur.get(desk.at(id, '/timeline'))).body.data.items;
    expect(events.map((entry: { event: string }) => entry.event)).toContain('responded');

    const second = (await direktur.post(answerTo(answer.id))).body.data;
    expect(second).toMatchObject({ responseTo: { id: answer.id }, receivers: [{ userId: delegasi.userId }] });
  });

  test('which letter it answers cannot be forged by saving', async () => {
    const { staf } = desk.people;
    const id = await sent();
    const { status } = await staf.post('/letter/api/Letter', desk.letter({ responseToId: id }));
    expect(status).toBe(422);
  });
});
