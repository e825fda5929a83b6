import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { eq, sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { sha256 } from '../../../server/documents/index.ts';
import { letterDocuments } from '../../../server/letters/parts/tables.ts';
import { aPng } from '../../unit/files/a-png.ts';
import { openDesk } from './desk.ts';

// SPEC B3: downloads above Biasa carry the reader's watermark.
const desk = await openDesk();
const { staf, delegasi, arsiparis } = desk.people;

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What can be read, page by page. */
async function marksOf(file: Buffer): Promise<string[]> {
  return (await extractText(new Uint8Array(file))).text;
}

const aPdf = async (): Promise<string> => {
  const pdf = await PDFDocument.create();
  pdf.addPage([300, 400]);
  pdf.addPage([400, 300]);
  return Buffer.from(await pdf.save()).toString('base64');
};

const attachmentsOf = async (id: string) => (await delegasi.get(desk.at(id))).body.data.attachments;

test('a signed letter above Biasa goes out with the name of who takes it on every page; its own bytes stay', async () => {
  const id = await desk.inState('sent', { permissionClassificationId: desk.ids.terbatas });
  const first = await delegasi.get(desk.at(id, '/pdf'));
  const second = await arsiparis.get(desk.at(id, '/pdf'));
  expect(first.headers['content-type']).toBe('application/pdf');
  for (const marks of await marksOf(first.raw)) expect(marks).toContain(delegasi.personName);
  for (const marks of await marksOf(second.raw)) expect(marks).toContain(arsiparis.personName);
  expect((await marksOf(second.raw)).join()).not.toContain(delegasi.personName);
});

test('the marked copy begins with the bytes that were signed, and nothing in it is less than they were', async () => {
  const id = await desk.inState('sent', { permissionClassificationId: desk.ids.terbatas });
  const [kept] = await desk.app.db.select().from(letterDocuments).where(eq(letterDocuments.letterId, id));
  if (!kept) throw new Error('The document is gone');
  const signed = await buffer(await desk.app.files.getFile(kept.fileHash));
  const { raw } = await delegasi.get(desk.at(id, '/pdf'));
  expect(raw.subarray(0, signed.length).equals(signed)).toBe(true);
  expect(raw.length).toBeGreaterThan(signed.length);
  // PDF/A requires every font to be embedded.
  expect(raw.subarray(signed.length).toString('latin1')).toMatch(/\/FontFile2/);
  expect(raw.toString('latin1')).not.toMatch(/\/BaseFont ?\/Helvetica/);
});

test('the public check tells the signed file, a copy we gave out and any other apart', async () => {
  const id = await desk.inState('sent', { permissionClassificationId: desk.ids.terbatas });
  const { verifyCode } = (await staf.get(desk.at(id))).body.data;
  const compared = async (bytes: Buffer) => {
    const reply = await desk.app.app.inject({ url: `/verifikasi/${verifyCode}/${sha256(bytes)}` });
    return [reply.statusCode, reply.json().data?.comparison];
  };
  const [kept] = await desk.app.db.select().from(letterDocuments).where(eq(letterDocuments.letterId, id));
  const signed = await buffer(await desk.app.files.getFile(kept?.fileHash ?? ''));
  const { raw } = await delegasi.get(desk.at(id, '/pdf'));
  expect(await compared(signed)).toEqual([200, 'intact']);
  expect(await compared(raw)).toEqual([200, 'marked']);
  // Bytes appended by others to the signed file are not our copy.
  expect(await compared(Buffer.concat([signed, Buffer.from('%')]))).toEqual([200, 'changed']);
  expect(await compared(raw.subarray(0, -1))).toEqual([200, 'changed']);
  expect((await desk.app.app.inject({ url: `/verifikasi/${verifyCode}/abc` })).statusCode).toBe(404);
});

test('a cancelled letter says so across its copies', async () => {
  const id = await desk.inState('sent');
  await desk.app.db.execute(sql`update letter set state = 'cancelled' where id = ${id}`);
  for (const page of await marksOf((await staf.get(desk.at(id, '/pdf'))).raw))
    expect(page).toContain('DIBATALKAN');
});

test('a letter of class Biasa goes out exactly as it was signed', async () => {
  const id = await desk.inState('sent');
  const first = await delegasi.get(desk.at(id, '/pdf'));
  const second = await arsiparis.get(desk.at(id, '/pdf'));
  expect(first.raw.equals(second.raw)).toBe(true);
});

test('a letter is taken as a Word document by who may read it; above Biasa with their name, and logged', async () => {
  const biasa = await desk.inState('sent');
  expect((await delegasi.post(desk.at(biasa, '/docx'))).body.data).toEqual({ readerMark: null });
  const id = await desk.inState('sent', { permissionClassificationId: desk.ids.terbatas });
  const { readerMark } = (await delegasi.post(desk.at(id, '/docx'))).body.data;
  expect(readerMark).toMatch(new RegExp(`^${delegasi.personName} · \\d+ \\w+ \\d{4}$`));
  const openings = (await staf.get(desk.at(id, '/openings'))).body.data.items;
  expect(openings).toContainEqual(
    expect.objectContaining({ kind: 'open-docx', personName: delegasi.personName }),
  );
  const draft = await desk.inState('draft');
  expect((await staf.post(desk.at(draft, '/docx'))).status).toBe(200);
  expect((await arsiparis.post(desk.at(draft, '/docx'))).status).toBe(404);
});

test('attached PDFs and pictures carry the mark, other files go out as they are and the log says so', async () => {
  const file = (title: string, fileName: string, content: string, positionOrder: number) => ({
    title,
    fileName,
    content,
    positionOrder,
  });
  const id = await desk.inState('sent', {
    permissionClassificationId: desk.ids.rahasia,
    attachments: [
      file('Peta', 'peta.pdf', await aPdf(), 1),
      file('Foto', 'foto.png', png, 2),
      file('Catatan', 'catatan.txt', Buffer.from('Rahasia').toString('base64'), 3),
    ],
  });
  const [map, photo, note] = await attachmentsOf(id);
  const read = (attachment: { id: string }) => delegasi.get(desk.at(id, `/attachments/${attachment.id}`));

  const pages = await marksOf((await read(map)).raw);
  expect(pages).toHaveLength(2);
  for (const marks of pages) expect(marks).toContain(delegasi.personName);
  const picture = await read(photo);
  expect(picture.headers['content-disposition']).toContain('foto.pdf');
  expect((await marksOf(picture.raw)).join()).toContain(delegasi.personName);
  expect((await read(note)).raw.toString()).toBe('Rahasia');
  const logged = await desk.app.db.execute(
    `select count(*)::int as n from audit_log where action = 'download-unmarked' and record_id = '${id}'`,
  );
  expect(logged.rows[0]).toEqual({ n: 1 });
});

test('what was reported on a disposition of it carries the mark like an attachment', async () => {
  const { direktur, atasan } = desk.people;
  const id = await desk.inState('sent', {
    permissionClassificationId: desk.ids.terbatas,
    receivers: [desk.named(direktur)],
  });
  const [item] = (await direktur.get(`/letter/api/Inbox?letterId=${id}`)).body.data.items;
  const given = await direktur.post(`/letter/api/Inbox/${item.id}/disposition`, {
    receivers: [{ userId: atasan.userId, userPositionId: atasan.positionId }],
    instructionIds: [],
    note: 'Laporkan.',
  });
  const at = `/letter/api/Disposition/${given.body.data.id}`;
  const reported = await atasan.post(`${at}/report`, {
    text: 'Terlampir.',
    files: [{ fileName: 'foto.png', content: png }],
  });
  const [file] = reported.body.data.recipients[0].reports[0].files;
  const read = await direktur.get(`${at}/files/${file.id}`);
  expect(read.headers['content-disposition']).toContain('foto.pdf');
  expect((await marksOf(read.raw)).join()).toContain(direktur.personName);
});

test('a picture made so that it cannot be marked is not taken, or does not go out', async () => {
  const picture = (content: Buffer) => ({
    attachments: [
      { title: 'Foto', fileName: 'foto.png', content: content.toString('base64'), positionOrder: 1 },
    ],
  });
  const tooLarge = await staf.post('/letter/api/Letter', desk.letter(picture(aPng(12_000, 12_000))));
  expect([tooLarge.status, Object.keys(tooLarge.body.errors)]).toEqual([422, ['attachments']]);
  const id = await desk.inState('sent', {
    permissionClassificationId: desk.ids.terbatas,
    ...picture(aPng(8, 8, { packed: 20_000_000 })),
  });
  const [file] = await attachmentsOf(id);
  const read = await delegasi.get(desk.at(id, `/attachments/${file.id}`));
  expect(read).toMatchObject({ status: 409, body: { message: expect.stringMatching(/tanda air/) } });
});
