import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { base, openItemDesk } from './items-desk.ts';
import { docx, letterPdf, upload } from './uploading.ts';

const desk = await openItemDesk();
const { record, inspect } = desk;
const { staf } = desk.people;

describe('what a file says of itself', () => {
  test('a letter as PDF gives its subject, number and date', async () => {
    expect(await inspect(letterPdf(), 'scan001.pdf')).toMatchObject({
      fault: null,
      title: 'Serah terima gerbang tol Cikunir',
      number: '017/BA/OPS/XI/2026',
      date: '2026-11-14',
      pages: 1,
      duplicates: [],
    });
  });

  test('a DOCX gives its core properties, and the date that its text says before the one it was made on', async () => {
    expect(await inspect(docx(), 'notulen.docx')).toMatchObject({
      fault: null,
      title: 'Notulen Rapat & Tindak Lanjut',
      date: '2025-03-03',
    });
  });

  test('what says nothing is called as its file is', async () => {
    const text = Buffer.from('12345\n');
    expect(await inspect(text, '2026-11-03_Daftar_Hadir (1).txt')).toMatchObject({
      title: 'Daftar Hadir',
      date: '2026-11-03',
    });
  });
});

describe('files that are not taken', () => {
  const locked = async () => {
    const document = await PDFDocument.create();
    document.addPage();
    document.encrypt({ userPassword: 'rahasia', ownerPassword: 'pemilik' });
    return Buffer.from(await document.save({ useObjectStreams: false }));
  };
  const withScript = async () => {
    const document = await PDFDocument.create();
    document.addPage();
    document.addJavaScript('main', 'app.alert(1)');
    return Buffer.from(await document.save());
  };
  const withLaunch = async () => {
    const document = await PDFDocument.create();
    document.addPage();
    const action = document.context.obj({ S: 'Launch', F: PDFString.of('a.exe') });
    document.catalog.set(PDFName.of('OpenAction'), action);
    const text = Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1');
    return Buffer.from(text.replace('/Launch', '/La#75nch'), 'latin1');
  };
  /** Both headers of every entry say that it unpacks to a thousand bytes. */
  const claimingSmall = (zip: Buffer) => {
    for (const [signature, at] of [
      ['PK\u0003\u0004', 22],
      ['PK\u0001\u0002', 24],
    ] as const)
      for (let found = zip.indexOf(signature); found >= 0; found = zip.indexOf(signature, found + 4))
        zip.writeUInt32LE(1000, found + at);
    return zip;
  };
  const faulty: [name: string, bytes: () => Buffer | Promise<Buffer>, reason: RegExp][] = [
    ['rusak.pdf', () => Buffer.from('%PDF-1.7\nno more than this'), /rusak/],
    ['terkunci.pdf', locked, /terkunci/],
    ['program.pdf', withScript, /program/],
    ['perintah.pdf', withLaunch, /perintah/],
    ['bom.docx', () => docx({ 'word/media/a.bin': new Uint8Array(60 * 1024 * 1024) }), /zip bomb/],
    [
      'bohong.docx',
      () => claimingSmall(docx({ 'word/a.bin': new Uint8Array(60 * 1024 * 1024) })),
      /zip bomb/,
    ],
    [
      'makro.docx',
      () =>
        docx({
          '[Content_Types].xml':
            '<Types><Default ContentType="application/vnd.ms-office.vbaProject"/></Types>',
        }),
      /makro/,
    ],
    ['potong.docx', () => docx().subarray(0, -30), /rusak|sesuai/],
  ];
  for (const [name, make, reason] of faulty)
    test(`${name} says why, and is not kept either`, async () => {
      const bytes = await make();
      let said: string | null;
      try {
        const uploadId = await upload(staf, bytes, name);
        said = (await staf.post(`${base}/inspect`, { uploadId })).body.data.fault;
        const refused = await staf.post(`${base}/deposit`, { record: record(), files: [{ uploadId }] });
        expect(refused.status).toBe(422);
        expect(refused.body.errors['files.0']?.[0]).toMatch(reason);
      } catch (error) {
        said = (error as Error).message;
      }
      expect(said).toMatch(reason);
    });

  const refusedOnArrival: [name: string, bytes: Buffer, reason: RegExp][] = [
    [
      'gambar.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      /Jenis berkas/,
    ],
    ['bukan.pdf', Buffer.from('PK plain words'), /tidak sesuai/],
    [
      'uji.txt',
      Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('')),
      /berbahaya/,
    ],
  ];
  for (const [name, bytes, reason] of refusedOnArrival)
    test(`${name} is refused with its last part`, async () => {
      await expect(upload(staf, bytes, name)).rejects.toThrow(reason);
    });

  test('an empty one and a huge one are refused before anything is sent', async () => {
    for (const size of [0, 10 * 1024 * 1024])
      expect((await staf.post('/letter/api/Upload', { name: 'a.pdf', size })).status).toBe(422);
  });
});
