import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '../../../server/audit/tables.ts';
import { keyOf } from '../../../server/files/index.ts';
import { letterAttachments, letterDocuments } from '../../../server/letters/parts/tables.ts';
import { mails } from '../../../server/mail/tables.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk();
const { staf } = desk.people;
const { db, config } = desk.app;

const alter = (hash: string) => {
  const path = join(config.dataFolder, 'files', keyOf(hash));
  // Stored content cannot be written by mistake.
  chmodSync(path, 0o644);
  writeFileSync(path, '%PDF-1.4\nLain\n');
};
const mailsAbout = async (sha256: string) =>
  (await db.select().from(mails))
    .filter(({ body }) => body.includes(sha256))
    .map(({ recipient }) => recipient)
    .toSorted();
/** Who may manage users. */
const administrators = ['admin@naskah.example', 'wayan.mahardika@naskah.example'];
const alterations = async (sha256: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.action, 'altered-file'))).filter(
    ({ after }) => JSON.stringify(after) === JSON.stringify({ sha256 }),
  );
const refused = { status: 409, body: { message: expect.stringMatching(/bukan lagi yang.*administrator/) } };

test('a signed letter whose file was altered goes to nobody, the log says so, and the public check as well', async () => {
  const id = await desk.inState('sent');
  const [document] = await db.select().from(letterDocuments).where(eq(letterDocuments.letterId, id));
  if (!document) throw new Error('The document is gone');
  alter(document.sha256);
  expect(await staf.get(desk.at(id, '/pdf'))).toMatchObject(refused);
  expect(await alterations(document.sha256)).toHaveLength(1);
  const { verifyCode } = (await staf.get(desk.at(id))).body.data;
  const checked = await desk.app.stranger.get(`/letter/api/Verify/${verifyCode}`);
  expect(checked.body.data.isSealed).toBe(false);
});

test('administrators are told once, whoever asks and however often; the log is not filled by it', async () => {
  const id = await desk.inState('sent');
  const [document] = await db.select().from(letterDocuments).where(eq(letterDocuments.letterId, id));
  const hash = document?.sha256 ?? '';
  alter(hash);
  await Promise.all(Array.from({ length: 5 }, () => staf.get(desk.at(id, '/pdf'))));
  await desk.app.app.inject({ url: `/verifikasi/${(await staf.get(desk.at(id))).body.data.verifyCode}` });
  expect(await alterations(hash)).toHaveLength(1);
  expect(await mailsAbout(hash)).toEqual(administrators);
  // An hour later the log has it again, the administrators know.
  await db.execute(sql`update audit_log set at = now() - interval '2 hours' where action = 'altered-file'`);
  await staf.get(desk.at(id, '/pdf'));
  expect(await alterations(hash)).toHaveLength(2);
  expect(await mailsAbout(hash)).toEqual(administrators);
});

test('a record that names another file than the sealed one gives neither', async () => {
  const id = await desk.inState('sent');
  const { hash } = await desk.app.files.putFile(Buffer.from('%PDF-1.4\nLain\n'), {
    name: 'a.pdf',
    maxBytes: 999,
  });
  await db
    .update(letterDocuments)
    .set({ fileHash: hash, sha256: hash })
    .where(eq(letterDocuments.letterId, id));
  expect(await staf.get(desk.at(id, '/pdf'))).toMatchObject(refused);
  expect(await mailsAbout(hash)).toEqual(administrators);
});

test('an attachment that was altered is not given out either', async () => {
  const content = Buffer.from('Daftar kendaraan').toString('base64');
  const attachments = [{ title: 'Daftar', fileName: 'daftar.txt', content, positionOrder: 1 }];
  const id = await desk.inState('sent', { attachments });
  const [file] = await db.select().from(letterAttachments).where(eq(letterAttachments.letterId, id));
  if (!file) throw new Error('The attachment is gone');
  expect((await staf.get(desk.at(id, `/attachments/${file.id}`))).status).toBe(200);
  alter(file.fileHash);
  expect(await staf.get(desk.at(id, `/attachments/${file.id}`))).toMatchObject(refused);
});
