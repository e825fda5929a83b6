import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayInWib } from '../../../lib/wib.ts';
import { newId } from '../../../server/db/ids.ts';
import type { Caller } from '../../support/app.ts';
import { actAs, openDesk, password } from './desk.ts';

const desk = await openDesk();
const { staf, atasan, direktur, delegasi, admin, legal } = desk.people;
const post = (body: object, by = staf) => by.post('/letter/api/Letter', body);

test('a POST repeated after a lost answer gives the same letter', async () => {
  const body = desk.letter({ id: newId() });
  const [first, second] = await Promise.all([post(body), post(body)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.data).toEqual(first.body.data);
  const drafts = await staf.get('/letter/api/Draft');
  expect(drafts.body.data.totalCount).toBe(1);
});

test('an id that is taken is refused: with the letter to its drafter, without a word to others', async () => {
  const { id } = await desk.save();
  const own = await post(desk.letter({ id, subject: 'Lain' }));
  expect(own).toMatchObject({ status: 409, body: { data: { id, version: 1 } } });
  const foreign = await post(desk.letter({ id }), atasan);
  expect(foreign.status).toBe(409);
  expect(foreign.body.data).toBeUndefined();
  expect(JSON.stringify(foreign.body)).not.toContain('Rekayasa');
});

test('an almost empty draft is kept; nothing typed is lost', async () => {
  const { status, body } = await post({ subject: 'R' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ subject: 'R', state: 'draft', content: '', receivers: [] });
});

test('of two saves over the same version one is told what the other has saved', async () => {
  const { id, version } = await desk.save();
  const answers = await Promise.all(
    ['Satu', 'Dua'].map((subject) => staf.put(desk.at(id), desk.letter({ subject, version }))),
  );
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  const [saved, refused] = answers.toSorted((a, b) => a.status - b.status);
  expect(refused?.body.data.subject).toBe(saved?.body.data.subject);
  expect(refused?.body.data.version).toBe(version + 1);
  expect((await staf.put(desk.at(id), desk.letter())).body.errors).toHaveProperty('version');
});

test('what a draft refers to must exist, belong together and be in use', async () => {
  const kind = desk.ids.kind;
  const refused = async (over: Record<string, unknown>) => {
    const { status, body } = await post(desk.letter(over));
    return `${status} ${Object.keys(body.errors ?? {})}`;
  };
  expect(await refused({ naskahDinasParentCategoryId: newId() })).toContain(
    '422 naskahDinasParentCategoryId',
  );
  expect(await refused({ naskahDinasParentCategoryId: desk.ids.biasa })).toContain('422');
  expect(await refused({ permissionClassificationId: kind })).toBe('422 permissionClassificationId');
  expect(await refused({ archiveClassificationId: kind })).toBe('422 archiveClassificationId');
  expect(await refused({ letterheadId: kind })).toBe('422 letterheadId');
  expect(await refused({ referenceId: newId() })).toBe('422 referenceId');
  expect(await refused({ from: 'external', concern: 'external' })).toBe('422 concern');
  const mixed = { ...desk.named(staf), userPositionId: direktur.positionId };
  expect(await refused({ receivers: [mixed] })).toBe('422 receivers');
  expect(await refused({ senderId: staf.userId })).toBe('422 senderId');
  expect(await refused({ receivers: [desk.named(delegasi), desk.named(delegasi)] })).toBe('422 receivers');
  expect(await refused({ subject: 'x'.repeat(301) })).toBe('422 subject');
  expect(await refused({ scriptDate: '0000-01-01' })).toBe('422 scriptDate');
  expect(await refused({ scriptDate: '2026-02-30' })).toBe('422 scriptDate');
  expect(await refused({ state: 'sent' })).toBe('422 state');
  expect(await refused({ number: '1' })).toBe('422 number');
});

test('a kind taken out of use keeps no draft from being saved, but keeps it from being sent', async () => {
  const { id, version } = await desk.save();
  const turn = (active: boolean) =>
    desk.app.db.execute(sql`update script_sub_type set is_active = ${active} where id = ${desk.ids.subType}`);
  await turn(false);
  try {
    const saved = await staf.put(desk.at(id), desk.letter({ subject: 'Diubah', version }));
    expect(saved.status).toBe(200);
    const sent = await staf.post(desk.at(id, '/submit'));
    expect(sent).toMatchObject({
      status: 422,
      body: { errors: { naskahDinasCategoryId: [expect.any(String)] } },
    });
  } finally {
    await turn(true);
  }
});

test('a letter answers only letters its drafter may see', async () => {
  const secretToStaf = await desk.save({ subject: 'Milik atasan' }, atasan);
  const { status, body } = await post(desk.letter({ referenceId: secretToStaf.id }));
  expect([status, Object.keys(body.errors)]).toEqual([422, ['referenceId']]);
  const sent = await desk.inState('sent');
  const answer = await post(desk.letter({ referenceId: sent }), delegasi);
  expect(answer.body.data.referenceTitle).toContain('Rekayasa lalu lintas Natal');
});

test('submitting names every missing field', async () => {
  const { body } = await post({ subject: '' });
  const { status, body: answer } = await staf.post(desk.at(body.data.id, '/submit'));
  expect(status).toBe(422);
  expect(Object.keys(answer.errors).toSorted()).toEqual(
    [
      ...['archiveClassificationId', 'content', 'naskahDinasCategoryId', 'naskahDinasParentCategoryId'],
      ...['permissionClassificationId', 'place', 'receivers', 'scriptDate', 'senderId', 'subject'],
    ].toSorted(),
  );
});

test('the sender must be of a post that signs, high enough for the kind, and the kind must go this way', async () => {
  const sent = async (over: Record<string, unknown>) => {
    const { id } = await desk.save(over);
    const { status, body } = await staf.post(desk.at(id, '/submit'));
    return `${status} ${Object.keys(body.errors ?? {})}`;
  };
  expect(await sent({ senderId: admin.userId, senderPositionId: admin.positionId })).toBe('422 senderId');
  const { rows } = await desk.app.db.execute<{ id: string; type: string }>(
    sql`select s.id, s.script_type_id as type from script_sub_type s where s.code = 'KEPDIR'`,
  );
  const decree = { naskahDinasCategoryId: rows[0]?.id, naskahDinasParentCategoryId: rows[0]?.type };
  const byAtasan = { senderId: atasan.userId, senderPositionId: atasan.positionId };
  expect(await sent({ ...decree, ...byAtasan })).toBe('422 senderId');
  expect(await sent({ ...decree, concern: 'external' })).toContain('422 naskahDinasCategoryId');
  expect(await sent({ from: 'external' })).toContain('naskahDinasCategoryId');
});

test('deleting takes the draft away and keeps its name in the audit log', async () => {
  const { id } = await desk.save({ subject: 'Batal' });
  expect((await staf.delete(desk.at(id))).status).toBe(200);
  expect((await staf.get(desk.at(id))).status).toBe(404);
  const { rows } = await desk.app.db.execute(
    sql`select before from audit_log where record_id = ${id} and action = 'delete'`,
  );
  expect(rows).toMatchObject([{ before: { subject: 'Batal', state: 'draft' } }]);
});

test('autosaves leave no audit row, steps do', async () => {
  const id = await desk.inState('sent');
  const draft = await desk.save();
  await staf.put(desk.at(draft.id), desk.letter({ subject: 'Dua', version: 1 }));
  const actions = async (recordId: string) => {
    const { rows } = await desk.app.db.execute<{ action: string }>(
      sql`select action from audit_log where resource = 'letter' and record_id = ${recordId} order by id`,
    );
    return rows.map((row) => row.action);
  };
  expect(await actions(draft.id)).toEqual(['create']);
  expect(await actions(id)).toEqual(['create', 'submit', 'approve', 'sign']);
});

test('a secretary writes for the official, whose draft it is; both stand in the history', async () => {
  const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
  const { body } = await secretary.post('/letter/api/Letter', desk.letter());
  expect((await direktur.get('/letter/api/Draft')).body.data.items).toMatchObject([
    { letterId: body.data.id },
  ]);
  expect((await secretary.get('/letter/api/Draft')).status).toBe(403);
  const history = await direktur.get(desk.at(body.data.id, '/timeline'));
  expect(history.body.data.items).toMatchObject([
    { event: 'created', personName: desk.people.sekretaris.personName, onBehalfOf: direktur.personName },
  ]);
});

test('somebody who drafts what they sign themselves is told that it does not wait yet', async () => {
  const own = { senderId: atasan.userId, senderPositionId: atasan.positionId };
  const { id } = await desk.save(own, atasan);
  expect((await atasan.post(desk.at(id, '/sign'), { password })).status).toBe(409);
});

test('a post that does not review cannot be asked to', async () => {
  const { id } = await desk.save();
  const canReview = (value: boolean) =>
    desk.app.db.execute(
      sql`update position set can_review = ${value} where id = ${desk.people.atasan.positionId}`,
    );
  await canReview(false);
  const { status, body } = await desk.people.staf.post(desk.at(id, '/submit'));
  await canReview(true);
  expect([status, Object.keys(body.errors)]).toEqual([422, ['reviewers']]);
  expect((await desk.submit(id)).state).toBe('review');
});

test('what refers to a draft that was deleted is still saved, and says nothing of it', async () => {
  const { id } = await desk.save();
  const answer = await desk.save({ referenceId: id });
  const { staf } = desk.people;
  expect((await staf.delete(desk.at(id))).status).toBe(200);
  const { body } = await staf.get(desk.at(answer.id));
  expect(body.data).toMatchObject({ referenceTitle: null, version: answer.version });
  const saved = await staf.put(
    desk.at(answer.id),
    desk.letter({ referenceId: id, subject: 'Lain', version: answer.version }),
  );
  expect(saved.status).toBe(200);
});

test('who signs and who reviews is proposed from the posts above, then as last time while they hold their posts', async () => {
  const other = await desk.app.db.execute<{ id: string }>(sql`
    select id from script_sub_type where id <> ${desk.ids.subType} and min_signer_level = 3 and is_active
      and 'internal-internal' = any(flows) limit 1`);
  const proposal = async (by: Caller = staf, kind: string = desk.ids.subType) =>
    (await by.get(`/letter/api/Writing/proposal/${kind}`)).body.data;
  const names = (one: { sender: Named | null; reviewers: Named[] }) =>
    [one.sender, ...one.reviewers].map((person) => person?.personName);
  // Nothing of this kind was sent on here yet.
  const first = await proposal(staf, other.rows[0]?.id);
  expect(first).toMatchObject({ source: 'organisation', since: null, place: 'Jakarta' });
  expect(first.sender).toMatchObject({ canSign: true });
  expect(first.reviewers.every(({ canReview }: { canReview: boolean }) => canReview)).toBe(true);
  // Whoever may sign at the kind's level signs their own.
  expect(names(await proposal(direktur))).toEqual([direktur.personName]);

  await desk.submit((await desk.save({ receivers: [desk.named(legal)], ccs: [] })).id);
  const last = await proposal();
  expect(last).toMatchObject({ source: 'last', since: dayInWib() });
  expect(names(last)).toEqual([direktur.personName, atasan.personName]);
  const { subTypeIds, people } = (await staf.get('/letter/api/Writing/recent')).body.data;
  expect(subTypeIds[0]).toBe(desk.ids.subType);
  expect(people[0].personName).toBe(legal.personName);

  await desk.app.db.execute(sql`update position set can_review = false where id = ${atasan.positionId}`);
  expect(await proposal()).toMatchObject({ source: 'organisation' });
  await desk.app.db.execute(sql`update position set can_review = true where id = ${atasan.positionId}`);
  expect((await staf.get(`/letter/api/Writing/proposal/${newId()}`)).status).toBe(404);
  expect((await staf.get('/letter/api/Writing/proposal/x')).status).toBe(404);
});

test('another signer has a chain of their own: the posts between, or as they last signed', async () => {
  const chainTo = async (signer: typeof staf) => {
    const query = `senderId=${signer.userId}&senderPositionId=${signer.positionId}`;
    const { body } = await staf.get(`/letter/api/Writing/proposal/${desk.ids.subType}?${query}`);
    const { source, sender, reviewers } = body.data;
    return [source, sender?.id, ...reviewers.map(({ id }: { id: string }) => id)];
  };
  // The last letter was the director's: for the superior it is those between, not themselves.
  const [source, signs, ...between] = await chainTo(atasan);
  expect([source, signs]).toEqual(['organisation', atasan.userId]);
  expect(between).toHaveLength(2);
  expect(between).not.toContain(atasan.userId);
  const theirs = await desk.save({
    ...{ senderId: atasan.userId, senderPositionId: atasan.positionId },
    reviewers: [{ ...desk.named(legal), reviewOrder: 1 }],
  });
  await desk.submit(theirs.id);
  expect(await chainTo(atasan)).toEqual(['last', atasan.userId, legal.userId]);
  expect(await chainTo(direktur)).toEqual(['last', direktur.userId, atasan.userId]);
  // Who does not sign has none.
  expect(await chainTo(legal)).toEqual(['organisation', undefined]);
});

test('to a secretary the official is proposed, whoever signed the last letter of the kind', async () => {
  const { rows } = await desk.app.db.execute<{ senderId: string; senderPositionId: string }>(sql`
    select user_id as "senderId", position_id as "senderPositionId" from job_mapping
    where is_active and position_id = (select parent_id from position where id = ${direktur.positionId})`);
  const { id } = await desk.save({ ...rows[0], anyReviewer: 'tidakAda', reviewers: [] }, direktur);
  await desk.submit(id, direktur);
  const proposal = async (by: Caller) =>
    (await by.get(`/letter/api/Writing/proposal/${desk.ids.subType}`)).body.data;
  expect((await proposal(direktur)).sender.id).toBe(rows[0]?.senderId);
  const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
  expect(await proposal(secretary)).toMatchObject({ sender: { id: direktur.userId }, reviewers: [] });
  // Whom a letter of a class closed to secretaries passed is not told by a proposal either.
  await desk.app.db.execute(
    sql`update security_classification set secretary_can_open = false where code = 'R'`,
  );
  const closed = {
    permissionClassificationId: desk.ids.rahasia,
    reviewers: [{ ...desk.named(legal), reviewOrder: 1 }],
    receivers: [desk.named(legal)],
  };
  await desk.submit((await desk.save(closed, direktur)).id, direktur);
  const usual = async (by: Caller): Promise<string[]> =>
    (await by.get('/letter/api/Writing/recent')).body.data.people.map((one: Named) => one.personName);
  expect(await proposal(direktur)).toMatchObject({ source: 'last', reviewers: [{ id: legal.userId }] });
  expect(await usual(direktur)).toContain(legal.personName);
  const [told, people] = [await proposal(secretary), await usual(secretary)];
  await desk.app.db.execute(
    sql`update security_classification set secretary_can_open = true where code = 'R'`,
  );
  expect(told).toMatchObject({ source: 'organisation', since: null, reviewers: [] });
  expect(people).not.toContain(legal.personName);
});

type Named = { personName: string };
