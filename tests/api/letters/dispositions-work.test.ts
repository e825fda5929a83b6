import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Disposition } from '../../../domain/letters/disposition.ts';
import { endTasksOf } from '../../../server/letters/flow/end-tasks.ts';
import { tasks } from '../../../server/letters/lists/tables.ts';
import { letters } from '../../../server/letters/tables.ts';
import type { Caller, Ok } from '../../support/app.ts';
import { openDispositionDesk } from './dispositions-desk.ts';

const desk = await openDispositionDesk();
const { at, given, received, further, to, instructions, tasksOf, open, stateOf, newsOf, askedOf } = desk;
const { staf, atasan, direktur, delegasi, admin } = desk.people;

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

  test('is asked for no more in the bell of who is done, and still in those of the others', async () => {
    const { id } = await given();
    expect((await direktur.post(at(id, 'nudge'), {})).status).toBe(200);
    const asked = await askedOf(delegasi, id);
    expect([await askedOf(atasan, id), asked.length]).toEqual([asked, 2]);
    await atasan.post(at(id, 'done'));
    expect([await askedOf(atasan, id), await askedOf(delegasi, id)]).toEqual([[], asked]);
  });

  test('that ends asks nobody any more who has other work beside it, as a delegate or on the same letter', async () => {
    const { db } = desk.app;
    const { letterId: toSign } = await received();
    const { id, letterId } = await given();
    // Delegasi holds a post of their own, and does the dispositions of atasan's, but not its signatures.
    await db.execute(sql`
      insert into delegation (id, from_position_id, from_user_id, to_user_id, start_date, end_date, scopes, reason)
      values (gen_random_uuid(), ${atasan.positionId}, ${atasan.userId}, ${delegasi.userId}, '2026-01-01', '2099-12-31',
        '{disposisi}', 'Cuti')`);
    await db.execute(sql`
      insert into task (id, letter_id, kind, position_id, from_position_id)
      select gen_random_uuid(), letter::uuid, kind, post::uuid, ${direktur.positionId} from (values
        (${toSign}, 'sign', ${atasan.positionId}), (${toSign}, 'sign', ${delegasi.positionId}),
        (${letterId}, 'review', ${delegasi.positionId})) t (letter, kind, post)`);
    await db.execute(sql`
      insert into notification (id, user_id, title, modul, message, detail_url, letter_id)
      select gen_random_uuid(), person::uuid, 'Tugas', 'naskah-dinas', 'Hal', '/naskah-dinas/tugas/' || page, letter::uuid
      from (values
        (${atasan.userId}, ${`sign/${toSign}`}, ${toSign}), (${delegasi.userId}, ${`sign/${toSign}`}, ${toSign}),
        (${delegasi.userId}, ${`review/${letterId}`}, ${letterId})) n (person, page, letter)`);
    const unread = async (by: Caller) =>
      (await newsOf(by)).flatMap(({ detailUrl, isRead }) =>
        !isRead &&
        [toSign, letterId, id].some((one) => detailUrl.endsWith(one) && detailUrl.includes('/tugas/'))
          ? [detailUrl.split('/')[3]]
          : [],
      );
    const about = await db
      .select()
      .from(letters)
      .where(inArray(letters.id, [toSign, letterId]));
    await db.transaction((tx) =>
      endTasksOf(tx, about, new Date(), eq(tasks.positionId, delegasi.positionId)),
    );
    await db.execute(sql`delete from delegation where reason = 'Cuti'`);
    expect([await unread(delegasi), new Set(await unread(atasan))]).toEqual([
      ['disposition-in'],
      new Set(['sign', 'disposition-in']),
    ]);
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

  test('the same report again, after an answer that got lost, makes no second one and tells nobody twice', async () => {
    const { id } = await given({ receivers: [to(atasan)] });
    const report = { id: crypto.randomUUID(), text: 'Sudah dibahas.' };
    await atasan.post(at(id, 'report'), report);
    const news = await newsOf(direktur);
    expect((await atasan.post(at(id, 'report'), report)).status).toBe(200);
    expect((await open(direktur, id)).recipients[0]?.reports).toHaveLength(1);
    expect(await newsOf(direktur)).toEqual(news);
    expect((await atasan.post(at(id, 'report'), { ...report, text: 'Lain.' })).status).toBe(409);
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
    const [withdrawn, ...before] = (await newsOf(delegasi)).filter(({ detailUrl }) => detailUrl.endsWith(id));
    expect(withdrawn).toMatchObject({
      ...{ title: `Disposisi ditarik oleh ${direktur.personName}`, isRead: false },
    });
    // Nothing asks any more for what is gone.
    expect(before.map(({ isRead }) => isRead)).toEqual([true]);
  });

  test('within a minute of sending it asks nothing, read or not; not once work has begun or the minute is over', async () => {
    const { id, letterId } = await given();
    await delegasi.post(at(id, 'read'));
    expect((await atasan.post(at(id, 'undo'))).status).toBe(403);
    expect((await direktur.post(at(id, 'undo'))).status).toBe(200);
    expect((await delegasi.get(at(id))).status).toBe(404);
    expect(await tasksOf(delegasi, 'disposition-in', letterId)).toEqual([]);
    expect((await direktur.post(at(id, 'undo'))).status).toBe(409);
    const begun = await given();
    await atasan.post(at(begun.id, 'start'));
    expect((await direktur.post(at(begun.id, 'undo'))).status).toBe(409);
    const old = await given();
    await desk.app.db.execute(
      sql`update disposition set created_at = now() - interval '66 s' where id = ${old.id}`,
    );
    expect((await open(direktur, old.id)).can.undo).toBe(false);
    expect((await direktur.post(at(old.id, 'undo'))).status).toBe(409);
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

test('why a disposition was opened again stands in the audit log', async () => {
  const { id } = await given();
  await direktur.post(at(id, 'close'), { force: true, reason: 'Salah tutup.' });
  expect((await direktur.post(at(id, 'reopen'), { reason: 'Masih ditunggu.' })).status).toBe(200);
  const { rows } = await desk.app.db.execute<{ reason: string }>(sql`
    select after->>'reason' as reason from audit_log where record_id = ${id} and action = 'reopen'`);
  expect(rows).toEqual([{ reason: 'Masih ditunggu.' }]);
});

test('those who are not done are reminded by the giver, once in four hours, and nobody else', async () => {
  const { id } = await given({ receivers: [to(atasan)] });
  const inTreeOf = async (who: typeof direktur) => (await open(who, id)).tree[0];
  expect((await open(direktur, id)).can.nudge).toBe(true);
  expect(await inTreeOf(direktur)).toMatchObject({ isMine: true, can: { nudge: true, undo: true } });
  expect(await inTreeOf(atasan)).toMatchObject({ isMine: false, can: { nudge: false, undo: false } });
  expect((await atasan.post(at(id, 'nudge'), {})).status).toBe(403);
  const answer = await direktur.post(at(id, 'nudge'), { note: 'Mohon hari ini.' });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const [told] = (await newsOf(atasan)).filter(({ title }) => title.startsWith('Pengingat: disposisi'));
  expect(told?.message).toContain('Mohon hari ini.');
  expect((await direktur.post(at(id, 'nudge'), {})).body.message).toContain('Sudah diingatkan');
  await atasan.post(at(id, 'done'));
  expect((await direktur.post(at(id, 'nudge'), {})).status).toBe(409);
});
