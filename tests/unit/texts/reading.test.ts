import { zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { createReader } from '../../../server/texts/reader.ts';
import type { ReadingAnswer } from '../../../server/texts/reading/fault.ts';
import { docxOf, scannedPdf, scanOf, writtenPdf } from './some-documents.ts';

// The real process, libraries and OCR: their behaviour on bad files matters.
const reader = createReader();
afterAll(() => reader.stop());
const read = (content: Uint8Array, mimeType: string): Promise<ReadingAnswer> =>
  reader.read({ content, mimeType });

const pdf = 'application/pdf';
const office = 'application/vnd.openxmlformats-officedocument';
const docx = `${office}.wordprocessingml.document`;

describe('the text of', () => {
  test('a written PDF, page by page', async () => {
    const content = await writtenPdf(['Laporan keadaan ruas Cempaka', 'Halaman kedua tentang jembatan']);
    expect(await read(content, pdf)).toEqual({
      found: {
        via: 'pdf',
        content: 'Laporan keadaan ruas Cempaka\nHalaman kedua tentang jembatan',
        pages: 2,
        pagesRead: 2,
      },
    });
  });
  test('a Word document, with its special characters, and nothing that is not text', async () => {
    const content = docxOf(['Biaya &amp; jadwal', 'Pasal 1&#8211;3']);
    expect(await read(content, docx)).toEqual({
      found: { via: 'office', content: 'Biaya & jadwal\nPasal 1–3' },
    });
  });
  test('plain text in UTF-8 and as old spreadsheets write it', async () => {
    expect(await read(Buffer.from('Déwi;1\u0000\n'), 'text/csv; charset=utf-8')).toEqual({
      found: { via: 'plain', content: 'Déwi;1' },
    });
    expect(await read(Buffer.from('Déwi dan José', 'latin1'), 'text/csv')).toMatchObject({
      found: { content: 'Déwi dan José' },
    });
  });
  test('a scan, as picture and as PDF', async () => {
    const picture = await scanOf(['Permohonan perbaikan jembatan', 'Kepada Direktur Operasi']);
    for (const [content, mimeType] of [
      [picture, 'image/png'],
      [await scannedPdf(picture), pdf],
    ] as const) {
      const answer = await read(content, mimeType);
      expect(answer).toMatchObject({ found: { via: 'ocr', pages: 1, pagesRead: 1 } });
      expect(JSON.stringify(answer)).toMatch(/perbaikan jembatan.*Direktur Operasi/);
    }
  });
  test('a text without end: as much as is kept', async () => {
    const answer = await read(Buffer.from('kata '.repeat(400_000)), 'text/plain');
    expect('found' in answer && answer.found.content.length).toBeLessThanOrEqual(500_000);
  });
});

describe('no text, and why:', () => {
  const zeros = new Uint8Array(60 * 1024 * 1024);
  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string, string]>([
    ['a locked PDF', () => writtenPdf(['Rahasia'], 'kunci'), pdf, 'encrypted'],
    ['a locked Word document', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), docx, 'encrypted'],
    ['a broken PDF', () => Buffer.from('%PDF-1.7\nrusak'), pdf, 'broken'],
    ['a PDF cut short', async () => (await writtenPdf(['Utuh'])).subarray(0, 60), pdf, 'broken'],
    ['a broken Word document', () => docxOf(['Utuh']).subarray(0, 80), docx, 'broken'],
    ['text that says it is a picture', () => Buffer.from('bukan gambar'), 'image/png', 'broken'],
    ['a picture that says it is a PDF', () => scanOf(['Gambar']), pdf, 'broken'],
    ['a zip bomb', () => zipSync({ 'word/document.xml': zeros }), docx, 'too-much'],
    [
      'a zip bomb in many parts',
      () =>
        docxOf(
          ['Kecil'],
          Object.fromEntries(
            Array.from({ length: 60 }, (_, at) => [`word/header${at}.xml`, zeros.subarray(0, 1024 * 1024)]),
          ),
        ),
      docx,
      'too-much',
    ],
    ['an empty text', () => Buffer.from('  \n '), 'text/plain', 'empty'],
    ['a document without text', () => docxOf(['', ' ']), docx, 'empty'],
    ['a kind that is not known', () => Buffer.from('x'), 'application/zip', 'unknown'],
  ])('%s', async (_what, make, mimeType, fault) => {
    expect(await read(await make(), mimeType)).toMatchObject({ fault });
  });

  test('a file that takes too long is given up with its process, and the next is read', async () => {
    const hasty = createReader({ timeoutMs: 1 });
    const picture = await scanOf(['Lama']);
    expect(await hasty.read({ content: picture, mimeType: 'image/png' })).toMatchObject({
      fault: 'too-slow',
    });
    hasty.stop();
    expect(await read(Buffer.from('Berikutnya'), 'text/plain')).toMatchObject({
      found: { content: 'Berikutnya' },
    });
  });

  test('many at once are read one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => read(Buffer.from(`Berkas ${at}`), 'text/plain')),
    );
    expect(answers).toEqual(
      answers.map((_answer, at) => ({ found: { via: 'plain', content: `Berkas ${at}` } })),
    );
  });
});
