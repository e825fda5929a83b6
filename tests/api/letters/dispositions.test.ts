import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type {
  Disposition,
  DispositionCandidate,
  DispositionListItem,
} from '../../../resources/naskah-dinas/disposition.ts';
import type { Task } from '../../../resources/naskah-dinas/letter-rows.ts';
import { dayInWib } from '../../../resources/wib.ts';
import { remindDispositions } from '../../../server/letters/dispositions/index.ts';
import type { Caller, Ok, Page } from '../../support/app.ts';
import { actAs } from './desk.ts';
import { openDispositionDesk } from './dispositions-desk.ts';

const desk = await openDispositionDesk();
const { at, given, received, dispose, further, to, instructions } = desk;
const { staf, atasan, direktur, delegasi, admin } = desk.people;

const tasksOf = async (by: Caller, kind: string, letterId: string) =>
  (await by.get<Page<Task>>(`/letter/api/Task?kind=${kind}&letterId=${letterId}`)).body.data.items;
const open = async (by: Caller, id: string) => (await by.get<Ok<Disposition>>(at(id))).body.data;
const stateOf = (node: Disposition, positionId: string) =>
  node.recipients.find((one) => one.positionId === positionId)?.state;
const newsOf = async (by: Caller) =>
  (await by.get('/notification/api/Notification?per_page=50')).body.data.items as {
    title: string;
    message: string;
    detailUrl: string;
  }[];

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

type Moment = 'given' | 'read' | 'started' | 'done' | 'closed' | 'withdrawn';
const moments: Moment[] = ['given', 'read', 'started', 'done', 'closed', 'withdrawn'];
async function inMoment(moment: Moment) {
  const made = await given({ receivers: [to(atasan)] });
  const { id } = made;
  if (moment === 'read') await atasan.post(at(id, 'read'));
  if (moment === 'started') await atasan.post(at(id, 'start'));
  if (moment === 'done' || moment === 'closed') await atasan.post(at(id, 'done'));
  if (moment === 'closed') await direktur.post(at(id, 'close'));
  if (moment === 'withdrawn') await direktur.post(at(id, 'withdraw'), { reason: 'Salah alamat.' });
  return made;
}

describe('every verb, by everybody, in every state', () => {
  const people = {
    giver: direktur,
    recipient: atasan,
    secretary: desk.asSecretary,
    below: staf,
    outsider: desk.outsider,
    admin,
  };
  const verbs = {
    see: (by: Caller, id: string) => by.get(at(id)),
    sheet: (by: Caller, id: string) => by.get(at(id, 'pdf')),
    read: (by: Caller, id: string) => by.post(at(id, 'read')),
    start: (by: Caller, id: string) => by.post(at(id, 'start')),
    report: (by: Caller, id: string) => by.post(at(id, 'report'), { text: 'Sudah dibahas.' }),
    done: (by: Caller, id: string) => by.post(at(id, 'done')),
    further: (by: Caller, id: string) => further(id, {}, by),
    reopen: (by: Caller, id: string) => by.post(at(id, 'reopen')),
    withdraw: (by: Caller, id: string) => by.post(at(id, 'withdraw'), { reason: 'Keliru.' }),
    close: (by: Caller, id: string) => by.post(at(id, 'close')),
  };
  const none = '404 404 404 404 404 404';
  const never = '403 403 403 403 403 403';
  const only = (recipient: string, giver = never) => ({
    giver,
    recipient,
    secretary: giver,
    below: none,
    outsider: none,
    admin: none,
  });
  /** In given, read, started, done, closed, withdrawn. */
  const table: Record<keyof typeof verbs, Record<keyof typeof people, string>> = {
    see: only('200 200 200 200 200 404', '200 200 200 200 200 200'),
    sheet: only('200 200 200 200 200 404', '200 200 200 200 200 200'),
    read: only('200 200 200 200 200 404'),
    start: only('200 200 409 409 409 404'),
    report: only('200 200 200 409 409 404'),
    done: only('200 200 200 409 409 404'),
    further: only('200 200 200 409 409 404'),
    reopen: only('409 409 409 200 409 404', '409 409 409 409 200 409'),
    withdraw: only('403 403 403 403 403 404', '200 409 409 409 409 409'),
    close: only('403 403 403 403 403 404', '409 409 409 200 409 409'),
  };
  test.each(Object.keys(verbs) as (keyof typeof verbs)[])(
    '%s',
    async (verb) => {
      const answers = new Map<string, number[]>();
      for (const moment of moments) {
        let { id } = await inMoment(moment);
        for (const [person, by] of Object.entries(people)) {
          const { status } = await verbs[verb](by, id);
          answers.set(person, [...(answers.get(person) ?? []), status]);
          if (status === 200 && verb !== 'see' && verb !== 'sheet') ({ id } = await inMoment(moment));
        }
      }
      const rows = Object.fromEntries([...answers].map(([person, all]) => [person, all.join(' ')]));
      expect(rows).toEqual(table[verb]);
    },
    60_000,
  );

  test('ids of nothing and of no shape are 404', async () => {
    for (const id of ['x', crypto.randomUUID()])
      for (const verb of Object.values(verbs)) expect((await verb(direktur, id)).status).toBe(404);
  });
});

describe('a part of the work', () => {
  test('goes from unread to done and takes the task with it', async () => {
    const { id, letterId } = await given({ receivers: [to(atasan)] });
    expect(stateOf(await open(atasan, id), atasan.positionId)).toBe('belum-dibaca');
    await atasan.post(at(id, 'read'));
    expect(stateOf(await open(direktur, id), atasan.positionId)).toBe('dibaca');
    await atasan.post(at(id, 'start'));
    expect((await open(direktur, id)).recipients[0]).toMatchObject({ state: 'diproses' });
    await atasan.post(at(id, 'done'));
    const [recipient] = (await open(direktur, id)).recipients;
    expect(recipient).toMatchObject({ state: 'selesai' });
    expect(recipient?.doneAt).not.toBeNull();
    expect(await tasksOf(atasan, 'disposition-in', letterId)).toEqual([]);
    expect(await tasksOf(direktur, 'disposition-out', letterId)).toHaveLength(1);
    await direktur.post(at(id, 'close'));
    expect(await tasksOf(direktur, 'disposition-out', letterId)).toEqual([]);
    await direktur.post(at(id, 'reopen'));
    await atasan.post(at(id, 'reopen'));
    expect(await tasksOf(atasan, 'disposition-in', letterId)).toHaveLength(1);
    expect(await tasksOf(direktur, 'disposition-out', letterId)).toHaveLength(1);
  });

  test('is not done without the report its instruction asks for', async () => {
    const { id } = await given({ receivers: [to(atasan)], instructionIds: [instructions.followUp] });
    const without = await atasan.post(at(id, 'done'));
    expect([without.status, Object.keys(without.body.errors)]).toEqual([422, ['report']]);
    expect((await atasan.post(at(id, 'report'), { text: '  ' })).status).toBe(422);
    expect((await atasan.post(at(id, 'done'), { report: 'Selesai dibahas.' })).status).toBe(200);
    const [recipient] = (await open(direktur, id)).recipients;
    expect(recipient?.reports).toMatchObject([{ text: 'Selesai dibahas.', personName: atasan.personName }]);
    expect((await newsOf(direktur))[0]?.title).toBe('Disposisi diselesaikan');
  });

  test('a report carries files, which only those in the chain may open', async () => {
    const { id } = await given({ receivers: [to(atasan)] });
    const files = [{ fileName: 'foto.txt', content: Buffer.from('lokasi').toString('base64') }];
    const { status, body } = await atasan.post<Ok<Disposition>>(at(id, 'report'), { text: 'Foto.', files });
    expect(status).toBe(200);
    const file = body.data.recipients[0]?.reports[0]?.files[0];
    const opened = await direktur.get(`${at(id)}/files/${file?.id}`);
    expect([opened.status, opened.raw.toString()]).toEqual([200, 'lokasi']);
    expect((await desk.outsider.get(`${at(id)}/files/${file?.id}`)).status).toBe(404);
    expect((await direktur.get(`${at(id)}/files/${crypto.randomUUID()}`)).status).toBe(404);
    const broken = await atasan.post(at(id, 'report'), {
      text: 'x',
      files: [{ fileName: 'a.txt', content: '?' }],
    });
    expect([broken.status, Object.keys(broken.body.errors)]).toEqual([422, ['files']]);
  });

  test('does not end before what was disposed further, unless forced with a reason; that then closes with it', async () => {
    const { id, letterId } = await given({ receivers: [to(atasan)] });
    const child = (await further(id)).body.data.id;
    expect((await atasan.post(at(id, 'done'))).status).toBe(409);
    expect((await atasan.post(at(id, 'done'), { force: true })).body.errors).toHaveProperty('reason');
    expect((await atasan.post(at(id, 'done'), { force: true, reason: 'Ditangani sendiri.' })).status).toBe(
      200,
    );
    expect(await open(atasan, child)).toMatchObject({ endReason: 'Ditangani sendiri.' });
    expect(await tasksOf(staf, 'disposition-in', letterId)).toEqual([]);
    expect((await staf.post(at(child, 'start'))).status).toBe(409);
    expect((await atasan.post(at(child, 'reopen'))).status).toBe(409);
  });

  test('several inbox items at once: one with open dispositions says how many, and closes when forced', async () => {
    const { id, itemId } = await given();
    const bulk = async (more: object) =>
      await direktur.post('/letter/api/Inbox/bulk', { ids: [itemId], verb: 'close', ...more });
    expect((await bulk({})).body.data.items).toMatchObject([
      { ok: false, statusCode: 409, openDispositions: 1 },
    ]);
    const unsaid = await bulk({ force: true });
    expect(unsaid.status).toBe(422);
    expect(unsaid.body.errors).toHaveProperty('reason');
    expect((await bulk({ force: true, reason: 'Tidak relevan lagi.' })).body.data.items).toMatchObject([
      { ok: true, statusCode: 200 },
    ]);
    expect((await open(direktur, id)).closedAt).not.toBeNull();
  });

  test('the inbox item does not close with open dispositions unless forced', async () => {
    const { id, itemId } = await given();
    const close = (body?: object) => direktur.post(`/letter/api/Inbox/${itemId}/close`, body);
    const refused = await close();
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('1 disposisi');
    expect((await close({ force: true })).status).toBe(422);
    expect((await close({ force: true, reason: 'Tidak relevan lagi.' })).status).toBe(200);
    expect((await open(direktur, id)).closedAt).not.toBeNull();
    expect((await direktur.post(at(id, 'reopen'))).status).toBe(409);
  });

  test('a disposition closes over undone recipients only with a reason', async () => {
    const { id } = await given();
    await atasan.post(at(id, 'done'));
    const { status, body } = await direktur.post(at(id, 'close'));
    expect(status).toBe(409);
    expect(body.message).toContain('Kepala Divisi Pemeliharaan');
    expect((await direktur.post(at(id, 'close'), { force: true, reason: 'Cukup.' })).status).toBe(200);
  });
});

describe('withdrawing', () => {
  test('takes letter, task and disposition away from those who have not read it', async () => {
    const { id, letterId } = await given();
    expect((await direktur.post(at(id, 'withdraw'))).status).toBe(422);
    expect((await direktur.post(at(id, 'withdraw'), { reason: 'Salah orang.' })).status).toBe(200);
    expect((await delegasi.get(at(id))).status).toBe(404);
    expect((await delegasi.get(desk.letterAt(letterId))).status).toBe(404);
    expect(await tasksOf(delegasi, 'disposition-in', letterId)).toEqual([]);
    expect((await newsOf(delegasi))[0]?.title).toBe('Disposisi ditarik');
  });

  test('against reading at the same moment: one wins', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await given({ receivers: [to(atasan)] });
      const [read, withdrawn] = await Promise.all([
        atasan.post(at(id, 'read')),
        direktur.post(at(id, 'withdraw'), { reason: 'Keliru.' }),
      ]);
      expect([200, 404]).toContain(read.status);
      expect(withdrawn.status).toBe(read.status === 200 ? 409 : 200);
    }
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
      { recipientCount: 1, doneCount: 0, responsibleName: 'Kepala Divisi Operasi dan Transaksi' },
    ]);
    await atasan.post(at(id, 'done'));
    expect((await list(atasan, 'direction=in&isOpen=true')).totalCount).toBe(0);
    expect((await list(atasan, 'isOpen=false')).totalCount).toBe(1);
    expect((await list(direktur, 'direction=out&isOpen=true')).items[0]?.doneCount).toBe(1);
    expect((await direktur.get('/letter/api/Disposition?direction=up')).status).toBe(400);
    expect((await direktur.get('/letter/api/Disposition?colour=red')).status).toBe(400);
  });

  test('the letter says whether it may be disposed, and the counter counts the task', async () => {
    const { letterId, itemId } = await received();
    const canDispose = async (by: Caller) => (await by.get(desk.letterAt(letterId))).body.data.can.dispose;
    expect([await canDispose(direktur), await canDispose(staf)]).toEqual([true, false]);
    const count = async () =>
      (await atasan.get('/task/api/Data/sidemenucounter')).body.data.taskCount as number;
    const before = await count();
    const { body } = await dispose(itemId);
    expect(await count()).toBe(before + 1);
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

  test('a masked subject is not printed on the sheet, and openings above Biasa are logged', async () => {
    const { itemId, letterId } = await received({
      permissionClassificationId: desk.ids.rahasia,
      subject: 'Akuisisi lahan',
    });
    const { body } = await dispose(itemId);
    const sheet = await atasan.get(at(body.data.id, 'pdf'));
    expect(sheet.status).toBe(200);
    expect(sheet.raw.subarray(0, 5).toString()).toBe('%PDF-');
    const logged = await desk.app.db.execute(sql`
      select 1 from audit_log where action = 'open-pdf' and record_id = ${letterId} and user_id = ${atasan.userId}`);
    expect(logged.rows).toHaveLength(1);
  });
});

describe('reminders', () => {
  test('come two days before, daily when late, and to the giver after two days; never twice', async () => {
    const { id } = await given({ receivers: [to(atasan)], deadline: null });
    const on = async (deadline: string, day: string) => {
      await desk.app.db.execute(sql`update disposition set closed_at = now() where id <> ${id}`);
      await desk.app.db.execute(sql`update disposition set deadline = ${deadline} where id = ${id}`);
      const now = new Date(`${day}T08:00:00+07:00`);
      const first = await remindDispositions(desk.app, now);
      const again = await remindDispositions(desk.app, now);
      expect(again).toEqual({ soon: 0, overdue: 0, escalated: 0 });
      return first;
    };
    const deadline = '2026-11-20';
    expect(await on(deadline, '2026-11-17')).toEqual({ soon: 0, overdue: 0, escalated: 0 });
    expect(await on(deadline, '2026-11-18')).toEqual({ soon: 1, overdue: 0, escalated: 0 });
    expect(await on(deadline, '2026-11-20')).toEqual({ soon: 0, overdue: 0, escalated: 0 });
    expect(await on(deadline, '2026-11-21')).toEqual({ soon: 0, overdue: 1, escalated: 0 });
    expect(await on(deadline, '2026-11-22')).toEqual({ soon: 0, overdue: 1, escalated: 1 });
    expect(await on(deadline, '2026-11-23')).toEqual({ soon: 0, overdue: 1, escalated: 0 });
    expect((await newsOf(direktur)).map((one) => one.title)).toContain('Disposisi Anda belum diselesaikan');
    await atasan.post(at(id, 'done'));
    expect(await on(deadline, '2026-11-24')).toEqual({ soon: 0, overdue: 0, escalated: 0 });
  });

  test('what a trigger said of the deadline on that day is not said again, on the next day it is', async () => {
    const { id } = await given({ receivers: [to(atasan)], deadline: null });
    await desk.app.db.execute(sql`update disposition set deadline = '2026-11-20' where id = ${id}`);
    const page = `/naskah-dinas/tugas/disposition-in/${id}`;
    const told = async () =>
      (
        await desk.app.db.execute(sql`select 1 from notification
          where user_id = ${atasan.userId} and detail_url = ${page} and title = 'Disposisi melewati batas waktu'`)
      ).rows.length;
    await desk.app.db.execute(
      sql`update notification set created_at = '2026-11-19' where detail_url = ${page}`,
    );
    await desk.app.db.execute(sql`
      insert into notification (id, user_id, title, modul, message, detail_url, created_at)
      select gen_random_uuid(), ${atasan.userId}, 'Disposisi lewat batas waktu', 'naskah-dinas', 'x', ${page},
             '2026-11-21T00:01:00+07:00'`);
    await remindDispositions(desk.app, new Date('2026-11-21T07:40:00+07:00'));
    expect(await told()).toBe(0);
    await desk.app.db.execute(sql`delete from notification where title = 'Disposisi lewat batas waktu'`);
    await remindDispositions(desk.app, new Date('2026-11-22T07:40:00+07:00'));
    expect(await told()).toBe(1);
  });

  test('what the reminder of the morning said is not said again by a trigger in the night', async () => {
    const deadline = dayInWib(new Date(Date.now() + 3 * 86_400_000));
    const { id } = await given({ receivers: [to(atasan)], deadline });
    const page = `/naskah-dinas/tugas/disposition-in/${id}`;
    const titles = async () =>
      (
        await desk.app.db.execute<{ title: string }>(sql`select title from notification
          where user_id = ${atasan.userId} and detail_url = ${page} order by created_at`)
      ).rows.map((row) => row.title);
    const morning = `${dayInWib(new Date(Date.now() + 86_400_000))}T07:40:00+07:00`;
    await remindDispositions(desk.app, new Date(morning));
    await desk.app.db.execute(sql`update notification set created_at = ${morning}
      where detail_url = ${page} and title = 'Batas waktu disposisi mendekat'`);
    await desk.app.jobs.runDue(new Date(Date.parse(`${deadline}T23:59:59+07:00`) - 2 * 86_400_000 + 5000));
    const runs = await desk.app.db.execute(
      sql`select 1 from trigger_run where turn like 'disposisi.batas_waktu%'`,
    );
    expect(runs.rows.length, 'the trigger had its turn').toBeGreaterThan(0);
    expect(await titles()).toEqual(['Disposisi masuk', 'Batas waktu disposisi mendekat']);
  });

  test('two runs at once tell everybody once', async () => {
    const { id } = await given({ receivers: [to(atasan)], deadline: null });
    await desk.app.db.execute(sql`update disposition set deadline = '2026-11-20' where id = ${id}`);
    const now = new Date('2026-11-21T08:00:00+07:00');
    const runs = await Promise.all([remindDispositions(desk.app, now), remindDispositions(desk.app, now)]);
    expect(runs.map((run) => run.overdue).sort()).toEqual([0, 1]);
  });

  test('many are told a few at a time: nobody waits for the rest, and what was told stays told', async () => {
    const { id } = await given({ receivers: [to(atasan)], deadline: null });
    await desk.app.db.execute(sql`update disposition set closed_at = now() where id <> ${id}`);
    await desk.app.db.execute(sql`
      insert into disposition (id, letter_id, from_user_id, from_position_id, instruction_ids, deadline)
      select gen_random_uuid(), letter_id, from_user_id, from_position_id, instruction_ids, day
      from disposition, generate_series(1, 59) n, lateral (
        select (case n when 59 then '2026-11-20' else '2026-11-19' end)::date as day) d
      where id = ${id}`);
    await desk.app.db.execute(sql`
      insert into disposition_recipient (id, disposition_id, "order", position_id, user_id, role)
      select gen_random_uuid(), d.id, 1, r.position_id, r.user_id, r.role
      from disposition_recipient r, disposition d
      where r.disposition_id = ${id} and d.deadline in ('2026-11-19', '2026-11-20') and d.closed_at is null`);
    const told = async () =>
      (
        await desk.app.db.execute(sql`select distinct d.id from notification n join disposition d
            on n.detail_url = '/naskah-dinas/tugas/disposition-in/' || d.id
          where n.title = 'Disposisi melewati batas waktu' and d.closed_at is null`)
      ).rows.length;
    const now = new Date('2026-11-21T08:00:00+07:00');
    const running = await desk.app.db.transaction(async (tx) => {
      // Somebody is at work on the last one.
      await tx.execute(sql`select 1 from disposition_recipient r join disposition d on d.id = r.disposition_id
        where d.deadline = '2026-11-20' and d.closed_at is null for update of r`);
      const run = remindDispositions(desk.app, now);
      await expect.poll(told, { timeout: 5000 }).toBe(50);
      return { run };
    });
    expect(await running.run).toEqual({ soon: 0, overdue: 59, escalated: 58 });
    expect(await told()).toBe(59);
    expect(await remindDispositions(desk.app, now)).toEqual({ soon: 0, overdue: 0, escalated: 0 });
  });
});

test('why a disposition was opened again stands in the audit log', async () => {
  const { id } = await given();
  await direktur.post(at(id, 'close'), { force: true, reason: 'Salah tutup.' });
  expect((await direktur.post(at(id, 'reopen'), { reason: 'Masih ditunggu.' })).status).toBe(200);
  const { rows } = await desk.app.db.execute<{ reason: string }>(sql`
    select after->>'reason' as reason from audit_log where record_id = ${id} and action = 'reopen'`);
  expect(rows).toEqual([{ reason: 'Masih ditunggu.' }]);
});
