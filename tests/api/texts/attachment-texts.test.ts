import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SearchAnswer } from '../../../domain/calls/search.ts';
import { purgeExpired } from '../../../server/jobs/purge-expired.ts';
import { wantMissingTexts } from '../../../server/texts/want-text.ts';
import type { Ok } from '../../support/app.ts';
import { docxOf, scanOf, writtenPdf } from '../../unit/texts/some-documents.ts';
import { openDesk } from '../letters/desk.ts';

const desk = await openDesk();
const { staf, atasan } = desk.people;
const { db, jobs } = desk.app;

const file = (fileName: string, bytes: Uint8Array, positionOrder: number) => ({
  title: 'Lampiran',
  fileName,
  content: Buffer.from(bytes).toString('base64'),
  positionOrder,
});
const textsOf = async (id: string, by = staf) =>
  (await by.get(desk.at(id, '/texts'))).body.data.items.map((text: Record<string, unknown>) => [
    text.fileName,
    text.state,
    text.reason,
  ]);
const finds = async (q: string) =>
  (await staf.get<Ok<SearchAnswer>>(`/search/api/Search?source=letter&q=${q}`)).body.data.items.map(
    ({ id }) => id,
  );

test('the text of attachments is read in the background and found; what cannot be read says why', {
  tags: ['full'],
}, async () => {
  const { id } = await desk.save({
    attachments: [
      file('tertulis.pdf', await writtenPdf(['Kajian tentang penyeberangan satwa liar']), 1),
      file('catatan.docx', docxOf(['Mengenai burung kakaktua']), 2),
      file('pindaian.png', await scanOf(['Permohonan kunjungan lapangan', 'Kepada Direktur Operasi']), 3),
      file('terkunci.pdf', await writtenPdf(['Rahasia'], 'kunci'), 4),
      file('kosong.docx', docxOf(['']), 5),
    ],
  });
  expect((await textsOf(id)).map(([, state]: string[]) => state)).toEqual(Array(5).fill('waiting'));
  expect(await finds('satwa')).toEqual([]);
  await jobs.runDue();
  expect(await textsOf(id)).toEqual([
    ['tertulis.pdf', 'done', null],
    ['catatan.docx', 'done', null],
    ['pindaian.png', 'done', null],
    ['terkunci.pdf', 'failed', 'Dokumen ini terkunci dengan kata sandi.'],
    ['kosong.docx', 'none', 'Tidak ada teks di dalam berkas ini.'],
  ]);
  for (const q of ['satwa', 'kakaktua', 'kunjungan']) expect(await finds(q), q).toEqual([id]);
});

test('what failed can be read again by who sees the letter, and nothing else can', async () => {
  const { id, attachments } = await desk.save({
    attachments: [
      file('rusak.pdf', Buffer.from('%PDF-1.7 rusak'), 1),
      file('baik.txt', Buffer.from('baik'), 2),
    ],
  });
  await jobs.runDue();
  const again = (attachment: string, by = staf) => by.post(desk.at(id, `/texts/${attachment}`));
  const [broken, good] = attachments.map((attachment: { id: string }) => attachment.id);
  expect((await again(broken, atasan)).status).toBe(404);
  expect((await atasan.get(desk.at(id, '/texts'))).status).toBe(404);
  expect((await again(good)).status).toBe(409);
  expect((await again('lain')).status).toBe(404);
  const { status, body } = await again(broken);
  expect([status, body.data.state]).toEqual([200, 'waiting']);
  expect((await again(broken)).status).toBe(409);
  await jobs.runDue();
  expect((await textsOf(id))[0]).toEqual([
    'rusak.pdf',
    'failed',
    'Dokumen ini rusak atau isinya bukan seperti namanya.',
  ]);
});

test('the same content is read once, and its text goes when nothing holds it any more', async () => {
  const twice = file('sama.txt', Buffer.from('Naskah yang sama'), 1);
  const one = await desk.save({ attachments: [twice] });
  const other = await desk.save({ attachments: [{ ...twice, fileName: 'lain.txt' }] });
  await jobs.runDue();
  const kept = async () =>
    (await db.execute(sql`select 1 from file_text where content = 'Naskah yang sama'`)).rows.length;
  expect(await kept()).toBe(1);
  await db.execute(sql`update file_text set wanted_at = now() - interval '3 days'`);
  await db.execute(sql`delete from letter_attachment where letter_id = ${one.id}`);
  await purgeExpired({ db });
  expect(await kept()).toBe(1);
  await db.execute(sql`delete from letter_attachment where letter_id = ${other.id}`);
  await purgeExpired({ db });
  expect(await kept()).toBe(0);
});

test('a file that was not in the store is looked for again a day later', async () => {
  const draft = await desk.save({ attachments: [file('hilang.txt', Buffer.from('jembatan gantung'), 1)] });
  await db.execute(sql`update file_text set state = 'failed', fault = 'missing', content = '',
    wanted_at = now() - interval '2 days'`);
  await wantMissingTexts(db);
  await jobs.runDue();
  expect(await textsOf(draft.id)).toEqual([['hilang.txt', 'done', null]]);
});
