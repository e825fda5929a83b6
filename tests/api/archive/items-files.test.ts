import { sql } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { dayInWib, plusDays } from '../../../lib/wib.ts';
import type { Caller } from '../../support/app.ts';
import { actAs } from '../letters/desk.ts';
import { base, openItemDesk } from './items-desk.ts';
import { upload } from './uploading.ts';

const desk = await openItemDesk();
const { record, another, deposit, kept, detail, inspect } = desk;
const { staf, atasan, direktur, arsiparis, delegasi } = desk.people;
const { db } = desk.app;

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

  test('what was read is looked at by who opens it, logged; not where copies are watermarked', async () => {
    const id = await kept();
    const [file] = (await detail(id)).files;
    const text = (by: Caller, of = id, fileId: string = file.id) =>
      by.get(`${base}/${of}/files/${fileId}/text`);
    expect((await text(staf)).status, 'it waits').toBe(409);
    const read = (fileId: string) =>
      db.execute(sql`update file_text t set state = 'done', content = 'Serah terima' from archive_file f
        where f.id = ${fileId} and t.file_hash = f.file_hash`);
    await read(file.id);
    expect((await text(delegasi)).body.data).toEqual({
      ...{ text: 'Serah terima', correctedAt: null, correctedBy: null },
    });
    expect((await text(staf, id, id)).status).toBe(404);
    const { openings } = await detail(id);
    expect(openings).toMatchObject([{ by: { id: delegasi.userId }, way: 'read' }]);

    const closed = await kept({ securityId: desk.ids.terbatas });
    const [own] = (await detail(closed)).files;
    await read(own.id);
    expect((await text(staf, closed, own.id)).status).toBe(403);
    expect((await detail(closed)).openings).toEqual([]);

    // An administrator may have copies of Biasa watermarked, too: whom it is refused is not offered it.
    const offered = async (of: string) => (await detail(of)).can.readTexts;
    expect([await offered(id), await offered(closed)]).toEqual([true, false]);
    const watermark = (isMarked: boolean) =>
      db.execute(
        sql`update security_classification set watermark = ${isMarked} where id = ${desk.ids.biasa}`,
      );
    await watermark(true);
    const marked = [await offered(id), (await text(staf)).status];
    await watermark(false);
    expect(marked).toEqual([false, 403]);
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
