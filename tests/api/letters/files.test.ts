import { expect, test } from 'vitest';
import { openDesk } from './desk.ts';

const desk = await openDesk();
const { staf, atasan, delegasi } = desk.people;
const base64 = (text: string) => Buffer.from(text).toString('base64');
const file = (over: object = {}) => ({
  title: 'Rencana',
  content: base64('Rencana operasi'),
  fileName: 'rencana.txt',
  positionOrder: 1,
  ...over,
});

test('a file is kept, found again by its id, renamed and taken off', async () => {
  const draft = await desk.save({
    attachments: [file(), file({ title: 'Peta', fileName: 'peta.txt', positionOrder: 2 })],
  });
  expect(draft.attachments).toMatchObject([
    { title: 'Rencana', fileName: 'rencana.txt', size: 15, positionOrder: 1 },
    { title: 'Peta', positionOrder: 2 },
  ]);
  const [first] = draft.attachments;
  const { body } = await staf.put(
    desk.at(draft.id),
    desk.letter({ version: 1, attachments: [{ id: first.id, title: 'Rencana baru', positionOrder: 1 }] }),
  );
  expect(body.data.attachments).toEqual([{ ...first, title: 'Rencana baru' }]);
});

test('a file is sent under its own name with headers that keep it from being run', async () => {
  const id = await desk.inState('sent', { attachments: [file({ fileName: 'a"b\r\nè.txt' })] });
  const { body } = await delegasi.get(desk.at(id));
  const sent = await delegasi.get(desk.at(id, `/attachments/${body.data.attachments[0].id}`));
  expect(sent.status).toBe(200);
  expect(sent.raw.toString()).toBe('Rencana operasi');
  expect(sent.headers['content-disposition']).toMatch(/^attachment; filename="[\w.]+"; filename\*=UTF-8''/);
  expect(sent.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test('a file of one letter is not found under another, nor brought onto it by its id', async () => {
  const draft = await desk.save({ attachments: [file()] });
  const other = await desk.save({}, staf);
  const [own] = draft.attachments;
  expect((await staf.get(desk.at(other.id, `/attachments/${own.id}`))).status).toBe(404);
  expect((await atasan.get(desk.at(draft.id, `/attachments/${own.id}`))).status).toBe(404);
  const taken = await staf.put(
    desk.at(other.id),
    desk.letter({ version: 1, attachments: [{ id: own.id, title: 'Curian', positionOrder: 1 }] }),
  );
  expect([taken.status, Object.keys(taken.body.errors)]).toEqual([422, ['attachments']]);
});

test.each([
  ['not base64', { content: 'bukan base64!' }],
  ['nothing', { content: '' }],
  ['no name', { fileName: undefined }],
  ['a program', { content: base64('MZ\u0000\u0001'), fileName: 'a.exe' }],
  ['something else than its name says', { content: base64('Teks'), fileName: 'a.pdf' }],
  ['a page', { content: base64('<html><script>x()</script></html>'), fileName: 'a.txt' }],
  ['10 MB or more', { content: Buffer.alloc(10 * 1024 * 1024, 0x41).toString('base64') }],
])('%s is refused', async (_what, over) => {
  const { status, body } = await staf.post('/letter/api/Letter', desk.letter({ attachments: [file(over)] }));
  expect(status).toBe(422);
  expect(Object.keys(body.errors).some((field) => field.startsWith('attachments'))).toBe(true);
});

test('only letters may be as large as their files', async () => {
  const big = 'x'.repeat(2 * 1024 * 1024);
  const { id } = await desk.save();
  expect((await staf.post(desk.at(id, '/review'), { note: big })).status).toBe(413);
  expect((await staf.post('/letter/api/Letter', { note: 'x'.repeat(41 * 1024 * 1024) })).status).toBe(413);
});
