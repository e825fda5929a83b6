import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallPdf } from '../../../server/demo/letters/small-pdf.ts';
import { fetchMails } from '../../../server/letters/incoming/mailbox/fetch-mails.ts';
import { type ImapBox, imapBox } from '../../support/imap-server.ts';
import { openDesk } from './desk.ts';

// The incoming box by IMAP: every message has one outcome, none blocks the next.
const account = { user: 'persuratan', pass: 'rahasia-9' };
const box: ImapBox = await imapBox(account);
const desk = await openDesk({
  IMAP_URL: `imap://${account.user}:${account.pass}@127.0.0.1:${box.port}`,
  IMAP_POST: 'set below',
});
const { staf, atasan } = desk.people;
const { rows } = await desk.app.db.execute<{ code: string }>(
  sql`select code from position where id = ${atasan.positionId}`,
);
const settings = desk.app.config.incomingBox;
if (!settings) throw new Error('The box is not set');
settings.post = String(rows[0]?.code);
const run = () => fetchMails(desk.app, settings);

const pdf = smallPdf('BADAN PENGATUR JALAN TOL', [
  'Nomor : PR/1/2026',
  'Hal : Permintaan data',
  'Yth. Direktur',
]);
const mail = (id: string | null, parts: string[], subject = 'Permintaan data') =>
  [
    ...(id ? [`Message-ID: <${id}@bpjt.example>`] : []),
    'From: "Tata Usaha" <tu@bpjt.example>',
    `Subject: ${subject}`,
    'Date: Fri, 20 Nov 2026 09:00:00 +0700',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=batas',
    '',
    ...parts.map((part) => `--batas\r\n${part}`),
    '--batas--',
    '',
  ].join('\r\n');
const file = (name: string, content: Buffer, type = 'application/octet-stream') =>
  [
    `Content-Type: ${type}; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename="${name}"`,
    '',
    content.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ].join('\r\n');
const text = 'Content-Type: text/html\r\n\r\n<script>alert(1)</script><p>Terlampir.</p>';
/** A bomb stays closed: what it begins with is enough to leave it out. */
const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2000)]);

type Item = { outcome: string; leftOut: string[]; letterId: string | null; subject: string };
const outcomes = async (): Promise<Item[]> =>
  (await atasan.get('/letter/api/IncomingMail')).body.data.items.toReversed();

beforeAll(async () => {
  box.deliver(mail('surat', [text, file('surat.pdf', pdf), file('lampiran.exe', zip), file('../peta', pdf)]));
  box.deliver(mail('tanpa', [text]));
  box.deliver(mail('zip', [text, file('surat.zip', zip, 'application/zip'), file('surat.pdf', zip)]));
  box.deliver(mail('besar', [text]), 26 * 1024 * 1024);
  box.deliver(Buffer.from([0xff, 0xfe, 0x00, 0x01]));
  box.deliver(mail(null, [file('pindaian.pdf', pdf)], `${'x'.repeat(400)}`));
});
afterAll(() => box.close());

test('each message has its outcome: a draft of registration, or why there is none', async () => {
  expect(await run()).toBe(6);
  const found = await outcomes();
  expect(found.map(({ outcome }) => outcome)).toEqual([
    ...['drafted', 'without-scan', 'without-scan', 'too-large', 'without-scan', 'drafted'],
  ]);
  // The huge one was never fetched.
  expect(box.fetched()).toBe(5);
  expect(found[0]).toMatchObject({ subject: 'Permintaan data', leftOut: ['lampiran.exe'] });
  expect(found[2]?.leftOut).toEqual(['surat.zip', 'surat.pdf']);
  expect(found[5]?.subject).toHaveLength(300);
  expect(box.messages.every(({ isSeen }) => isSeen)).toBe(true);

  const { body } = await atasan.get(desk.at(String(found[0]?.letterId)));
  expect(body.data).toMatchObject({
    ...{ from: 'external', state: 'draft', subject: '', content: '' },
    externalToInternal: { receivedDate: '2026-11-20T02:00:00.000Z', agenda: null },
    attachments: [
      { fileName: 'surat.pdf', isDocument: true },
      { fileName: expect.stringMatching(/peta\.pdf$/), isDocument: false },
    ],
  });
  const { body: queue } = await atasan.get('/letter/api/Registering');
  expect(queue.data.items).toMatchObject([{ isByMail: true }, { isByMail: true }]);
});

test('a message that comes again has its outcome already, and a draft that was changed stays as it is', async () => {
  for (const message of box.messages) message.isSeen = false;
  const [first] = await outcomes();
  const { body } = await atasan.get(desk.at(String(first?.letterId)));
  expect(await run()).toBe(6);
  expect(await outcomes()).toHaveLength(6);
  expect(box.fetched()).toBe(5);
  // As after a crash between draft and outcome.
  await desk.app.db.execute(sql`update letter_incoming set mail_id = null`);
  await desk.app.db.execute(sql`delete from incoming_mail`);
  for (const message of box.messages) message.isSeen = false;
  await run();
  expect((await outcomes()).filter(({ outcome }) => outcome === 'drafted')).toHaveLength(2);
  expect((await atasan.get('/letter/api/Registering')).body.data.items).toHaveLength(2);
  expect((await atasan.get(desk.at(String(first?.letterId)))).body.data.version).toBe(body.data.version);
});

test('only the post that registers sees them; a wrong password or an empty post is told to the operator', async () => {
  expect((await staf.get('/letter/api/IncomingMail')).body.data.items).toEqual([]);
  const [first] = await outcomes();
  expect((await staf.get(desk.at(String(first?.letterId)))).status).toBe(404);
  const auth = { ...settings.server.auth, pass: 'salah' };
  await expect(fetchMails(desk.app, { ...settings, server: { ...settings.server, auth } })).rejects.toThrow();
  await expect(fetchMails(desk.app, { ...settings, post: 'tidak ada' })).rejects.toThrow('IMAP_POST');
});
