import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '../../../server/audit/tables.ts';
import { letterAttachments, letterDocuments } from '../../../server/letters/parts/tables.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk();
const { staf } = desk.people;
const { db, config } = desk.app;

const alter = (hash: string) =>
  writeFileSync(
    join(config.dataFolder, 'files', hash.slice(0, 2), hash.slice(2, 4), hash),
    '%PDF-1.4\nLain\n',
  );
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
