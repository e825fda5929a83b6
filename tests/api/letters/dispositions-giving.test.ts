import { sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type {
  Disposition,
  DispositionCandidate,
  DispositionListItem,
  DispositionProposal,
} from '../../../domain/letters/disposition.ts';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import type { Caller, Ok, Page } from '../../support/app.ts';
import { actAs } from './desk.ts';
import { openDispositionDesk } from './dispositions-desk.ts';

const desk = await openDispositionDesk();
const { at, given, received, dispose, further, to, instructions, tasksOf, open, newsOf } = desk;
const { staf, atasan, direktur, delegasi } = desk.people;

describe('giving', () => {
  test('brings the letter, a task and the news to the recipients, and the giver a task to follow it up', async () => {
    const { letterId, itemId } = await received();
    expect((await delegasi.get(desk.letterAt(letterId))).status).toBe(404);
    const { status, body } = await dispose(itemId, { note: 'Segera bahas.', deadline: null });
    expect(status).toBe(200);
    expect(body.data.recipients.map((one) => one.role)).toEqual(['penanggung-jawab', 'pendukung']);
    expect((await delegasi.get(desk.letterAt(letterId))).status).toBe(200);
    expect((await delegasi.get(desk.letterAt(letterId, '/pdf'))).status).toBe(200);
    const [task] = await tasksOf(delegasi, 'disposition-in', letterId);
    expect(task).toMatchObject({ dispositionId: body.data.id, fromName: direktur.personName });
    expect(await tasksOf(direktur, 'disposition-out', letterId)).toHaveLength(1);
    expect((await newsOf(delegasi))[0]).toMatchObject({
      title: 'Disposisi masuk',
      detailUrl: `/naskah-dinas/tugas/disposition-in/${body.data.id}`,
    });
    const { body: history } = await direktur.get(desk.letterAt(letterId, '/timeline'));
    expect(history.data.items.at(-1)).toMatchObject({ event: 'disposed' });
    expect(JSON.stringify(history.data.items)).not.toContain('Segera bahas');
  });

  test('takes the deadline from the instructions in working days when none is given', async () => {
    const { itemId } = await received();
    const { body } = await dispose(itemId, { instructionIds: [instructions.followUp, instructions.talk] });
    const deadline = Date.parse(body.data.deadline ?? '');
    let workingDays = 0;
    for (let at = deadline; at > Date.now() + 7 * 3_600_000; at -= 86_400_000)
      if (![0, 6].includes(new Date(at).getUTCDay())) workingDays += 1;
    expect(workingDays).toBe(5);
  });

  test('refuses at the field what cannot be asked', async () => {
    const { itemId } = await received();
    const wrong = async (over: Record<string, unknown>) => {
      const { status, body } = await dispose(itemId, over);
      expect(status).toBe(422);
      return body.errors;
    };
    expect(await wrong({ receivers: [] })).toHaveProperty('receivers');
    expect(await wrong({ receivers: [to(atasan), to(atasan)] })).toHaveProperty('receivers');
    const two = [to(atasan, 'penanggung-jawab'), to(delegasi, 'penanggung-jawab')];
    expect(await wrong({ receivers: two })).toEqual({ receivers: ['Pilih tepat satu penanggung jawab.'] });
    expect(await wrong({ receivers: [to(atasan, 'pendukung')] })).toHaveProperty('receivers');
    expect((await wrong({ receivers: [to(direktur)] })).receivers?.[0]).toContain('Teruskan');
    expect((await wrong({ receivers: [to(desk.outsider)] })).receivers?.[0]).toContain('bukan bawahan');
    const left = { userId: staf.userId, userPositionId: atasan.positionId };
    expect((await wrong({ receivers: [left] })).receivers?.[0]).toContain('tidak lagi memangku');
    expect(await wrong({ instructionIds: [], note: ' ' })).toHaveProperty('instructionIds');
    expect(await wrong({ instructionIds: [staf.userId] })).toHaveProperty('instructionIds');
    expect(await wrong({ deadline: '2020-01-01' })).toHaveProperty('deadline');
    expect(await wrong({ deadline: 'besok' })).toHaveProperty('deadline');
    expect(await wrong({ note: 'x'.repeat(2001) })).toHaveProperty('note');
    expect(await wrong({ unknown: 1 })).toHaveProperty('unknown');
  });

  test('a deadline later than the letter’s urgency allows needs a reason', async () => {
    const { itemId } = await received({ urgency: 'SEGERA' });
    const late = plusDays(dayInWib(), 4);
    const refused = await dispose(itemId, { deadline: late });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['deadlineReason']]);
    const none = await dispose(itemId, { deadline: null });
    expect([none.status, none.body.errors]).toEqual([
      422,
      { deadline: ['Naskah Segera memerlukan tenggat.'] },
    ]);
    const followUp = await dispose(itemId, { instructionIds: [desk.instructions.followUp] });
    expect(followUp.body.data.deadline).toBe(plusDays(dayInWib(), 2));
    const reason = 'Menunggu data lapangan.';
    const { status, body } = await further(followUp.body.data.id, { deadline: late, deadlineReason: reason });
    expect([status, body.data.deadline, body.data.deadlineReason]).toEqual([200, late, reason]);
  });

  test('peers use forward: atasan cannot dispose to delegasi beside or direktur above', async () => {
    const { id } = await given();
    for (const person of [delegasi, direktur])
      expect((await further(id, { receivers: [to(person)] })).status).toBe(422);
    expect((await further(id)).status).toBe(200);
  });

  test('the same id again makes no second one; an open one to the same post is refused', async () => {
    const { itemId } = await received();
    const id = crypto.randomUUID();
    const [first, second] = await Promise.all([dispose(itemId, { id }), dispose(itemId, { id })]);
    expect([first.status, second.status, first.body.data.id, second.body.data.id]).toEqual([
      200,
      200,
      id,
      id,
    ]);
    expect((await dispose(itemId)).status).toBe(409);
    // Whoever changed it after a lost answer is told what went.
    const changed = await dispose(itemId, { id, note: 'Lain.' });
    expect([changed.status, changed.body.message]).toEqual([409, expect.stringContaining('sudah sampai')]);
  });

  test('of two at once to the same post one wins', async () => {
    const { itemId } = await received();
    const answers = await Promise.all([dispose(itemId), dispose(itemId), dispose(itemId)]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409]);
  });

  test('closing the inbox item and disposing at once leave nothing open below what is closed', async () => {
    const { itemId } = await received();
    const [closed, disposed] = await Promise.all([
      direktur.post(`/letter/api/Inbox/${itemId}/close`),
      dispose(itemId),
    ]);
    expect([closed.status, disposed.status].sort()).toEqual([200, 409]);
  });

  test('what a form begins with: whom and what this post disposes most, and what the deadline is measured by', async () => {
    const { itemId } = await received();
    const { body: given } = await dispose(itemId, { receivers: [to(staf)], deadline: dayInWib() });
    const ask = async (by: Caller, query: string) =>
      (await by.get<Ok<DispositionProposal>>(`/letter/api/Disposition/proposal?${query}`)).body.data;
    const proposed = await ask(direktur, `inboxItemId=${itemId}`);
    expect(proposed.people).toHaveLength(3);
    expect(proposed.people.map(({ userId }) => userId)).toContain(staf.userId);
    expect(proposed.instructionIds[0]).toBe(instructions.forInformation);
    expect(proposed.parentDeadline).toBeNull();
    expect(Date.parse(proposed.receivedAt ?? '')).toBeGreaterThan(Date.now() - 3_600_000);
    const other = await received();
    const { body } = await dispose(other.itemId, { receivers: [to(atasan)], deadline: dayInWib() });
    expect(await ask(atasan, `dispositionId=${body.data.id}`)).toMatchObject({ parentDeadline: dayInWib() });
    expect((await atasan.get(`/letter/api/Disposition/proposal?inboxItemId=${itemId}`)).status).toBe(404);
    expect(given.data.can.undo).toBe(true);
  });

  test('candidates are the posts below, the direct ones first', async () => {
    const { body } = await direktur.get<Page<DispositionCandidate>>('/letter/api/Disposition/recipients');
    const posts = body.data.items.map((one) => one.userPositionId);
    expect(posts).toContain(staf.positionId);
    expect(posts).not.toContain(direktur.positionId);
    expect(posts).not.toContain(desk.outsider.positionId);
    expect(posts.indexOf(atasan.positionId)).toBeLessThan(posts.indexOf(staf.positionId));
    expect((await staf.get('/letter/api/Disposition/recipients')).status).toBe(403);
  });
});

describe('who may dispose', () => {
  test('a secretary who prepares dispositions does it with both names; one who does not gets 403', async () => {
    const { itemId } = await received();
    const { status, body } = await dispose(itemId, {}, desk.asSecretary);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ fromPositionId: direktur.positionId, onBehalfOf: direktur.personName });
    await desk.app.db.execute(sql`update secretary set can_draft_disposition = false`);
    const other = await received();
    expect((await dispose(other.itemId, {}, desk.asSecretary)).status).toBe(403);
    await desk.app.db.execute(sql`update secretary set can_draft_disposition = true`);
  });

  test('a delegate with the scope disposisi does it; without it 403', async () => {
    const withScopes = async (...wanted: string[]) => {
      await desk.app.db.execute(sql`update delegation set scopes = ${sql.param(wanted)}::text[]`);
      return actAs(desk.app, 'delegasi', 'Delegation');
    };
    const { itemId } = await received();
    expect((await dispose(itemId, {}, await withScopes('baca', 'periksa'))).status).toBe(403);
    expect((await dispose(itemId, {}, await withScopes('baca', 'disposisi'))).status).toBe(200);
  });

  test('a post that does not dispose gets 403, another post 404', async () => {
    const { itemId } = await received({ receivers: [desk.named(staf)], ccs: [desk.named(direktur)] });
    const { body } = await staf.get('/letter/api/Inbox?perPage=1');
    expect((await dispose(body.data.items[0].id, {}, staf)).status).toBe(403);
    expect((await dispose(itemId, {}, desk.outsider)).status).toBe(404);
  });
});

describe('the tree', () => {
  test('is seen upwards and downwards, not sideways', async () => {
    const { id, letterId } = await given();
    const child = (await further(id, { note: 'Hanya untuk staf.' })).body.data.id;
    expect((await delegasi.get(at(child))).status).toBe(404);
    expect(JSON.stringify(await open(delegasi, id))).not.toContain('Hanya untuk staf.');
    expect((await open(direktur, id)).tree[0]?.recipients[0]?.children[0]?.id).toBe(child);
    const fromBelow = await open(staf, child);
    expect(fromBelow.tree[0]?.id).toBe(id);
    expect(fromBelow.mine).toBe(fromBelow.recipients[0]?.id);
    const { body } = await direktur.get<Page<Disposition>>(desk.letterAt(letterId, '/dispositions'));
    expect(body.data.items).toHaveLength(1);
    expect((await desk.outsider.get(desk.letterAt(letterId, '/dispositions'))).status).toBe(404);
  });

  test('lists show what came in and what went out, open and closed', async () => {
    const { id, letterId } = await given({ receivers: [to(atasan)] });
    const list = async (by: Caller, query: string) =>
      (await by.get<Page<DispositionListItem>>(`/letter/api/Disposition?letterId=${letterId}&${query}`)).body
        .data;
    expect((await list(atasan, 'direction=in&isOpen=true')).items).toMatchObject([
      { id, state: 'belum-dibaca', role: 'penanggung-jawab', isOpen: true },
    ]);
    expect((await list(direktur, 'direction=out')).items).toMatchObject([
      { recipientCount: 1, doneCount: 0, responsibleName: atasan.personName },
    ]);
    await atasan.post(at(id, 'done'));
    expect((await list(atasan, 'direction=in&isOpen=true')).totalCount).toBe(0);
    expect((await list(atasan, 'isOpen=false')).totalCount).toBe(1);
    expect((await list(direktur, 'direction=out&isOpen=true')).items[0]?.doneCount).toBe(1);
    expect((await direktur.get('/letter/api/Disposition?direction=up')).status).toBe(400);
    expect((await direktur.get('/letter/api/Disposition?colour=red')).status).toBe(400);
  });

  test('the letter says whether it may be disposed; the counter counts the task for who has it, not for who waits for it', async () => {
    const { letterId, itemId } = await received();
    const canDispose = async (by: Caller) => (await by.get(desk.letterAt(letterId))).body.data.can.dispose;
    expect([await canDispose(direktur), await canDispose(staf)]).toEqual([true, false]);
    const count = async (by = atasan) =>
      (await by.get('/task/api/Data/sidemenucounter')).body.data.taskCount as number;
    const tasks = async (which: string) =>
      (await direktur.get(`/letter/api/Task?isMine=${which}`)).body.data.totalCount as number;
    const before = await count();
    const given = await count(direktur);
    const own = await tasks('true');
    const waited = await tasks('false');
    const { body } = await dispose(itemId);
    expect([await count(), await count(direktur)]).toEqual([before + 1, given]);
    expect([await tasks('true'), await tasks('false')]).toEqual([own, waited + 1]);
    await atasan.post(at(body.data.id, 'done'));
    expect(await count()).toBe(before);
  });
});

describe('security classes', () => {
  test('Sangat Rahasia is for the persons named: neither secretary nor whoever else holds the post', async () => {
    const { letterId, itemId } = await received({ permissionClassificationId: desk.ids.sangatRahasia });
    expect((await dispose(itemId, {}, desk.asSecretary)).status).toBe(404);
    const { status, body } = await dispose(itemId, { receivers: [to(atasan)] });
    expect(status).toBe(200);
    expect((await atasan.get(desk.letterAt(letterId))).status).toBe(200);
    const news = (await newsOf(atasan))[0];
    expect(news?.message).toBe('Naskah Sangat Rahasia');
    await desk.app.db.execute(sql`
      update disposition_recipient set user_id = ${delegasi.userId} where disposition_id = ${body.data.id}`);
    await desk.app.db.execute(sql`
      update task set only_user_id = ${delegasi.userId} where disposition_id = ${body.data.id} and kind = 'disposition-in'`);
    expect((await atasan.get(at(body.data.id))).status).toBe(404);
    expect(await tasksOf(atasan, 'disposition-in', letterId)).toEqual([]);
  });

  test('a masked subject is not printed on the sheet, nor whoever else got it; openings above Biasa are logged', async () => {
    const { itemId, letterId } = await received({
      permissionClassificationId: desk.ids.rahasia,
      subject: 'Akuisisi lahan',
    });
    const { body } = await dispose(itemId);
    const sheet = await atasan.get(at(body.data.id, 'pdf'));
    expect(sheet.status).toBe(200);
    const { text } = await extractText(new Uint8Array(sheet.raw), { mergePages: true });
    expect(text).toContain('Naskah Rahasia');
    expect(text).not.toContain('Akuisisi lahan');
    expect([text.includes(atasan.personName), text.includes(delegasi.personName)]).toEqual([true, false]);
    const logged = await desk.app.db.execute(sql`
      select 1 from audit_log where action = 'open-pdf' and record_id = ${letterId} and user_id = ${atasan.userId}`);
    expect(logged.rows).toHaveLength(1);
  });
});
