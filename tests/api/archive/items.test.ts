import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { dayInWib, plusDays } from '../../../resources/wib.ts';
import { remindLoans } from '../../../server/archive/lending/remind-loans.ts';
import type { Caller } from '../../support/app.ts';
import { actAs, openDesk } from '../letters/desk.ts';
import { docx, letterPdf, upload } from './uploading.ts';

const desk = await openDesk();
const { staf, atasan, direktur, arsiparis, delegasi } = desk.people;
const { db } = desk.app;
const base = '/arsip/api/Archive';
let counter = 0;

const record = (over: Record<string, unknown> = {}) => ({
  title: 'Serah terima gerbang tol',
  documentDate: '2026-11-14',
  classificationId: desk.ids.classification,
  securityId: desk.ids.biasa,
  developmentLevel: 'asli',
  ...over,
});
const another = () => letterPdf(String(++counter));
const deposit = async (over: Record<string, unknown> = {}, by: Caller = staf, bytes = another()) => {
  const uploadId = await upload(by, bytes, 'berita-acara.pdf');
  return by.post(`${base}/deposit`, { record: record(over), files: [{ uploadId, title: '' }] });
};
const kept = async (
  over: Record<string, unknown> = {},
  by: Caller = staf,
  bytes = another(),
): Promise<string> => {
  const { status, body } = await deposit(over, by, bytes);
  expect(status, JSON.stringify(body.errors)).toBe(200);
  return body.data.id;
};
const detail = async (id: string, by: Caller = staf) => (await by.get(`${base}/${id}/detail`)).body.data;
const inspect = async (bytes: Buffer, name: string, by: Caller = staf) =>
  (await by.post(`${base}/inspect`, { uploadId: await upload(by, bytes, name) })).body.data;

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

describe('an item and its files', () => {
  test('deposited again after a lost answer it is the same item, not a second one', async () => {
    const uploadId = await upload(staf, another(), 'a.pdf');
    const body = { record: record(), files: [{ uploadId, title: 'Naskah asli' }] };
    const first = await staf.post(`${base}/deposit`, body);
    const second = await staf.post(`${base}/deposit`, body);
    expect(second.body.data.id).toBe(first.body.data.id);
    expect((await detail(first.body.data.id)).files).toMatchObject([{ title: 'Naskah asli', version: 1 }]);
  });

  test('nothing is kept of an item whose fields are wrong', async () => {
    const before = await db.$count(sql`archive` as never);
    const { status, body } = await deposit({ title: '' });
    expect(status).toBe(422);
    expect(body.errors.title).toBeDefined();
    expect(await db.$count(sql`archive` as never)).toBe(before);
  });

  test('the same content is told with the items that hold it, as far as one may see them', async () => {
    const bytes = another();
    const open = await kept({ title: 'Terbuka' }, staf, bytes);
    await kept({ title: 'Rahasia direksi', securityId: desk.ids.rahasia }, direktur, bytes);
    const { duplicates } = await inspect(bytes, 'lagi.pdf');
    expect(duplicates.map(({ id }: { id: string }) => id)).toEqual([open]);
  });

  test('a new version takes the place, the old one stays to be read; removed files stay in the record', async () => {
    const id = await kept();
    const [{ id: first }] = (await detail(id)).files;
    await staf.post(`${base}/${id}/files`, {
      uploadId: await upload(staf, another(), 'lampiran.pdf'),
      title: 'Lampiran',
    });
    const newer = another();
    const versioned = await staf.post(`${base}/${id}/files/${first}/versions`, {
      uploadId: await upload(staf, newer, 'perbaikan.pdf'),
      note: 'Halaman 2 diganti',
    });
    expect(versioned.body.data.files).toMatchObject([
      { version: 2, note: 'Halaman 2 diganti', versions: [{ id: first, version: 1 }] },
      { title: 'Lampiran', version: 1 },
    ]);
    const [current, attachment] = versioned.body.data.files;
    expect((await staf.get(`${base}/${id}/files/${current.id}`)).raw.equals(newer)).toBe(true);
    expect((await staf.get(`${base}/${id}/files/${first}`)).status).toBe(200);
    const stale = await staf.post(`${base}/${id}/files/${first}/versions`, {
      uploadId: await upload(staf, another(), 'x.pdf'),
    });
    expect(stale.status, 'a version of what was replaced').toBe(409);

    const ordered = await staf.put(`${base}/${id}/files/order`, { fileIds: [attachment.id, current.id] });
    expect(ordered.body.data.files.map((file: { id: string }) => file.id)).toEqual([
      attachment.id,
      current.id,
    ]);
    expect((await staf.put(`${base}/${id}/files/order`, { fileIds: [current.id] })).status).toBe(422);

    const removed = await staf.delete(`${base}/${id}/files/${attachment.id}`);
    expect(
      removed.body.data.files.find((file: { id: string }) => file.id === attachment.id).removedAt,
    ).not.toBeNull();
    expect((await staf.get(`${base}/${id}`)).body.data.fileCount).toBe(1);
    expect((await staf.delete(`${base}/${id}/files/${current.id}`)).status, 'the last one').toBe(409);
    const history = await staf.get(`${base}/${id}/history`);
    expect(history.body.data.items.map((item: { action: string }) => item.action)).toEqual(
      expect.arrayContaining(['create', 'add-file', 'add-file-version', 'order-files', 'remove-file']),
    );
  });

  test('the text of what is kept is wanted, and served bytes can run nothing', async () => {
    const id = await kept();
    const [file] = (await detail(id)).files;
    expect(file.text).toMatchObject({ state: 'waiting' });
    const { headers } = await staf.get(`${base}/${id}/files/${file.id}`);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['content-disposition']).toMatch(/^inline/);
    const away = await staf.get(`${base}/${id}/files/${file.id}?download=1`);
    expect(away.headers['content-disposition']).toMatch(/^attachment/);
  });

  test('what could not be read is read again, by whoever may open it; what was read is not', async () => {
    const id = await kept({ securityId: desk.ids.terbatas });
    const [file] = (await detail(id)).files;
    const again = (by: Caller, fileId: string = file.id) => by.post(`${base}/${id}/files/${fileId}/text`);
    expect((await again(staf)).status, 'it waits').toBe(409);
    await db.execute(sql`update file_text t set state = 'failed', fault = 'broken' from archive_file f
      where f.id = ${file.id} and t.file_hash = f.file_hash`);
    expect((await again(delegasi)).status).toBe(403);
    expect((await again(staf, id)).status).toBe(404);
    expect((await again(staf)).body.data.files[0].text).toMatchObject({ state: 'waiting', fault: null });
  });

  test('the records unit keeps what comes to it as inactive; nobody else does', async () => {
    const body = async (by: Caller) => ({
      record: record(),
      status: 'inactive',
      files: [{ uploadId: await upload(by, another(), 'a.pdf') }],
    });
    const deposited = await arsiparis.post(`${base}/deposit`, await body(arsiparis));
    expect(deposited.body.data).toMatchObject({ status: 'inactive', fileCount: 1 });
    expect((await staf.post(`${base}/deposit`, await body(staf))).status).toBe(403);
  });

  test('somebody elses uploads cannot be deposited', async () => {
    const uploadId = await upload(atasan, another(), 'a.pdf');
    expect((await staf.post(`${base}/deposit`, { record: record(), files: [{ uploadId }] })).status).toBe(
      422,
    );
  });
});

describe('who opens what', () => {
  const way = async (by: Caller, id: string, fileId: string) => ({
    known: (await by.get(`${base}/${id}/detail`)).status,
    opened: (await by.get(`${base}/${id}/files/${fileId}`)).status,
  });
  const ways: [className: keyof typeof desk.ids, others: { known: number; opened: number }][] = [
    ['biasa', { known: 200, opened: 200 }],
    ['terbatas', { known: 200, opened: 403 }],
    ['rahasia', { known: 404, opened: 404 }],
    ['sangatRahasia', { known: 404, opened: 404 }],
  ];
  for (const [className, others] of ways)
    test(`${className}: who is on it opens it, others as the class says; openings are logged for its keepers`, async () => {
      const id = await kept({ securityId: desk.ids[className] });
      const [file] = (await detail(id)).files;
      expect(await way(staf, id, file.id)).toEqual({ known: 200, opened: 200 });
      expect(await way(delegasi, id, file.id)).toEqual(others);
      const { openings } = await detail(id);
      const readers = [...new Set(openings.map((one: { by: { id: string } }) => one.by.id))];
      expect(readers.toSorted()).toEqual(
        (others.opened === 200 ? [delegasi.userId, staf.userId] : [staf.userId]).toSorted(),
      );
      if (others.opened === 403) {
        const known = await detail(id, delegasi);
        expect(known).toMatchObject({
          can: { open: false, requestAccess: true },
          files: [],
          letters: [],
          openings: null,
        });
        expect((await delegasi.get(`${base}/${id}/files/${file.id}`)).body.data).toEqual({
          requestAccess: true,
        });
      }
    });

  test('above Biasa the copy carries its readers name, of Biasa it is the very file', async () => {
    const bytes = another();
    const textOf = async (className: 'biasa' | 'terbatas') => {
      const id = await kept({ securityId: desk.ids[className] }, staf, bytes);
      const [file] = (await detail(id)).files;
      const { raw, headers } = await staf.get(`${base}/${id}/files/${file.id}`);
      expect(headers['content-type']).toBe('application/pdf');
      return (await extractText(new Uint8Array(raw), { mergePages: true })).text;
    };
    expect(await textOf('biasa')).not.toContain(staf.personName);
    const marked = await textOf('terbatas');
    expect(marked).toContain(staf.personName);
    expect(marked).toContain('Serah terima gerbang tol Cikunir');
  });

  test('only its unit changes it: another one is told, a secretary without the right too', async () => {
    const id = await kept();
    const [file] = (await detail(id)).files;
    const uploadId = await upload(delegasi, another(), 'a.pdf');
    expect((await delegasi.post(`${base}/${id}/files`, { uploadId })).status).toBe(403);
    expect((await delegasi.post(`${base}/${id}/files/${file.id}/versions`, { uploadId })).status).toBe(403);
    expect((await delegasi.delete(`${base}/${id}/files/${file.id}`)).status).toBe(403);
    const dueDate = plusDays(dayInWib(), 7);
    expect((await delegasi.post(`${base}/${id}/loans`, { borrowerId: staf.userId, dueDate })).status).toBe(
      403,
    );
    const [loan] = (await staf.post(`${base}/${id}/loans`, { borrowerId: staf.userId, dueDate })).body.data
      .loans;
    expect((await delegasi.post(`${base}/${id}/loans/${loan.id}/return`)).status).toBe(403);
    expect((await staf.post(`${base}/${id}/loans/${loan.id}/return`)).status).toBe(200);
    expect((await detail(id, delegasi)).can).toMatchObject({ open: true, write: false, lend: false });
    expect((await desk.app.stranger.get(`${base}/${id}/detail`)).status).toBe(401);
  });

  test('who acts for another is on it by the post alone', async () => {
    const id = await kept({ securityId: desk.ids.rahasia }, direktur);
    const secretary = await actAs(desk.app, 'sekretaris', 'Secretary');
    expect((await secretary.get(`${base}/${id}/detail`)).status).toBe(404);
    expect((await direktur.get(`${base}/${id}/detail`)).status).toBe(200);
  });
});

describe('letters of an item', () => {
  test('only letters that one may see are related, and only those are told', async () => {
    const letterId = await desk.inState('sent');
    const id = await kept();
    const related = await staf.post(`${base}/${id}/letters`, { letterId });
    expect(related.body.data.letters).toMatchObject([
      { id: letterId, kind: 'related', url: `/naskah-dinas/outbox/${letterId}` },
    ]);
    const hidden = (await desk.save({}, atasan)).id;
    expect((await staf.post(`${base}/${id}/letters`, { letterId: hidden })).status).toBe(422);
    await db.execute(
      sql`insert into archive_letter (archive_id, letter_id, kind) values (${id}, ${hidden}, 'related')`,
    );
    expect((await detail(id)).letters).toHaveLength(1);
    expect((await staf.delete(`${base}/${id}/letters/${hidden}`)).status).toBe(404);
    expect((await staf.delete(`${base}/${id}/letters/${letterId}`)).body.data.letters).toEqual([]);
  });
});

describe('lending of paper', () => {
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const lend = (id: string, over: object = {}, by: Caller = staf) =>
    by.post(`${base}/${id}/loans`, { borrowerId: atasan.userId, dueDate: tomorrow, note: 'Audit', ...over });

  test('paper is lent once at a time, is told, comes back and may be lent again', async () => {
    const id = await kept();
    const both = await Promise.all([lend(id), lend(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [loan] = (await detail(id)).loans;
    expect(loan).toMatchObject({ borrower: { id: atasan.userId }, dueDate: tomorrow, isOverdue: false });
    const listed = await staf.get('/arsip/api/Loan');
    expect(listed.body.data.items).toMatchObject([{ id: loan.id, canReturn: true, archive: { id } }]);
    const told = await atasan.get('/notification/api/Notification');
    expect(JSON.stringify(told.body)).toContain('meminjam fisik arsip');
    expect(
      (await staf.post(`${base}/${id}/loans/${loan.id}/return`, { note: 'Lengkap' })).body.data.loans[0]
        .returnNote,
    ).toBe('Lengkap');
    expect((await staf.post(`${base}/${id}/loans/${loan.id}/return`)).status).toBe(409);
    expect((await lend(id)).status).toBe(200);
  });

  test('a day gone by, more than a year, nobody: each is told at its field', async () => {
    const id = await kept();
    expect((await lend(id, { dueDate: '2020-01-01' })).body.errors.dueDate).toBeDefined();
    expect((await lend(id, { dueDate: '2099-01-01' })).body.errors.dueDate).toBeDefined();
    expect((await lend(id, { dueDate: 'besok' })).body.errors.dueDate).toBeDefined();
    expect((await lend(id, { borrowerId: id })).body.errors.borrowerId).toBeDefined();
  });

  test('what is overdue is asked for on the day after and every week, once each', async () => {
    const id = await kept({ title: 'Yang terlambat' });
    await lend(id);
    const after = new Date(Date.parse(tomorrow) + 36 * 3_600_000);
    expect(await remindLoans(desk.app, after)).toBeGreaterThan(0);
    expect(await remindLoans(desk.app, after)).toBe(0);
    expect(await remindLoans(desk.app, new Date(after.getTime() + 7 * 86_400_000))).toBeGreaterThan(0);
    const told = await db.execute(
      sql`select user_id from notification where message like 'Yang terlambat%' and title like '%embali%'`,
    );
    expect(new Set(told.rows.map((row) => row.user_id))).toEqual(new Set([atasan.userId, staf.userId]));
    await db.execute(sql`update paper_loan set due_date = '2026-01-01' where archive_id = ${id}`);
    const overdue = await staf.get('/arsip/api/Loan?state=overdue&FirstChar=terlambat');
    expect(overdue.body.data).toMatchObject({ totalCount: 1, items: [{ isOverdue: true }] });
    expect((await staf.get('/arsip/api/Loan?state=hilang')).status).toBe(400);
    expect((await staf.get('/arsip/api/Loan?warna=biru')).status).toBe(400);
  });
});

describe('labels', () => {
  test('of items, as PDF; of what one may not open none', async () => {
    const id = await kept({ box: 'A-12', location: 'Gedung arsip' });
    const secret = await kept({ securityId: desk.ids.rahasia }, direktur);
    const { status, raw } = await staf.get(`/arsip/api/Label?ids=${id},${secret}`);
    expect(status).toBe(200);
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await staf.get(`/arsip/api/Label?ids=${secret}`)).status).toBe(404);
    expect((await staf.get('/arsip/api/Label?box=A-12')).raw.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('nonsense is not understood, and no more than a sheaf is printed at once', async () => {
    for (const query of [
      '',
      '?ids=x',
      '?toString=1',
      '?box=',
      `?ids=${Array(201)
        .fill(0)
        .map((_, at) => `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`)
        .join(',')}`,
    ])
      expect((await arsiparis.get(`/arsip/api/Label${query}`)).status, query.slice(0, 20)).toBe(400);
  });
});
