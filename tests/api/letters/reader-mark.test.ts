import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { aPng } from '../../unit/files/a-png.ts';
import { openDesk } from './desk.ts';

// SPEC B3: downloads above Biasa carry the reader's watermark.
const desk = await openDesk();
const { staf, delegasi, arsiparis } = desk.people;

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What is drawn as text in the standard font, page by page. */
async function marksOf(file: Buffer): Promise<string[]> {
  const pdf = await PDFDocument.load(file);
  return pdf.getPages().map((page) => {
    const contents = page.node.Contents();
    const parts = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : [];
    const text = parts
      .map((part) => pdf.context.lookup(part))
      .filter((stream) => stream instanceof PDFRawStream)
      .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
      .join('\n');
    return [...text.matchAll(/<([0-9A-F]+)> Tj/g)]
      .map(([, hex]) => Buffer.from(hex ?? '', 'hex').toString('latin1'))
      .join('|');
  });
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

test('a letter of class Biasa goes out exactly as it was signed', async () => {
  const id = await desk.inState('sent');
  const first = await delegasi.get(desk.at(id, '/pdf'));
  const second = await arsiparis.get(desk.at(id, '/pdf'));
  expect(first.raw.equals(second.raw)).toBe(true);
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
