import { beforeEach, describe, expect, test } from 'vitest';
import type { NotificationSettings } from '../../../domain/calls/notifications.ts';
import { notify, sendDigests } from '../../../server/notifications/index.ts';
import type { Ok } from '../../support/app.ts';
import { openDesk } from '../letters/desk.ts';

// Notification settings (SPEC A1 /notifikasi/pengaturan): by kind and channel, at once or in a digest.

const desk = await openDesk();
const { app, people, ids, named } = desk;
const { pool, jobs, db } = app;
const { staf, atasan, direktur } = people;
const url = '/notification/api/Setting';
const off = (kind: string, channel = 'mail') => ({ choices: [{ kind, channel, isOn: false }] });
const on = (kind: string, channel = 'mail') => ({ choices: [{ kind, channel, isOn: true }] });
const settings = async (by = staf) => (await by.get<Ok<NotificationSettings>>(url)).body.data;
const tell = (kind: Parameters<typeof notify>[2]['kind'], userId = staf.userId) =>
  notify(db, [userId], {
    kind,
    title: { id: 'Judul', en: 'Title' },
    modul: 'uji',
    message: 'Pesan',
    detailUrl: '/faq',
    tabName: null,
  });
const mailsTo = async (account: string) =>
  (
    await pool.query<{ id: string; subject: string; body: string; html: string }>(
      'select id, subject, body, html from mail where recipient = $1 order by id',
      [`${account}@naskah.example`],
    )
  ).rows;

beforeEach(async () => {
  for (const table of ['mail', 'notification', 'notification_choice', 'notification_setting', 'pgboss.job'])
    await pool.query(`delete from ${table}`);
});

describe('the settings', () => {
  test('are one\u2019s own, and keep only what differs from how it starts', async () => {
    expect(await settings()).toEqual({ choices: [], digest: { hour: 7, days: [1, 2, 3, 4, 5] } });
    const saved = await staf.put<Ok<NotificationSettings>>(url, off('persetujuan.giliran'));
    expect(saved.body.data.choices).toEqual([{ kind: 'persetujuan.giliran', channel: 'mail', isOn: false }]);
    await staf.put(url, on('naskah.masuk'));
    expect((await settings()).choices).toHaveLength(2);
    expect((await settings(atasan)).choices).toEqual([]);
    await staf.put(url, on('persetujuan.giliran'));
    await staf.put(url, { digest: { hour: 16, days: [5, 1, 5] } });
    expect(await settings()).toEqual({
      choices: [{ kind: 'naskah.masuk', channel: 'mail', isOn: true }],
      digest: { hour: 16, days: [1, 5] },
    });
    await staf.put(url, { digest: { hour: 7, days: [1, 2, 3, 4, 5] } });
    const kept = await pool.query('select digest_hour, digest_days from notification_setting');
    expect(kept.rows).toEqual([{ digest_hour: null, digest_days: null }]);
  });

  test.each([
    ['an unknown kind', off('naskah.lain'), 'choices.0.kind'],
    ['a kind that only objects have', off('constructor'), 'choices.0.kind'],
    ['an unknown channel', off('naskah.masuk', 'sms'), 'choices.0.channel'],
    ['what nobody may turn off', off('akun.keamanan'), 'choices.0.channel'],
    ['a channel that is not offered', on('aturan.surel', 'push'), 'choices.0.channel'],
    ['no yes or no', { choices: [{ kind: 'naskah.masuk', channel: 'mail', isOn: 'ya' }] }, 'choices.0.isOn'],
    ['an hour at night', { digest: { hour: 3, days: [1] } }, 'digest.hour'],
    ['a day that is none', { digest: { hour: 7, days: [8] } }, 'digest.days.0'],
    ['somebody else\u2019s', { userId: 'x' }, 'userId'],
  ])('refuse %s', async (_name, body, field) => {
    const { status, body: answer } = await staf.put(url, body);
    expect(status).toBe(422);
    expect(Object.keys(answer.errors)).toContain(field);
    expect((await settings()).choices).toEqual([]);
  });
});

describe('a notice', () => {
  test('is mailed once to who wants that, in words and HTML, with its page and the way to the settings', async () => {
    await tell('persetujuan.giliran');
    await tell('naskah.perkembangan');
    await jobs.runDue();
    await pool.query(`update pgboss.job set state = 'created', start_after = now()`);
    await jobs.runDue();
    const [mail, ...more] = await mailsTo('staf');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Naskah: Judul');
    for (const text of [mail?.body, mail?.html]) {
      expect(text).toContain(`${app.config.publicUrl}/faq`);
      expect(text).toContain(`${app.config.publicUrl}/notifikasi/pengaturan`);
      expect(text).toContain('Pesan');
    }
  });

  test('is not mailed where that was turned off, nor to who was deactivated, and nothing that waits for them goes out', async () => {
    await staf.put(url, off('persetujuan.giliran'));
    await tell('persetujuan.giliran');
    await jobs.runDue();
    expect(await mailsTo('staf')).toEqual([]);

    await tell('akses.hasil', atasan.userId);
    await pool.query(
      `update pgboss.job set start_after = now() + interval '1 hour' where data->>'kind' = 'mail'`,
    );
    await pool.query('update "user" set is_active = false where id = $1', [atasan.userId]);
    await jobs.runDue();
    expect(await mailsTo('atasan')).toEqual([]);
    await pool.query('update "user" set is_active = true where id = $1', [atasan.userId]);
    await pool.query(
      `insert into mail (id, recipient, subject, body, user_id) values (gen_random_uuid(), 'x@naskah.example', 'x', 'x', $1)`,
      [direktur.userId],
    );
    const { rows } = await pool.query<{ id: string }>(
      `select id from mail where recipient = 'x@naskah.example'`,
    );
    await pool.query('update "user" set is_active = false where id = $1', [direktur.userId]);
    const { deliverMail } = await import('../../../server/mail/deliver-mail.ts');
    await deliverMail(app, rows[0]?.id ?? '');
    await pool.query('update "user" set is_active = true where id = $1', [direktur.userId]);
    expect((await pool.query(`select state from mail where recipient = 'x@naskah.example'`)).rows).toEqual([
      { state: 'withdrawn' },
    ]);
  });

  test('without the bell is listed, but not as unread', async () => {
    await staf.put(url, off('naskah.perkembangan', 'app'));
    await tell('naskah.perkembangan');
    await tell('naskah.masuk');
    const list = async (query: string) =>
      (await staf.get(`/notification/api/Notification?${query}`)).body.data.totalCount;
    expect(await list('isReads=0')).toBe(1);
    expect(await list('')).toBe(2);
  });

  test('of a masked letter says nothing of it by mail, and the log of mails nothing to who may not open it', async () => {
    for (const classId of [ids.rahasia, ids.terbatas]) {
      await pool.query('delete from mail');
      const { id } = await desk.save({
        permissionClassificationId: classId,
        reviewers: [{ ...named(people.arsiparis), reviewOrder: 1 }],
      });
      await desk.submit(id);
      await jobs.runDue();
      const [mail] = await mailsTo('arsiparis');
      expect(mail?.subject).toBe('Naskah: Naskah menunggu paraf Anda');
      if (classId === ids.rahasia) expect(`${mail?.body}${mail?.html}`).not.toContain('Rekayasa');
      const logged = await people.admin.get(`/notification/api/Mail/${mail?.id}`);
      expect(JSON.stringify(logged.body)).not.toContain('Rekayasa');
    }
  });
});

describe('the digest', () => {
  // A Monday; 07.00 in Jakarta is 00.00 UTC.
  const at = (text: string): Date => new Date(text);
  const monday = '2026-11-30';
  const backdate = () => pool.query(`update notification set created_at = '2026-11-29T20:00:00Z'`);

  test('counts what is new by kind at the chosen hour, once a day, and says nothing of letters', async () => {
    for (let count = 0; count < 3; count += 1) await tell('naskah.masuk');
    await tell('naskah.perkembangan');
    await tell('persetujuan.giliran');
    await backdate();
    expect(await sendDigests(app, at(`${monday}T06:59:00+07:00`))).toBe(0);
    expect(await sendDigests(app, at(`${monday}T07:00:00+07:00`))).toBe(1);
    expect(await sendDigests(app, at(`${monday}T09:00:00+07:00`))).toBe(0);
    const [mail] = await mailsTo('staf');
    expect(mail?.subject).toBe('Naskah: ringkasan, 4 pemberitahuan baru');
    expect(mail?.body).toContain('- 3 Naskah masuk:');
    expect(mail?.body).toContain('- 1 Perkembangan naskah Anda:');
    expect(mail?.body).not.toContain('Menunggu paraf');
    expect(mail?.body).not.toContain('Pesan');
    expect(await sendDigests(app, at('2026-12-01T07:00:00+07:00')), 'nothing new').toBe(0);
  });

  test('counts neither what was read nor what is not wanted in it, and comes on the chosen days only', async () => {
    await tell('naskah.masuk');
    await tell('naskah.perkembangan');
    await tell('persetujuan.giliran');
    await backdate();
    await pool.query(`update notification set read_at = now() where kind = 'naskah.masuk'`);
    await staf.put(url, off('naskah.perkembangan', 'digest'));
    await staf.put(url, on('persetujuan.giliran', 'digest'));
    await staf.put(url, { digest: { hour: 16, days: [2] } });
    expect(await sendDigests(app, at(`${monday}T17:00:00+07:00`))).toBe(0);
    expect(await sendDigests(app, at('2026-12-01T15:00:00+07:00'))).toBe(0);
    expect(await sendDigests(app, at('2026-12-01T16:05:00+07:00'))).toBe(1);
    const [mail] = await mailsTo('staf');
    expect(mail?.subject).toBe('Naskah: ringkasan, 1 pemberitahuan baru');
  });

  test('is written once by two that run at the same time', async () => {
    await tell('naskah.masuk');
    await backdate();
    const now = at(`${monday}T07:00:00+07:00`);
    const written = await Promise.all([sendDigests(app, now), sendDigests(app, now)]);
    expect(written.toSorted()).toEqual([0, 1]);
    expect(await mailsTo('staf')).toHaveLength(1);
  });
});
