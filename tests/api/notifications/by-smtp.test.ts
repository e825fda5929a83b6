import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { noticeTitles, notify } from '../../../server/notifications/index.ts';
import { testApp } from '../../support/app.ts';

// The mails of notices, as a mail server of our own gets them.

const app = await testApp();
const { db, pool, jobs, config } = app;
const stafId = (await (await app.signIn('staf')).get('/user/api/Account/GetUserByToken')).body.data
  .id as string;

const got: { to: string[]; source: string }[] = [];
let isBusy = false;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: (_address, _session, done) =>
    done(isBusy ? Object.assign(new Error('not today'), { responseCode: 451 }) : null),
  onData: async (stream, session, done) => {
    got.push({
      to: session.envelope.rcptTo.map((one) => one.address),
      source: (await buffer(stream)).toString().replaceAll('=\r\n', '').replaceAll('=3D', '='),
    });
    done();
  },
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
config.smtpUrl = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`;

beforeEach(async () => {
  got.length = 0;
  isBusy = false;
  for (const table of ['mail', 'notification', 'pgboss.job']) await pool.query(`delete from ${table}`);
});
const tell = () =>
  notify(db, [stafId], {
    ...{
      kind: 'persetujuan.giliran',
      title: noticeTitles.awaitsInitial,
      modul: 'uji',
      message: 'Naskah Rahasia',
    },
    ...{ detailUrl: '/naskah-dinas/tugas/review/1', tabName: 'review' },
  });
const later = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

test('one mail leaves, in words and in HTML, with its page and the way to the settings', async () => {
  await tell();
  await jobs.runDue();
  await jobs.runDue(later(60));
  const [mail, ...more] = got;
  expect(more).toEqual([]);
  expect(mail?.to).toEqual(['staf@naskah.example']);
  expect(mail?.source).toMatch(/^Subject: Naskah: Naskah menunggu paraf Anda\r$/m);
  expect(mail?.source).toContain('multipart/alternative');
  for (const path of ['/naskah-dinas/tugas/review/1', '/notifikasi/pengaturan'])
    expect(mail?.source.split(`${config.publicUrl}${path}`).length, path).toBeGreaterThanOrEqual(3);
});

test('to who was deactivated while the mail server was away nothing leaves any more', async () => {
  isBusy = true;
  await tell();
  await jobs.runDue();
  await pool.query('update "user" set is_active = false where id = $1', [stafId]);
  isBusy = false;
  await jobs.runDue(later(5));
  expect(got).toEqual([]);
  expect((await pool.query('select state from mail')).rows).toEqual([{ state: 'withdrawn' }]);
});
