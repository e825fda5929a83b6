import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import { enter, idOf, openDesk } from './desk.ts';

// Direktur Operasi signs a decision of the board, which its president, somebody a.n., or all directors usually sign.
const desk = await openDesk();
const { staf, atasan, direktur, legal } = desk.people;
const decision = {
  naskahDinasParentCategoryId: await idOf(desk.app, sql`script_type where code = 'AT'`),
  naskahDinasCategoryId: await idOf(desk.app, sql`script_sub_type where code = 'KEPDIR'`),
};
const advice =
  'Keputusan Direksi biasanya ditandatangani Direktur Utama, atas namanya (a.n., dengan delegasi darinya), atau bersama semua direktur.';
const { rows: directors } = await desk.app.db.execute<{
  userId: string;
  userPositionId: string;
  code: string;
  email: string;
}>(sql`
  select m.user_id as "userId", p.id as "userPositionId", p.code, u.email
  from position p join organization_unit o on o.id = p.unit_id
  join job_mapping m on m.position_id = p.id and m.is_active join "user" u on u.id = m.user_id
  where p.level = 1 and o.company_code = 'NTR' order by p.code`);
const others = directors.filter(({ userId }) => userId !== direktur.userId);
const asCosigner = ({ userId, userPositionId }: (typeof directors)[number]) => ({
  ...{ userId, userPositionId, delegations: [] },
});

test('a lone director is advised as soon as the draft is saved, never refused, and told to reviewer and signer', async () => {
  const saved = await desk.save(decision);
  expect(saved.signerAdvice).toBe(advice);
  const { id } = saved;
  expect((await staf.get(desk.at(id, '/check'))).body.data).toEqual({ errors: {} });
  await desk.submit(id);
  expect((await atasan.get(desk.at(id))).body.data.signerAdvice).toBe(advice);
  await desk.approve(id);
  expect((await direktur.get(desk.at(id))).body.data.signerAdvice).toBe(advice);
  expect((await desk.sign(id)).signerAdvice, 'signed').toBeUndefined();
  const memo = await desk.save();
  expect(memo.signerAdvice, 'no board’s paper').toBeUndefined();
});

test('its head, and a mandate of the head, need no advice; a mandate of another director does', async () => {
  const [utama] = directors.filter(({ code }) => code === 'J-NTR.DU');
  const byHead = { senderId: utama?.userId, senderPositionId: utama?.userPositionId };
  expect((await desk.save({ ...decision, ...byHead })).signerAdvice).toBeUndefined();
  const mandate = async (from: typeof utama, to: { userId: string }) => {
    const id = newId();
    await desk.app.db.execute(sql`
      insert into delegation (id, from_position_id, from_user_id, to_user_id, start_date, end_date, scopes, reason)
      values (${id}, ${from?.userPositionId}, ${from?.userId}, ${to.userId}, '2026-01-01', '2099-12-31',
        '{tandatangan}', 'Mandat')`);
    return { senderDelegationId1: id, senderDelegationType1: 'an' };
  };
  const an = await mandate(utama, direktur);
  expect((await desk.save({ ...decision, ...an })).signerAdvice).toBeUndefined();
  const own = directors.find(({ userId }) => userId === direktur.userId);
  const { delegasi } = desk.people;
  const division = {
    ...{ senderId: delegasi.userId, senderPositionId: delegasi.positionId },
    receivers: [desk.named(legal)],
  };
  const below = await mandate(own, delegasi);
  expect((await desk.save({ ...decision, ...division, ...below })).signerAdvice).toBe(advice);
});

test('all directors sign together, each in the file; all but its head are advised', async () => {
  const cosigners = others.map(asCosigner);
  const headless = others.filter(({ code }) => code !== 'J-NTR.DU').map(asCosigner);
  expect(headless.length).toBeGreaterThan(0);
  expect((await desk.save({ ...decision, cosigners: headless })).signerAdvice).toBe(advice);
  const saved = await desk.save({ ...decision, cosigners, receivers: [desk.named(legal)] });
  expect(saved.signerAdvice).toBeUndefined();
  await desk.submit(saved.id);
  await desk.approve(saved.id);
  await desk.sign(saved.id);
  for (const { email } of others) {
    const next = await enter(desk.app, email.split('@')[0] ?? '');
    await desk.sign(saved.id, next);
  }
  const { body } = await staf.get(desk.at(saved.id));
  expect(body.data.state).toBe('sent');
  expect(body.data.paper.cosigners).toHaveLength(others.length);
});
