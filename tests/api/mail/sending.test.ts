import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { purgeExpired } from '../../../server/jobs/purge-expired.ts';
import { secretMark, sendMail } from '../../../server/mail/index.ts';
import { testApp } from '../../support/app.ts';

// Mails pass through a real test mail server: once each, retried after a refusal, never with injected headers.

const { db, pool, jobs, config, files } = await testApp({ demo: false });

type Got = { to: string[]; source: string };
const got: Got[] = [];
let refusals: { at: 'rcpt' | 'data'; code: number }[] = [];

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: (_address, _session, done) => done(refusal('rcpt')),
  onData: async (stream, session, done) => {
    const source = (await buffer(stream)).toString();
    const refused = refusal('data');
    if (!refused) got.push({ to: session.envelope.rcptTo.map((one) => one.address), source });
    done(refused);
  },
});
const refusal = (at: 'rcpt' | 'data'): Error | null => {
  const next = refusals[0];
  if (next?.at !== at) return null;
  refusals.shift();
  return Object.assign(new Error('not today'), { responseCode: next.code });
};
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
const port = (server.server.address() as { port: number }).port;
config.smtpUrl = `smtp://127.0.0.1:${port}`;

beforeEach(() => {
  got.length = 0;
  refusals = [];
});
const later = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
const stored = async (id: string) =>
  (await pool.query('select state, tries, failure, secret, body from mail where id = $1', [id])).rows[0];
const write = (more: Partial<Parameters<typeof sendMail>[1]> = {}) =>
  db.transaction((tx) =>
    sendMail(tx, { recipient: 'budi@naskah.example', subject: 'Naskah masuk', body: 'Yth. Budi', ...more }),
  );

test('a mail is sent once, with its files, however often its job runs', async () => {
  const { hash } = await files.putFile(Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'), {
    name: 'surat.pdf',
    maxBytes: 10_000,
  });
  const id = await write({
    html: '<p>Yth. Budi</p>',
    attachments: [{ fileHash: hash, fileName: 'surat.pdf', mimeType: 'application/pdf' }],
  });
  await jobs.runDue();
  await pool.query(`update pgboss.job set state = 'created' where data->'data'->>'mailId' = $1`, [id]);
  await jobs.runDue();
  expect(got).toHaveLength(1);
  expect(got[0]?.to).toEqual(['budi@naskah.example']);
  expect(got[0]?.source).toContain('filename=surat.pdf');
  expect(got[0]?.source).toContain('text/html');
  expect(await stored(id)).toMatchObject({ state: 'sent', tries: 1, failure: null });
});

test('a server that refuses first and accepts later gets it again after a while, and once', async () => {
  refusals = [
    { at: 'rcpt', code: 451 },
    { at: 'data', code: 452 },
  ];
  const id = await write();
  await jobs.runDue();
  expect(await stored(id)).toMatchObject({
    state: 'waiting',
    tries: 1,
    failure: expect.stringContaining('451'),
  });
  await jobs.runDue();
  expect(got, 'not again within the same minute').toHaveLength(0);
  await jobs.runDue(later(5));
  await jobs.runDue(later(30));
  expect(got).toHaveLength(1);
  await jobs.runDue(later(600));
  expect(got).toHaveLength(1);
  expect(await stored(id)).toMatchObject({ state: 'sent', tries: 3, failure: null });
});

test('what the server will never take is given up at once; a server that is away, in the end', async () => {
  refusals = [{ at: 'rcpt', code: 550 }];
  const unknown = await write();
  await jobs.runDue();
  expect(await stored(unknown)).toMatchObject({ state: 'failed', failure: expect.stringContaining('550') });
  const smtpUrl = config.smtpUrl;
  config.smtpUrl = 'smtp://127.0.0.1:1';
  const lost = await write({
    secret: { url: 'https://naskah.example/x', until: later(60) },
    body: secretMark,
  });
  for (let day = 0; day < 20; day += 1) await jobs.runDue(later(day * 1440));
  config.smtpUrl = smtpUrl;
  expect(await stored(lost)).toMatchObject({
    state: 'failed',
    tries: 15,
    failure: expect.stringContaining('ECONNREFUSED'),
    secret: null,
  });
  expect(got).toHaveLength(0);
});

test('a mail of a transaction that is undone is neither kept nor sent', async () => {
  await db
    .transaction(async (tx) => {
      await sendMail(tx, { recipient: 'siti@naskah.example', subject: 'x', body: 'x' });
      throw new Error('undone');
    })
    .catch(() => undefined);
  await jobs.runDue();
  expect(got).toHaveLength(0);
  expect((await pool.query(`select 1 from mail where recipient = 'siti@naskah.example'`)).rowCount).toBe(0);
});

test('nothing a writer types becomes a header or a further recipient', async () => {
  for (const recipient of [
    'a@x.example, b@x.example',
    'a@x.example\r\nBcc: b@x.example',
    'Budi <a@x.example>',
    'a@x.example;b@x.example',
    'budi',
    '',
  ])
    await expect(write({ recipient }), recipient).rejects.toMatchObject({ statusCode: 422 });
  await write({
    subject: 'Hal\r\nBcc: lain@x.example\r\n\r\nIsi\u0000 palsu',
    body: 'teks\u0000\r\n.\r\nMAIL FROM:<x@x.example>',
  });
  await jobs.runDue();
  expect(got).toHaveLength(1);
  expect(got[0]?.to).toEqual(['budi@naskah.example']);
  const head = got[0]?.source.split('\r\n\r\n')[0] ?? '';
  expect(head).toMatch(/^Subject: Hal Bcc: lain@x\.example Isi palsu$/m);
  expect(head).not.toMatch(/^Bcc:/im);
});

test('a secret stands in the mail alone, and nowhere once it is on its way', async () => {
  const id = await write({
    body: `Buka ini:\n${secretMark}\n`,
    secret: { url: 'https://naskah.example/r?token=geheim', until: later(60) },
  });
  expect((await stored(id)).body).not.toContain('geheim');
  await jobs.runDue();
  const source = got[0]?.source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(source).toContain('token=geheim');
  expect((await stored(id)).secret).toBeNull();
});

test('a secret of a mail that waits is kept as long as its link works, however old the mail', async () => {
  const written = await Promise.all(
    [60, -60].map((minutes) => write({ secret: { url: 'https://naskah.example/x', until: later(minutes) } })),
  );
  await pool.query("update mail set created_at = now() - interval '3 days' where id = any($1)", [written]);
  await purgeExpired({ db });
  const secrets = await Promise.all(written.map(async (id) => (await stored(id)).secret));
  expect(secrets).toEqual(['https://naskah.example/x', null]);
  await pool.query("update mail set state = 'withdrawn' where id = any($1)", [written]);
});

test('without a mail server mails are kept', async () => {
  const smtpUrl = config.smtpUrl;
  config.smtpUrl = undefined;
  const id = await write();
  await jobs.runDue();
  config.smtpUrl = smtpUrl;
  expect(await stored(id)).toMatchObject({ state: 'kept', tries: 0, failure: null });
  await jobs.runDue(later(600));
  expect(got).toHaveLength(0);
});
