import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { idOf, openDesk } from './desk.ts';

// SPEC B1: contract letters pass Legal as a reviewer, and its turn stands under a kind of its own.
const desk = await openDesk();
const { staf, atasan, legal } = desk.people;
await desk.app.db.execute(
  sql`update script_sub_type set uses_contract_parts = true where id = ${desk.ids.subKind}`,
);
await desk.app.db.execute(sql`update position set can_review = true where id = ${legal.positionId}`);
const tasksOf = async (kind: string) =>
  (await legal.get(`/letter/api/Task?kind=${kind}`)).body.data.items.map(
    (task: { letterId: string }) => task.letterId,
  );

test('a contract without anybody of Legal among its reviewers is not sent on', async () => {
  const { id } = await desk.save();
  const { status, body } = await staf.post(desk.at(id, '/submit'));
  expect(status).toBe(422);
  expect(body.errors.reviewers?.[0]).toContain('Legal');
});

test('Legal’s turn comes as a task of its own kind and is decided like any other', async () => {
  const { id } = await desk.save({
    reviewers: [
      { ...desk.named(atasan), reviewOrder: 1 },
      { ...desk.named(legal), reviewOrder: 2 },
    ],
  });
  await desk.submit(id);
  expect(await tasksOf('legal')).toEqual([]);
  await desk.approve(id);
  expect(await tasksOf('legal')).toEqual([id]);
  expect(await tasksOf('review')).toEqual([]);
  const told = await legal.get('/notification/api/Notification?isReads=0');
  expect(told.body.data.items[0]).toMatchObject({
    detailUrl: `/naskah-dinas/tugas/legal/${id}`,
    tabName: 'legal',
  });
  const { body } = await desk.people.legal.post(desk.at(id, '/review'), { decision: 'approve' });
  expect(body.data.state).toBe('signing');
  expect(await tasksOf('legal')).toEqual([]);
});

test('somebody of Legal who reviews what is no contract has an ordinary turn', async () => {
  const other = await idOf(
    desk.app,
    sql`script_sub_type where not uses_contract_parts
    and 'internal-internal' = any(flows) and min_signer_level >= 2 and is_active
    and script_type_id = ${desk.ids.kind} limit 1`,
  );
  const { id } = await desk.save({
    naskahDinasCategoryId: other,
    reviewers: [{ ...desk.named(legal), reviewOrder: 1 }],
  });
  await desk.submit(id);
  expect(await tasksOf('review')).toEqual([id]);
});

test('Legal is not dropped from a contract while it is under review, and it is not signed without', async () => {
  const byBoth = [atasan, legal].map((one, at) => ({ ...desk.named(one), reviewOrder: at + 1 }));
  const { id } = await desk.save({ reviewers: byBoth });
  await desk.submit(id);
  const { version } = (await staf.get(desk.at(id))).body.data;
  const without = desk.letter({ reviewers: byBoth.slice(0, 1) });
  const dropped = await staf.put(desk.at(id), { ...without, version });
  expect(dropped.status).toBe(422);
  expect(dropped.body.errors.reviewers?.[0]).toContain('Legal');
  // Whatever way Legal got lost by: the last paraf does not bring it to the signature.
  await desk.app.db.execute(
    sql`delete from letter_reviewer where letter_id = ${id} and position_id = ${legal.positionId}`,
  );
  const refused = await atasan.post(desk.at(id, '/review'), { decision: 'approve' });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('Legal');
  expect((await staf.get(desk.at(id))).body.data.state).toBe('review');
});
