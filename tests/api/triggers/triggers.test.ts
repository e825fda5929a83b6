import { beforeEach, describe, expect, test } from 'vitest';
import type { TriggerWork } from '../../../server/triggers/emit-event.ts';
import { triggerContextOf } from '../../../server/triggers/trigger-context.ts';
import { openDesk } from '../letters/desk.ts';

// The demo's triggers (pengaturan/trigger) on letters: who is notified of what, when, and only once.

const desk = await openDesk();
const { app, people, ids, named } = desk;
const { pool, jobs } = app;

const later = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);
const mailsTo = async (email: string) =>
  (
    await pool.query<{ subject: string; body: string }>(
      'select subject, body from mail where recipient = $1 order by id',
      [`${email}@naskah.example`],
    )
  ).rows;
const noticesOf = async (userId: string) =>
  (
    await pool.query<{ title: string; message: string; detail_url: string | null }>(
      'select title, message, detail_url from notification where user_id = $1 order by id',
      [userId],
    )
  ).rows;
const again = () => pool.query(`update pgboss.job set state = 'created', start_after = now()`);

beforeEach(async () => {
  await pool.query('delete from mail');
  await pool.query('delete from notification');
  await pool.query('delete from pgboss.job');
  await pool.query('update trigger set is_active = true');
  await pool.query('delete from notification_choice');
});

describe('a turn to review', () => {
  test('is mailed with a link and without what the letter says; the notice of the step is not said twice', async () => {
    const id = await desk.inState('review');
    await jobs.runDue();
    const [mail, ...more] = await mailsTo('atasan');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Naskah: Naskah menunggu paraf Anda');
    expect(mail?.body).toContain(`/naskah-dinas/tugas/review/${id}`);
    expect(mail?.body).toContain('Rekayasa lalu lintas Natal');
    expect(mail?.body).not.toContain('Mohon persetujuan');
    expect(await noticesOf(people.atasan.userId)).toHaveLength(1);
  });

  test('is reminded of after a day and goes to the superior after three, each once', async () => {
    const id = await desk.inState('review');
    await jobs.runDue();
    await jobs.runDue(later(25));
    expect((await noticesOf(people.atasan.userId)).map((one) => one.title)).toEqual([
      'Naskah menunggu paraf Anda',
      'Pengingat: naskah menunggu paraf Anda',
    ]);
    expect(await noticesOf(people.staf.userId)).toMatchObject([
      { title: 'Naskah menunggu paraf pemeriksa', detail_url: `/naskah-dinas/outbox/${id}` },
    ]);
    expect(await noticesOf(people.direktur.userId)).toEqual([]);
    await jobs.runDue(later(73));
    await again();
    await jobs.runDue(later(74));
    expect(await noticesOf(people.direktur.userId)).toMatchObject([
      { title: expect.stringMatching(/^Pekerjaan tertunda: /), message: 'Rekayasa lalu lintas Natal' },
    ]);
    expect(await noticesOf(people.atasan.userId)).toHaveLength(2);
    expect(await mailsTo('atasan')).toHaveLength(1);
  });

  test('that was taken in the meantime is nobody reminded of', async () => {
    const id = await desk.inState('review');
    await jobs.runDue();
    await desk.approve(id);
    await pool.query('delete from notification');
    await jobs.runDue(later(100));
    expect(await noticesOf(people.atasan.userId)).toEqual([]);
    expect((await noticesOf(people.staf.userId)).map((one) => one.title)).not.toContain(
      'Naskah menunggu paraf pemeriksa',
    );
  });

  test('of a superior who is not on the letter says that something waits, and nothing of the letter', async () => {
    const { id } = await desk.save({
      permissionClassificationId: ids.rahasia,
      reviewers: [{ ...named(people.arsiparis), reviewOrder: 1 }],
    });
    await desk.submit(id);
    await jobs.runDue();
    const [mail] = await mailsTo('arsiparis');
    expect(mail?.body).toContain('Naskah Rahasia');
    expect(mail?.body).not.toContain('Rekayasa');
    await jobs.runDue(later(73));
    const { rows } = await pool.query<{ message: string; detail_url: string | null }>(
      `select message, detail_url from notification where title like 'Pekerjaan tertunda:%'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ detail_url: null });
    expect(rows[0]?.message).toMatch(/^Satu naskah menunggu paraf sejak /);
    const all = await pool.query(`select 1 from notification where message like '%Rekayasa%'`);
    expect(all.rowCount).toBe(0);
  });
});

test('a trigger that was switched off does nothing any more, also what it had begun to wait for', async () => {
  await desk.inState('review');
  await pool.query('update trigger set is_active = false');
  await jobs.runDue(later(100));
  expect(await mailsTo('atasan'), 'the mail of the step itself').toHaveLength(1);
  expect(await noticesOf(people.atasan.userId)).toHaveLength(1);
});

test('a letter that is undone leaves nothing to do', async () => {
  const { id } = await desk.save({ reviewers: [] });
  expect((await people.staf.post(desk.at(id, '/submit'))).status).not.toBe(200);
  expect((await pool.query('select 1 from pgboss.job')).rowCount).toBe(0);
});

test('a letter that was thrown away is told to nobody any more, whatever the trigger asks', async () => {
  const id = await desk.inState('revision');
  const about: TriggerWork = {
    triggerId: ids.kind,
    event: 'naskah.dikembalikan',
    letterId: id,
    turn: ids.kind,
    at: new Date().toISOString(),
    positionIds: [people.staf.positionId],
  };
  expect(await triggerContextOf(app.db, about)).toMatchObject({ letter: { id } });
  await people.staf.delete(desk.at(id));
  expect(await triggerContextOf(app.db, about)).toBeNull();
});

test('an urgent letter is mailed to its receivers and their secretaries, any other is not', async () => {
  const receivers = [named(people.direktur)];
  const sender = { senderId: people.atasan.userId, senderPositionId: people.atasan.positionId };
  const send = async (urgency: string) => {
    const { id } = await desk.save({
      ...sender,
      receivers,
      ccs: [],
      anyReviewer: 'tidakAda',
      reviewers: [],
      urgency,
    });
    await desk.submit(id);
    await pool.query('delete from mail');
    await desk.sign(id, people.atasan);
    await jobs.runDue();
    return id;
  };
  await send('BIASA');
  expect(await mailsTo('direktur')).toEqual([]);
  const id = await send('KILAT');
  expect((await mailsTo('direktur')).map((mail) => mail.subject)).toEqual(['Naskah: Naskah masuk']);
  expect((await mailsTo('sekretaris'))[0]?.body).toContain(`/naskah-dinas/inbox/${id}`);
});

test('who wants no mail about their tasks gets none', async () => {
  await people.atasan.put('/notification/api/Setting', {
    choices: [{ kind: 'persetujuan.giliran', channel: 'mail', isOn: false }],
  });
  await desk.inState('review');
  await jobs.runDue();
  expect(await mailsTo('atasan')).toEqual([]);
  expect(await noticesOf(people.atasan.userId)).toHaveLength(1);
});

test('who wants no mail by the rules gets that of the steps alone', async () => {
  await people.direktur.put('/notification/api/Setting', {
    choices: [{ kind: 'aturan.surel', channel: 'mail', isOn: false }],
  });
  const { id } = await desk.save({
    senderId: people.atasan.userId,
    senderPositionId: people.atasan.positionId,
    receivers: [named(people.direktur)],
    ccs: [],
    anyReviewer: 'tidakAda',
    reviewers: [],
    urgency: 'KILAT',
  });
  await desk.submit(id);
  await desk.sign(id, people.atasan);
  await jobs.runDue();
  expect(await mailsTo('direktur')).toEqual([]);
  expect((await mailsTo('atasan')).map((mail) => mail.subject)).toEqual([
    'Naskah: Naskah menunggu tanda tangan Anda',
  ]);
});
