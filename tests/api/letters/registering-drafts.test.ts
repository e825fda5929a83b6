import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openRegisteringDesk, pdf, scan } from './registering-desk.ts';

const desk = await openRegisteringDesk();
const { institutionId, block, incoming, save, register, registered } = desk;
const { staf } = desk.people;

describe('a draft from outside', () => {
  test('is called by its scan in lists, in a search and while it is read, until its subject is known', async () => {
    const { id, version } = await save({ subject: '', attachments: [scan(pdf, 'surat-017.pdf')] });
    await desk.app.db.execute(sql`update file_text set pages = 3
      where file_hash in (select file_hash from letter_attachment where letter_id = ${id})`);
    const listed = async () => {
      const { body } = await staf.get('/letter/api/Draft?PerPage=50');
      return body.data.items.find((one: { id: string }) => one.id === id).scan;
    };
    const searched = async () => {
      const { body } = await staf.get('/search/api/Search?q=Sinar+Harapan&source=letter');
      return body.data.items.find((one: { id: string }) => one.id === id);
    };
    const beingRead = async () => {
      const { body } = await staf.get('/task/api/Job');
      return body.data.items.find((one: { id: string }) => one.id === id)?.title;
    };
    const name = 'surat-017.pdf, 3 halaman';
    expect(await listed()).toEqual({ fileName: 'surat-017.pdf', pages: 3 });
    expect(await searched()).toMatchObject({
      ...{ title: name, highlights: { title: [{ text: name, hit: false }] } },
    });
    expect(await beingRead()).toBe(name);
    await staf.put(desk.at(id), incoming({ version, attachments: undefined }));
    expect(await listed()).toBeUndefined();
    expect(await searched()).toMatchObject({ title: 'Permohonan izin pemasangan utilitas' });
  });

  test('keeps its block and has no text, sender or reviewers, whatever was sent (SPEC A5)', async () => {
    const draft = await save({ externalToInternal: block({ externalSenderId: institutionId }) });
    expect(draft).toMatchObject({
      ...{ from: 'external', state: 'draft', number: '045/SH/XI/2026', contentMode: 'upload', content: '' },
      ...{ coverContent: '', sender: null, senderId: null, reviewers: [], anyReviewer: 'tidakAda' },
      externalToInternal: {
        ...block({ externalSenderId: institutionId }),
        agenda: null,
        registeredAt: null,
        attachments: [{ title: 'Pindaian', mimeType: 'application/pdf' }],
      },
    });
  });

  test('takes its scan from the block too, once', async () => {
    const first = await save({
      attachments: [],
      externalToInternal: block({ attachments: [scan(pdf, 'surat.pdf')] }),
    });
    expect(first.attachments).toMatchObject([{ title: 'Pindaian', isDocument: true }]);
    const [{ id, title, positionOrder }] = first.attachments;
    const again = { id, title, positionOrder, isDocument: true };
    const { status, body } = await staf.put(
      desk.at(first.id),
      incoming({
        version: 1,
        attachments: [again],
        externalToInternal: block({ attachments: [again] }),
      }),
    );
    expect([status, body.data.attachments.length]).toEqual([200, 1]);
  });

  test('takes no more files than any other letter, wherever they stand', async () => {
    const files = (count: number, from: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...scan(pdf, `lampiran-${from + at}.pdf`),
        ...{ positionOrder: from + at, isDocument: false },
      }));
    const ask = (count: number) =>
      staf.post(
        '/letter/api/Letter',
        incoming({ attachments: files(count, 1), externalToInternal: block({ attachments: files(10, 50) }) }),
      );
    expect((await ask(10)).status).toBe(200);
    const { status, body } = await ask(11);
    expect([status, body.errors]).toEqual([422, { attachments: ['Paling banyak 20 lampiran.'] }]);
  });

  test('sent twice is one; emptied, null is null; turned into an internal one, it has no block', async () => {
    const id = crypto.randomUUID();
    const { id: once, version } = await save({ id });
    expect((await save({ id })).id).toBe(once);
    const emptied = await staf.put(
      desk.at(id),
      incoming({ version, externalToInternal: null, number: null }),
    );
    expect(emptied.body.data).toMatchObject({
      number: null,
      externalToInternal: { receivedDate: null, archiveLocation: null, externalSenderName: '' },
    });
    const numbered = await staf.put(desk.at(id), desk.letter({ version: 2, number: '9/X' }));
    expect([numbered.status, Object.keys(numbered.body.errors)]).toEqual([422, ['number']]);
    const turned = await staf.put(desk.at(id), desk.letter({ version: 2, number: null }));
    expect(turned.body.data).toMatchObject({ from: 'internal', number: null, externalToInternal: null });
  });

  test.each([
    ['receivedDate', '19/11/2026'],
    ['receivedDate', '2026-02-30T00:00:00.000Z'],
    ['receivedDate', '0001-01-01T00:00:00.000Z'],
    ['archiveLocation', 'x'.repeat(201)],
    ['archiveCupboard', 7],
    ['archiveBox', 'a\u0000b'],
    ['externalSenderName', 'x'.repeat(201)],
    ['externalSenderId', 'bukan id'],
    ['externalSenderId', '00000000-0000-7000-8000-000000000000'],
    ['agenda', { number: 1 }],
  ])('is refused at %s for %j', async (field, value) => {
    const { status, body } = await staf.post(
      '/letter/api/Letter',
      incoming({ externalToInternal: block({ [field]: value }) }),
    );
    expect([status, Object.keys(body.errors)]).toEqual([422, [`externalToInternal.${field}`]]);
  });

  test('takes pages and pictures for its scan, no other files', async () => {
    const { status, body } = await staf.post(
      '/letter/api/Letter',
      incoming({ attachments: [scan(Buffer.from('Bukan pindaian'), 'surat.txt')] }),
    );
    expect([status, body.errors]).toEqual([
      422,
      { attachments: ['Pindaian harus berupa PDF, JPG, atau PNG.'] },
    ]);
  });
});

describe('what is missing keeps a letter from being registered', () => {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
  test.each<[string, Record<string, unknown>]>([
    ['naskahDinasParentCategoryId', { naskahDinasParentCategoryId: null }],
    ['naskahDinasCategoryId', { naskahDinasCategoryId: null }],
    [
      'naskahDinasCategoryId',
      { naskahDinasCategoryId: desk.ids.subType, naskahDinasParentCategoryId: desk.ids.kind },
    ],
    ['permissionClassificationId', { permissionClassificationId: null }],
    ['archiveClassificationId', { archiveClassificationId: null }],
    ['externalToInternal.externalSenderName', { externalToInternal: block({ externalSenderName: ' ' }) }],
    ['number', { number: ' ' }],
    ['scriptDate', { scriptDate: null }],
    ['subject', { subject: ' ' }],
    ['externalToInternal.receivedDate', { externalToInternal: block({ receivedDate: null }) }],
    ['externalToInternal.receivedDate', { externalToInternal: block({ receivedDate: tomorrow }) }],
    ['externalToInternal.receivedDate', { scriptDate: '2026-11-20' }],
    ['externalToInternal.archiveLocation', { externalToInternal: block({ archiveLocation: '' }) }],
    ['receivers', { receivers: [] }],
    ['attachments', { attachments: [] }],
  ])('%s: %j', async (field, over) => {
    const { id } = await save(over);
    const { status, body } = await register(id);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    const rows = await desk.app.db.execute(sql`select state from letter where id = ${id}`);
    expect(rows.rows).toEqual([{ state: 'draft' }]);
  });

  test('nothing is asked of the place, a sender inside or reviewers', async () => {
    expect((await registered({ place: null })).state).toBe('sent');
  });
});
