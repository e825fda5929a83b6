import { expect, test } from 'vitest';
import { mayBeOpenedBy } from '../../../server/letters/index.ts';
import { countStatements } from '../../support/count-statements.ts';
import { type Colleague, openDesk } from './desk.ts';

const desk = await openDesk();
const { staf, atasan, direktur, delegasi, arsiparis, admin } = desk.people;
const everybody = [admin, staf, atasan, direktur, delegasi, arsiparis];
const at = ({ userId, positionId }: Colleague) => ({ userId, positionId });
const able = async (id: string) => {
  const found = await mayBeOpenedBy(desk.app.db, id, everybody.map(at));
  return found.map((one) => everybody.find(({ userId }) => userId === one.userId)?.personName);
};
const names = (...people: Colleague[]) => people.map((one) => one.personName);

test('who may open a letter follows its way, in the order they were asked for', async () => {
  const { id } = await desk.save();
  expect(await able(id)).toEqual(names(staf));
  await desk.submit(id);
  expect(await able(id)).toEqual(names(staf, atasan, direktur));
  expect(await mayBeOpenedBy(desk.app.db, id, [])).toEqual([]);
});

test('a sent one is its receivers’ too, of Sangat Rahasia only of those named in their posts', async () => {
  const id = await desk.inState('sent');
  expect(await able(id)).toEqual(names(staf, atasan, direktur, delegasi, arsiparis));
  const secret = await desk.inState('review', { permissionClassificationId: desk.ids.sangatRahasia });
  expect(await able(secret)).toEqual(names(staf, atasan, direktur));
  const another = { userId: admin.userId, positionId: atasan.positionId };
  expect(await mayBeOpenedBy(desk.app.db, secret, [another, at(atasan)])).toEqual([at(atasan)]);
  expect(await mayBeOpenedBy(desk.app.db, id, [another])).toEqual([another]);
});

test('many are asked for in one statement', async () => {
  const id = await desk.inState('review');
  const many = Array.from({ length: 500 }, (_, no) => at(no % 2 ? atasan : admin));
  expect(await mayBeOpenedBy(desk.app.db, id, many)).toHaveLength(250);
  expect(await countStatements(desk.app.pool, () => mayBeOpenedBy(desk.app.db, id, many))).toBe(1);
});
