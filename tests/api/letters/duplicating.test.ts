import { expect, test } from 'vitest';
import { type Colleague, openDesk } from './desk.ts';

// A copy belongs to its drafter: contents above Biasa must not leave their class through it (SPEC B3).
const desk = await openDesk();
const { staf, atasan, direktur, delegasi } = desk.people;
const attachments = [
  {
    title: 'Peta',
    fileName: 'peta.txt',
    content: Buffer.from('peta').toString('base64'),
    positionOrder: 1,
  },
];
const duplicate = async (id: string, by: Colleague) => {
  const { status, body } = await by.post(desk.at(id, '/duplicate'));
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

test('above Biasa the files come along for the drafter’s and the sender’s side, for nobody else', async () => {
  for (const of of ['terbatas', 'rahasia'] as const) {
    const id = await desk.inState('sent', { attachments, permissionClassificationId: desk.ids[of] });
    const readers = of === 'terbatas' ? [atasan, delegasi] : [atasan];
    for (const by of readers) {
      const { data, message } = await duplicate(id, by);
      expect(data.letter).toMatchObject({ attachments: [], permissionClassificationId: desk.ids[of] });
      expect(data.filesLeftOut).toBe(1);
      expect(message).toMatch(/tanpa lampirannya/);
    }
    for (const by of [staf, direktur]) {
      const { data } = await duplicate(id, by);
      expect(data.letter).toMatchObject({
        attachments: [{ title: 'Peta' }],
        permissionClassificationId: desk.ids[of],
      });
      expect(data.filesLeftOut).toBe(0);
    }
    const { body } = await staf.get(desk.at(id, '/openings'));
    const log = body.data.items.filter((item: { kind: string }) => item.kind === 'open-duplicate');
    expect(log.map((item: { personName: string }) => item.personName).toSorted()).toEqual(
      [...readers, staf, direktur].map((one) => one.personName).toSorted(),
    );
  }
});

test('of class Biasa they come along for every reader', async () => {
  const id = await desk.inState('sent', { attachments });
  expect((await duplicate(id, delegasi)).data).toMatchObject({
    letter: { attachments: [{ title: 'Peta' }] },
    filesLeftOut: 0,
  });
});

test('of a letter that was returned it asks each reviewer once', async () => {
  const id = await desk.inState('revision');
  await desk.submit(id);
  const { data } = await duplicate(id, staf);
  expect(data.letter.reviewers).toMatchObject([{ userId: atasan.userId, status: null }]);
});
