import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Disposition } from '../../../domain/letters/disposition.ts';
import { type Colleague, enter } from './desk.ts';
import { openDispositionDesk } from './dispositions-desk.ts';

// Novita and Suci are both "Engineer Pemeliharaan" below delegasi: dispositions go to the persons named (DOMAIN 6, 7).

const desk = await openDispositionDesk();
const { at, dispose, to, tasksOf, askedOf, open, stateOf } = desk;
const { delegasi: head } = desk.people;
const [novita, suci] = (await Promise.all(
  ['novita.prakoso', 'suci.wiranata'].map((account) => enter(desk.app, account)),
)) as [Colleague, Colleague];
const whole = { userPositionId: novita.positionId };

const letterToHead = async () => {
  const { id: letterId } = await desk.save({ anyReviewer: 'tidakAda', reviewers: [], ccs: [] });
  await desk.submit(letterId);
  await desk.sign(letterId);
  const { body } = await head.get(`/letter/api/Inbox?letterId=${letterId}`);
  return { letterId, itemId: body.data.items[0].id as string };
};
const give = async (receivers: object[], over: object = {}) => {
  const letter = await letterToHead();
  const { status, body } = await dispose(letter.itemId, { receivers, ...over }, head);
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...letter, ...body.data, note: '' };
};
const stepOf = (by: Colleague, id: string, verb: string, body: object = {}) => by.post(at(id, verb), body);

describe('a disposition to one of several holders', () => {
  test('is that person’s alone, and named so in the history', async () => {
    const { id, letterId } = await give([to(novita)]);
    expect(await tasksOf(novita, 'disposition-in', letterId)).toHaveLength(1);
    expect(await tasksOf(suci, 'disposition-in', letterId)).toEqual([]);
    expect((await suci.get(at(id))).status).toBe(404);
    expect((await suci.get(desk.letterAt(letterId))).status).toBe(404);
    expect((await suci.get('/letter/api/Disposition?direction=in')).body.data.items).toEqual([]);
    const { body } = await head.get(desk.letterAt(letterId, '/timeline'));
    expect(body.data.items.at(-1).note).toBe(`Kepada ${novita.personName} (Engineer Pemeliharaan)`);
    const told = await desk.app.db.execute(
      sql`select 1 from notification where user_id = ${suci.userId} and detail_url like ${`%${id}`}`,
    );
    expect(told.rows).toEqual([]);
  });

  test('and to two of them: each has their own part', async () => {
    const { id, letterId } = await give([to(novita), to(suci)]);
    expect((await stepOf(novita, id, 'read')).status).toBe(200);
    expect((await stepOf(novita, id, 'done')).status).toBe(200);
    expect(await tasksOf(novita, 'disposition-in', letterId)).toEqual([]);
    expect(await tasksOf(suci, 'disposition-in', letterId)).toHaveLength(1);
    const shown = (await open(head, id)) as Disposition;
    expect(shown.recipients.map(({ personName, state }) => [personName, state])).toEqual([
      [novita.personName, 'selesai'],
      [suci.personName, 'belum-dibaca'],
    ]);
  });

  test('names nobody twice, and no person beside the whole post', async () => {
    const { itemId } = await letterToHead();
    for (const receivers of [
      [to(novita), to(novita)],
      [to(novita), whole],
    ]) {
      const { status, body } = await dispose(itemId, { receivers }, head);
      expect(status).toBe(422);
      expect(body.errors?.receivers?.[0]).toMatch(/dipilih lebih dari sekali/);
    }
  });
});

describe('a disposition to the post as a whole', () => {
  test('is offered to all; who takes it is its owner, seen by the others, and hands it back with a note', async () => {
    const { id, letterId } = await give([whole]);
    for (const one of [novita, suci]) expect(await tasksOf(one, 'disposition-in', letterId)).toHaveLength(1);
    expect((await open(suci, id)).can).toMatchObject({ take: true, handBack: false });

    expect((await stepOf(novita, id, 'take')).status).toBe(200);
    expect(await tasksOf(suci, 'disposition-in', letterId)).toEqual([]);
    expect([await askedOf(suci, id), (await askedOf(novita, id)).length]).toEqual([[], 1]);
    expect((await open(novita, id)).can).toMatchObject({ take: false, handBack: true, done: true });
    const seen = await open(suci, id);
    expect(seen.recipients[0]?.personName).toBe(novita.personName);
    expect(seen.can).toMatchObject({ take: false, start: false, done: false });
    const refused = await stepOf(suci, id, 'take');
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain(novita.personName);

    expect((await stepOf(novita, id, 'hand-back', {})).status).toBe(422);
    expect((await stepOf(novita, id, 'hand-back', { note: 'Cuti mulai besok.' })).status).toBe(200);
    for (const one of [novita, suci]) expect(await tasksOf(one, 'disposition-in', letterId)).toHaveLength(1);
    expect(await askedOf(suci, id)).toEqual(['Disposisi dikembalikan kepada jabatan']);
    const { body } = await head.get(desk.letterAt(letterId, '/timeline'));
    const events = body.data.items.map((step: { event: string }) => step.event);
    expect(events).toEqual(expect.arrayContaining(['disposition-taken', 'disposition-handed-back']));
  });

  test('is read by each for themselves, and by the first of them for its giver', async () => {
    const { id, letterId } = await give([whole]);
    const stateIn = async (one: typeof novita) => {
      const { body } = await one.get(`/letter/api/Disposition?direction=in&letterId=${letterId}`);
      return [stateOf(await open(one, id), novita.positionId), body.data.items[0].state];
    };
    expect((await stepOf(novita, id, 'read')).status).toBe(200);
    expect(await stateIn(novita)).toEqual(['dibaca', 'dibaca']);
    expect(await stateIn(suci)).toEqual(['belum-dibaca', 'belum-dibaca']);
    const first = await open(head, id);
    expect([first.recipients[0]?.state, first.can.withdraw]).toEqual(['dibaca', false]);

    expect((await stepOf(suci, id, 'read')).status).toBe(200);
    expect(await stateIn(suci)).toEqual(['dibaca', 'dibaca']);
    expect((await open(head, id)).recipients[0]?.readAt).toBe(first.recipients[0]?.readAt);
    const { body } = await head.get(desk.letterAt(letterId, '/timeline'));
    const reads = body.data.items.filter((step: { event: string }) => step.event === 'disposition-read');
    expect(reads).toHaveLength(2);
  });

  test('is taken by who begins it; of two at once by one', async () => {
    const { id, letterId } = await give([whole]);
    const answers = await Promise.all([stepOf(novita, id, 'start'), stepOf(suci, id, 'start')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const open = await Promise.all([novita, suci].map((one) => tasksOf(one, 'disposition-in', letterId)));
    expect(open.map((tasks) => tasks.length).sort()).toEqual([0, 1]);
  });

  test('of a post that one person holds is that person’s', async () => {
    const { direktur, atasan } = desk.people;
    const { itemId } = await desk.received();
    const { body } = await dispose(itemId, { receivers: [{ userPositionId: atasan.positionId }] }, direktur);
    expect(body.data.recipients[0]).toMatchObject({ userId: atasan.userId, isOffered: false });
  });
});

describe('closing', () => {
  test('the letter takes no reason once everybody is done', async () => {
    const { id, itemId } = await give([to(novita), to(suci)]);
    await stepOf(novita, id, 'done');
    const early = await head.post(`/letter/api/Inbox/${itemId}/close`);
    expect(early.status).toBe(409);
    expect(early.body.data).toEqual({ openDispositions: 1 });
    await stepOf(suci, id, 'done');
    expect((await head.post(`/letter/api/Inbox/${itemId}/close`)).status).toBe(200);
    const shown = await open(head, id);
    expect(shown.closedAt).not.toBeNull();
    expect(stateOf(shown, novita.positionId)).toBe('selesai');
  });
});
