import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import type { Caller } from '../../support/app.ts';
import { actAs, idOf, monthOfNumber, openDesk, password } from './desk.ts';

// Direktur Operasi signs for Direktur Utama, and Kepala Divisi Pemeliharaan (the account delegasi) below them.
const desk = await openDesk();
const { direktur, delegasi, staf } = desk.people;
const { db } = desk.app;
const post = (code: string) => idOf(desk.app, sql`position where code = ${code}`);
const utama = await post('J-NTR.DU');
const boss = await idOf(
  desk.app,
  sql`(select user_id as id from job_mapping where position_id = ${utama}) m`,
);
const delegate = async (fromPositionId: string, fromUserId: string, toUserId: string, over: Over = {}) => {
  const id = newId();
  const { scopes = ['tandatangan'], from = '2026-01-01', to = '2099-12-31' } = over;
  await db.execute(sql`
    insert into delegation (id, from_position_id, from_user_id, to_user_id, start_date, end_date, scopes, reason)
    values (${id}, ${fromPositionId}, ${fromUserId}, ${toUserId}, ${from}, ${to}, ${sql.param(scopes)}::text[], 'Mandat')`);
  return id;
};
type Over = { scopes?: string[]; from?: string; to?: string };
const sets = (...of: [string, string][]) =>
  Object.fromEntries(
    of.flatMap(([id, type], at) => [
      [`senderDelegationId${at + 1}`, id],
      [`senderDelegationType${at + 1}`, type],
    ]),
  );
const alone = { anyReviewer: 'tidakAda', reviewers: [] };
const signed = async (over: Record<string, unknown>, by: Caller = direktur) => {
  const { id } = await desk.save({ ...alone, ...over });
  await desk.submit(id);
  return desk.sign(id, by);
};
const refusal = async (over: Record<string, unknown>) => {
  const { status, body } = await staf.post('/letter/api/Letter', desk.letter({ ...alone, ...over }));
  return [status, Object.keys(body.errors ?? {})];
};

beforeEach(async () => {
  await db.execute(sql`truncate letter, number_counter cascade`);
  await db.execute(sql`delete from delegation where reason = 'Mandat'`);
});

test('a.n. is printed above the post on sheet and PDF, and the number is that of the post it is for', async () => {
  const an = await delegate(utama, boss, direktur.userId);
  const offered = await staf.get(
    `/letter/api/SigningIdentity?userId=${direktur.userId}&positionId=${direktur.positionId}`,
  );
  expect(offered.body.data.items).toEqual([
    { delegations: [], onBehalfOf: null, positionName: 'Direktur Operasi' },
    {
      delegations: [{ id: an, type: 'an' }],
      onBehalfOf: 'a.n. Direktur Utama',
      positionName: 'Direktur Operasi',
    },
  ]);
  const draft = await desk.save({ ...alone, ...sets([an, 'an']) });
  expect(draft.paper.signer).toMatchObject({
    onBehalfOf: 'a.n. Direktur Utama',
    positionName: 'Direktur Operasi',
  });
  const letter = await signed({ ...sets([an, 'an']), showSenderName: false });
  expect(letter).toMatchObject({ senderDelegationId1: an, senderDelegationType1: 'an' });
  expect(letter.paper.from).toBe('a.n. Direktur Utama, Direktur Operasi');
  expect(letter.paper.signer).toEqual({
    onBehalfOf: 'a.n. Direktur Utama',
    positionName: 'Direktur Operasi',
    personName: null,
    npp: null,
  });
  expect(letter.number).toBe(`B-001/ND/NTR.DIRUT/OP.01.01/${monthOfNumber()}`);
  const checked = await desk.app.stranger.get(`/letter/api/Verify/${letter.verifyCode}`);
  expect(checked.body.data.sender).toMatchObject({
    positionName: 'a.n. Direktur Utama, Direktur Operasi',
    personName: null,
  });
  // The printed text stays when the mandate ends.
  await db.execute(sql`update delegation set end_date = '2026-01-02' where id = ${an}`);
  expect((await staf.get(desk.at(letter.id))).body.data.paper.from).toBe(letter.paper.from);
});

test('u.b. goes one level further down, with the post between printed', async () => {
  const an = await delegate(utama, boss, direktur.userId);
  const ub = await delegate(direktur.positionId, direktur.userId, delegasi.userId);
  const by = {
    senderId: delegasi.userId,
    senderPositionId: delegasi.positionId,
    receivers: [desk.named(staf)],
  };
  const letter = await signed({ ...by, ...sets([an, 'an'], [ub, 'ub']) }, delegasi);
  expect(letter.paper.signer).toMatchObject({
    onBehalfOf: 'a.n. Direktur Utama\nDirektur Operasi\nu.b.',
    positionName: 'Kepala Divisi Pemeliharaan Jalan Tol',
    personName: delegasi.personName,
  });
  expect(letter.number).toContain('/NTR.DIRUT/');
  expect(await refusal({ ...by, ...sets([ub, 'ub']) })).toEqual([422, ['senderDelegationId1']]);
  expect(await refusal({ ...by, ...sets([ub, 'ub'], [an, 'an']) })).toEqual([422, ['senderDelegationId1']]);
});

test('Plt. is printed before the post and numbers by the post; saying it where it is not so is refused', async () => {
  await db.execute(sql`update job_mapping set type = 'plt' where user_id = ${direktur.userId}`);
  const mapping = await idOf(desk.app, sql`job_mapping where user_id = ${direktur.userId}`);
  const an = await delegate(utama, boss, direktur.userId);
  const letter = await signed(sets([an, 'an'], [mapping, 'plt']));
  expect(letter.paper.signer).toMatchObject({
    onBehalfOf: 'a.n. Direktur Utama',
    positionName: 'Plt. Direktur Operasi',
  });
  const own = await signed(sets([mapping, 'plt']));
  expect(own.paper.signer).toMatchObject({ onBehalfOf: null, positionName: 'Plt. Direktur Operasi' });
  expect(own.number).toContain('/NTR.DIROPS/');
  expect(await refusal(sets([mapping, 'plh']))).toEqual([422, ['senderDelegationId1']]);
  await db.execute(sql`update job_mapping set type = 'definitif' where user_id = ${direktur.userId}`);
  expect(await refusal(sets([mapping, 'plt']))).toEqual([422, ['senderDelegationId1']]);
});

test('only a mandate for signing, in its period, from the post directly above, is one', async () => {
  const wrong = [
    await delegate(utama, boss, direktur.userId, { scopes: ['baca', 'periksa'] }),
    await delegate(utama, boss, direktur.userId, { to: '2026-01-02' }),
    await delegate(utama, boss, direktur.userId, { from: '2098-01-01' }),
    await delegate(utama, boss, delegasi.userId),
    await delegate(await post('J-NTR.DT'), boss, direktur.userId),
    newId(),
  ];
  for (const id of wrong) expect(await refusal(sets([id, 'an']))).toEqual([422, ['senderDelegationId1']]);
  expect(await refusal({ senderDelegationId1: newId() })).toEqual([422, ['senderDelegationId1']]);
  expect(await refusal(sets([newId(), 'qq']))).toEqual([422, ['senderDelegationType1']]);
  const { status } = await staf.get('/letter/api/SigningIdentity?userId=x&positionId=y');
  expect(status).toBe(400);
});

test('a mandate that has ended keeps a letter from being sent off and from being signed', async () => {
  const an = await delegate(utama, boss, direktur.userId);
  const draft = await desk.save({ ...alone, ...sets([an, 'an']) });
  const waiting = await desk.save({ ...alone, ...sets([an, 'an']) });
  await desk.submit(waiting.id);
  await db.execute(sql`update delegation set end_date = '2026-01-02' where id = ${an}`);
  const sent = await staf.post(desk.at(draft.id, '/submit'));
  expect([sent.status, Object.keys(sent.body.errors)]).toEqual([422, ['senderDelegationId1']]);
  const answer = await direktur.post(desk.at(waiting.id, '/sign'), { password });
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('Mandat a.n.')]);
  const { rows } = await db.execute(sql`select 1 from letter_number`);
  expect(rows).toEqual([]);
});

test('a mandate is not passed on: a delegate of the one it was given to does not sign by it', async () => {
  const an = await delegate(utama, boss, direktur.userId);
  await delegate(direktur.positionId, direktur.userId, delegasi.userId);
  const { id } = await desk.save({ ...alone, ...sets([an, 'an']) });
  await desk.submit(id);
  const caller = await desk.app.signIn('delegasi');
  const { body } = await caller.get('/user/api/Account/GetUserByToken');
  const entries = body.data.listRoles.filter((role: { type: string }) => role.type === 'Delegation');
  const tried = [];
  for (const entry of entries) {
    await caller.post('/user/api/Role/ChangeRolesV2', { id: entry.id });
    tried.push((await caller.post(desk.at(id, '/sign'), { password })).status);
  }
  expect(tried).toContain(409);
  expect(tried).not.toContain(200);
});

test('who acts in a post without writing is told nothing of mandates', async () => {
  await db.execute(sql`update delegation set scopes = '{baca}' where to_user_id = ${delegasi.userId}`);
  const reader = await actAs(desk.app, 'delegasi', 'Delegation');
  const path = `/letter/api/SigningIdentity?userId=${direktur.userId}&positionId=${direktur.positionId}`;
  expect((await reader.get(path)).status).toBe(403);
});
