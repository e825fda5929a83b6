import { describe, expect, test } from 'vitest';
import type { TriggerWork } from '../../../server/triggers/emit-event.ts';
import { triggerContextOf } from '../../../server/triggers/trigger-context.ts';
import { later, openTriggerDesk } from './trigger-desk.ts';

// Triggers (pengaturan/trigger) on letters: who is notified of what, when, in which words, and only once; and what
// their log says.

const desk = await openTriggerDesk();
const { app, people, ids, named, base, rule, listen, runsOf, again } = desk;
const { pool, jobs } = app;

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
const all = (...rules: object[]) => ({ match: 'all', rules });
const urgent = { field: 'urgency', operator: 'is', values: ['KILAT'] };

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
    expect(mail?.body).toContain('di atas Biasa');
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

describe('conditions', () => {
  test('let a trigger fire, and what did not is counted in one line of the log with its reason', async () => {
    const id = await listen({
      recipients: ['pemeriksa'],
      messageTitle: 'Kilat',
      conditions: all(urgent, { field: 'subject', operator: 'contains', values: ['lalu lintas'] }),
    });
    await desk.inState('review');
    await desk.inState('review');
    const fired = await desk.inState('review', { urgency: 'KILAT' });
    await jobs.runDue();
    const own = (await noticesOf(people.atasan.userId)).filter(({ title }) => title === 'Kilat');
    expect(own).toMatchObject([{ detail_url: `/naskah-dinas/tugas/review/${fired}` }]);
    const runs = await runsOf(id);
    expect(runs).toHaveLength(2);
    expect(runs).toContainEqual(expect.objectContaining({ state: 'done', told: 1, count: 1 }));
    expect(runs).toContainEqual(
      expect.objectContaining({ state: 'skipped', reason: 'condition', condition: 1, count: 2 }),
    );
  });

  test('are asked again when the delay is over, and the log says that one no longer held', async () => {
    const id = await listen({ delayMinutes: 60, conditions: all(urgent) });
    const letter = await desk.inState('review', { urgency: 'KILAT' });
    await jobs.runDue();
    const [waiting, ...others] = await runsOf(id);
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({ state: 'waiting', dueAt: expect.any(String) });
    await pool.query(`update letter set urgency = 'BIASA' where id = $1`, [letter]);
    await jobs.runDue(later(2));
    expect(await noticesOf(people.staf.userId)).toEqual([]);
    expect(await runsOf(id)).toMatchObject([
      { id: waiting.id, state: 'dropped', reason: 'condition', condition: 1 },
    ]);
  });

  test('are refused at the field where the event does not know them', async () => {
    for (const [field, values] of [
      ['conditions', { conditions: all({ field: 'odometer', operator: 'filled', values: [] }) }],
      ['conditions', { conditions: all({ ...urgent, values: ['SANTAI'] }) }],
      ['conditions', { conditions: all({ ...urgent, operator: 'like' }) }],
      ['messageTitle', { messageTitle: '{{kata_sandi}}' }],
      ['messageText', { messageText: 'Naskah {{perihal' }],
      ['recipients', { recipients: ['penerima_disposisi'] }],
      ['recipients', { recipients: [] }],
      ['webhookUrl', { actions: ['webhook'], recipients: [] }],
    ] as const) {
      const answer = await people.admin.post(base, rule(values));
      expect(answer.status, JSON.stringify(values)).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([field]);
    }
  });
});

describe('own words', () => {
  test('reach by role whom the letter is open to, escaped in a mail, its subject without the matter', async () => {
    await listen({
      event: 'naskah.siap_ttd',
      actions: ['notify', 'email'],
      recipients: ['penyusun', 'pemegang', 'pemeriksa', 'penerima', 'tembusan', 'kepala_unit_penyusun'],
      messageTitle: 'Tanda tangani segera',
      messageText: '{{perihal}} dari {{penyusun}} ({{sifat}}).\nBuka {{tautan}}',
    });
    const id = await desk.inState('signing', { subject: '<b>Tol</b>\n{{nomor}} & Co' });
    await jobs.runDue();
    const told = (
      await pool.query(
        `select u.email, n.title, n.message from notification n join "user" u on u.id = n.user_id
         where n.title like 'Tanda tangani%' order by u.email`,
      )
    ).rows;
    const accounts = told.map(({ email }) => email.split('@')[0]);
    expect(accounts).toEqual(expect.arrayContaining(['direktur', 'staf']));
    // Who just approved it knows; who is copied may not open it before it is signed.
    expect(accounts).not.toContain('atasan');
    expect(accounts).not.toContain('arsiparis');
    const own = told.find(({ email }) => email.startsWith('direktur'));
    expect(own.title).toBe('Tanda tangani segera');
    expect(own.message).toContain(
      `<b>Tol</b> {{nomor}} & Co dari ${people.staf.personName} (Biasa).\nBuka http://`,
    );
    expect(own.message).toContain(`/naskah-dinas/tugas/sign/${id}`);
    const { rows } = await pool.query(
      `select subject, body, html from mail where recipient = 'direktur@naskah.example' and subject like '%Tanda tangani%'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].subject).toBe('Naskah: Tanda tangani segera');
    expect(rows[0].html).toContain('&lt;b&gt;Tol&lt;/b&gt;');
    expect(rows[0].html).not.toContain('<b>Tol');
  });

  test('say the class in place of the subject where it is masked, and nothing to who may not open it', async () => {
    const id = await listen({
      event: 'pemeriksaan.giliran',
      actions: ['notify', 'email', 'escalate'],
      recipients: ['penyusun', 'pemegang', 'pemeriksa', 'penerima', 'tembusan', 'kepala_unit_penyusun'],
      messageTitle: 'Rahasia',
      messageText: '{{perihal}}',
    });
    const { id: letter } = await desk.save({
      permissionClassificationId: ids.rahasia,
      subject: 'Sandi rahasia',
      reviewers: [{ ...named(people.arsiparis), reviewOrder: 1 }],
    });
    await desk.submit(letter);
    await jobs.runDue();
    const said = await pool.query(
      `select title, message from notification union all select subject, body || html from mail`,
    );
    expect(said.rows.some(({ message }) => message === 'Naskah Rahasia')).toBe(true);
    expect(JSON.stringify(said.rows)).not.toContain('Sandi rahasia');
    const [run] = await runsOf(id);
    expect(run.subject, 'who keeps triggers may not open it').toEqual({ label: null, url: null });
    expect((await runsOf(id, people.admin)).map((one: object) => JSON.stringify(one)).join()).not.toContain(
      'Sandi',
    );
  });
});

describe('a test run', () => {
  test('says what would happen and why, sends a copy to oneself alone, and writes nothing else', async () => {
    const id = await listen({
      conditions: all(urgent),
      recipients: ['pemeriksa', 'penyusun'],
      messageText: 'Perihal {{perihal}}',
    });
    // The administrator's own letter.
    const { id: letter } = await desk.save({}, people.admin);
    await desk.submit(letter, people.admin);
    await pool.query('delete from notification');
    const subjects = await people.admin.get(`${base}/${id}/subjects?FirstChar=rekayasa`);
    expect(subjects.body.data.items).toEqual([{ id: letter, label: 'Rekayasa lalu lintas Natal' }]);
    const trial = await people.admin.post(`${base}/${id}/test`, { recordId: letter });
    expect(trial.body.data, JSON.stringify(trial.body)).toMatchObject({
      fires: false,
      reason: 'condition',
      checks: [{ label: 'Sifat', asked: 'adalah Kilat', value: 'Biasa', holds: false }],
      message: { text: 'Perihal Rekayasa lalu lintas Natal' },
      sent: false,
    });
    expect(trial.body.data.receivers.map((one: { name: string }) => one.name)).toEqual(
      expect.arrayContaining([people.atasan.personName, people.admin.personName]),
    );
    expect((await pool.query('select from notification')).rowCount).toBe(0);
    await people.admin.post(`${base}/${id}/test`, { recordId: letter, send: true });
    expect((await pool.query('select user_id from notification')).rows).toEqual([
      { user_id: people.admin.userId },
    ]);
    expect((await runsOf(id)).length).toBe(0);
  });

  test('opens no letter that the tester may not open', async () => {
    const id = await listen({});
    const letter = await desk.inState('review');
    expect((await people.admin.post(`${base}/${id}/test`, { recordId: letter })).status).toBe(404);
    expect(JSON.stringify((await people.admin.get(`${base}/${id}/subjects`)).body)).not.toContain(letter);
    expect((await people.admin.post(`${base}/${id}/test`, { recordId: 'x' })).status).toBe(422);
  });
});

test('who keeps no triggers reads, tries and retries nothing', async () => {
  const id = await listen({});
  const none = '00000000-0000-7000-8000-000000000000';
  for (const [method, path] of [
    ['get', `${base}/${id}/runs`],
    ['get', `${base}/${id}/subjects`],
    ['get', `${base}/${id}/webhook`],
    ['post', `${base}/${id}/webhook/secret`],
    ['post', `${base}/${id}/webhook/ping`],
    ['post', `${base}/${id}/test`],
    ['post', `${base}/${id}/runs/${none}/retry`],
  ] as const)
    expect((await people.atasan[method](path, {})).status, path).toBe(403);
  expect((await people.admin.post(`${base}/${id}/runs/${none}/retry`)).status).toBe(404);
  expect((await people.admin.get(`${base}/${none}/runs`)).status).toBe(404);
});
