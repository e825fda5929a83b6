import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { UploadProposals } from '../../../domain/calls/archive-item-shapes.ts';
import type { SearchAnswer } from '../../../domain/calls/search.ts';
import { demoId } from '../../../server/demo/ids.ts';
import { smallPdf } from '../../../server/demo/letters/small-pdf.ts';
import type { Caller, Ok } from '../../support/app.ts';
import { scanOf } from '../../unit/texts/some-documents.ts';
import { actAs } from '../letters/desk.ts';
import { base, openItemDesk } from './items-desk.ts';
import { upload } from './uploading.ts';

// What is read from uploads is proposed, and what is read from items can be corrected.
const desk = await openItemDesk();
const { kept, detail } = desk;
const { staf, delegasi, arsiparis } = desk.people;
const { db, jobs } = desk.app;

describe('what an upload says', () => {
  const ask = (uploadId: string, by: Caller = staf) =>
    by.get<Ok<UploadProposals>>(`${base}/scan-proposals?uploadId=${uploadId}`);
  const arrived = async (bytes: Buffer, name = 'scan001.pdf', by: Caller = staf) => {
    const uploadId = await upload(by, bytes, name);
    await by.post(`${base}/inspect`, { uploadId });
    return uploadId;
  };
  const readNow = async (bytes: Buffer, name?: string) => {
    const uploadId = await arrived(bytes, name);
    await jobs.runDue();
    return (await ask(uploadId)).body.data;
  };
  const calibration = (mark: string) =>
    smallPdf('BERITA ACARA', [
      'Nomor: 021/BA/OPS/XI/2026',
      'Jakarta, 14 November 2026',
      `Perihal: Kalibrasi timbangan jembatan ${mark}`,
    ]);

  test('is proposed, with the class and kind of what the unit filed last of a like title', async () => {
    const { rows } = await db.execute<{ id: string; name: string }>(
      sql`select id, name from archive_type where is_active order by code limit 1`,
    );
    const [type] = rows;
    const like = await readNow(calibration('pertama'));
    expect(like).toMatchObject({ number: '021/BA/OPS/XI/2026', date: '2026-11-14', like: null });
    const title = 'Kalibrasi timbangan jembatan Cikunir';
    await kept({ title, archiveTypeId: type?.id });
    // Another unit's item says nothing of how this one files.
    await kept({ title, archiveTypeId: null }, delegasi);
    expect(await readNow(calibration('Cibitung'))).toMatchObject({
      ...{ state: 'done', reason: null, title: 'Kalibrasi timbangan jembatan Cibitung' },
      like: {
        title,
        classification: { id: desk.ids.classification, label: expect.any(String) },
        archiveType: { id: type?.id, label: expect.stringContaining(type?.name ?? '') },
        security: { id: desk.ids.biasa },
      },
    });
    expect((await readNow(smallPdf('Kuitansi', ['Perihal: Pembelian alat tulis']))).like).toBeNull();
  });

  test('or of what came from the same sender', async () => {
    const from = (subject: string) =>
      smallPdf('KEMENTERIAN PERHUBUNGAN DARAT', ['Nomor : PR.02/1187/2026', `Hal : ${subject}`]);
    await kept({ title: 'Data lalu lintas harian' }, staf, from('Data lalu lintas harian'));
    await jobs.runDue();
    // No title of the demo is like it, whatever the day of the test has filed.
    expect(await readNow(from('Penertiban papan reklame'))).toMatchObject({
      title: 'Penertiban papan reklame',
      like: { title: 'Data lalu lintas harian' },
    });
  });

  test('of a scan comes once it is recognised; before it, nothing is guessed from its name', async () => {
    const picture = Buffer.from(
      await scanOf(['BERITA ACARA SERAH TERIMA', 'Nomor: 33/BA/2026', 'Jakarta, 5 Maret 2026']),
    );
    const uploadId = await arrived(picture, '2026-11-03_Pindaian_arsip.png');
    expect((await ask(uploadId)).body.data).toMatchObject({ state: 'waiting', title: null, date: null });
    await jobs.runDue();
    expect((await ask(uploadId)).body.data).toMatchObject({
      ...{ state: 'done', title: 'Berita Acara Serah Terima' },
      ...{ number: '33/BA/2026', date: '2026-03-05' },
    });
  }, 60_000);

  test('is nothing for a file without text, which says so, and is called as its file is', async () => {
    expect(await readNow(Buffer.from('- - -\n'), '2026-11-03_Daftar_Hadir.txt')).toMatchObject({
      ...{ state: 'none', reason: 'Tidak ada teks di dalam berkas ini.' },
      ...{ title: 'Daftar Hadir', number: null, date: '2026-11-03', like: null },
    });
  });

  test('is told to who uploaded it and may deposit, nobody else', async () => {
    const uploadId = await arrived(calibration('lain'));
    expect((await ask(uploadId, arsiparis)).status).toBe(422);
    expect((await ask('bukan-id')).status).toBe(422);
    await db.execute(
      sql`update delegation set scopes = '{baca}' where id = ${demoId('delegation', 'DLG-001')}`,
    );
    expect((await ask(uploadId, await actAs(desk.app, 'delegasi', 'Delegation'))).status).toBe(403);
  });
});

describe('what was read from an item', () => {
  const item = async (over: Record<string, unknown> = {}) => {
    const id = await kept(over);
    await jobs.runDue();
    const [file] = (await detail(id)).files;
    return { id, fileId: file.id as string, at: `${base}/${id}/files/${file.id}/text` };
  };
  const finds = async (q: string, by: Caller = staf) =>
    (await by.get<Ok<SearchAnswer>>(`/search/api/Search?source=archive&q=${q}`)).body.data.items;
  const correct = (at: string, text: string | null, correctedAt: string | null = null, by: Caller = staf) =>
    by.put(at, { text, correctedAt });

  test('is corrected by its unit: found, told with who did it, and not overwritten by a later reading', async () => {
    const { id, fileId, at } = await item();
    expect((await staf.get(at)).body.data).toMatchObject({ correctedAt: null, correctedBy: null });
    const done = await correct(at, 'Serah terima gardu wilwatikta');
    expect(done.body.data.files[0]).toMatchObject({ correctedBy: { id: staf.userId } });
    const [found] = await finds('wilwatikta');
    expect(found).toMatchObject({ id });
    expect(found?.highlights.attachments[0]?.text.some(({ hit }) => hit)).toBe(true);
    expect((await finds('Cikunir')).map((one) => one.id)).not.toContain(id);
    const history = (await staf.get(`${base}/${id}/history`)).body.data.items;
    expect(history).toContainEqual(expect.objectContaining({ action: 'correct-text' }));

    await db.execute(sql`update file_text t set content = 'dibaca lagi' from archive_file f
      where f.id = ${fileId} and t.file_hash = f.file_hash`);
    expect((await delegasi.get(at)).body.data).toMatchObject({
      ...{ text: 'Serah terima gardu wilwatikta', correctedBy: staf.personName },
    });
    expect(await finds('wilwatikta')).toHaveLength(1);
  });

  test('of two corrections at once the later is told; taken back, what was read counts again', async () => {
    const { id, at } = await item();
    // Nothing to take back is no event of the item.
    expect((await correct(at, null)).status).toBe(200);
    const { correctedAt } = (await correct(at, 'Kata mandragiri')).body.data.files[0];
    expect((await correct(at, 'Kata lain')).status).toBe(409);
    expect((await correct(at, 'Kata kedua mandragiri', correctedAt)).status).toBe(200);
    const { correctedAt: latest } = (await staf.get(at)).body.data;
    expect((await correct(at, null, latest)).body.data.files[0]).toMatchObject({ correctedAt: null });
    expect((await staf.get(at)).body.data.text).toContain('Serah terima gerbang tol Cikunir');
    expect(await finds('mandragiri')).toEqual([]);
    const history = (await staf.get(`${base}/${id}/history`)).body.data.items;
    expect(history.map(({ action }: { action: string }) => action)).toEqual([
      ...['uncorrect-text', 'correct-text', 'correct-text', 'create'],
    ]);
  });

  test('is corrected by nobody else, not while it is read, not where copies are watermarked', async () => {
    const { id, at } = await item();
    expect((await correct(at, 'x', null, delegasi)).status).toBe(403);
    expect((await detail(id, delegasi)).can.correctTexts).toBe(false);
    expect((await detail(id)).can.correctTexts).toBe(true);
    expect((await correct(at, '  ')).body.errors.text).toEqual(['Isi teksnya.']);
    expect((await correct(`${base}/${id}/files/${id}/text`, 'x')).status).toBe(404);
    const waiting = await kept();
    const [file] = (await detail(waiting)).files;
    expect((await correct(`${base}/${waiting}/files/${file.id}/text`, 'x')).status).toBe(409);
    const closed = await item({ securityId: desk.ids.terbatas });
    expect((await correct(closed.at, 'x')).status).toBe(403);
  });
});
