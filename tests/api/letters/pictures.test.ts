import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { textPictureLimits } from '../../../domain/letters/text-pictures.ts';
import { filesInUse, keyOf } from '../../../server/files/index.ts';
import { purgeExpired } from '../../../server/jobs/purge-expired.ts';
import { aPicture } from '../../support/files.ts';
import { openDesk, password } from './desk.ts';

// Pictures in a letter's text: bound to the letter's rights, in its versions and copies, and printed.
const desk = await openDesk();
const { staf, atasan, direktur, delegasi, legal } = desk.people;
const { db, config } = desk.app;

const started = (name: string, size: number, by = staf) =>
  by.post('/letter/api/Upload', { name, size, isPicture: true });
const part = (id: string, bytes: Buffer, by = staf) =>
  by.ask({
    method: 'PUT',
    url: `/letter/api/Upload/${id}?offset=0`,
    headers: { 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
const sent = async (bytes = aPicture('png'), name = 'peta.png', by = staf): Promise<string> => {
  const { id } = (await started(name, bytes.length, by)).body.data;
  const { status, body } = await part(id, bytes, by);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return id;
};
const figure = (id: string, alt = 'Peta ruas', more = '') =>
  `<figure style="text-align:center"${more}><img data-picture="${id}" alt="${alt}" /></figure>`;
const textWith = (...ids: string[]) => `<p>Mohon arahan.</p>${ids.map((id) => figure(id)).join('')}`;
const put = async (id: string, over: Record<string, unknown>, by = staf) => {
  const { version } = (await by.get(desk.at(id))).body.data;
  return by.put(desk.at(id), desk.letter({ version, ...over }));
};
const read = (letterId: string, id: string, by = staf) => by.get(desk.at(letterId, `/attachments/${id}`));
const hashOf = async (letterId: string, id: string): Promise<string> => {
  const { rows } = await db.execute<{ hash: string }>(
    sql`select file_hash as hash from letter_picture where letter_id = ${letterId} and id = ${id}`,
  );
  return rows[0]?.hash ?? '';
};
const unlike = (shade: number): Buffer => {
  const canvas = createCanvas(40, 30);
  canvas.getContext('2d').fillStyle = `rgb(${shade}, 90, 90)`;
  canvas.getContext('2d').fillRect(0, 0, 40, 30);
  return canvas.toBuffer('image/png');
};
const picturesInPdf = async (pdf: Buffer): Promise<number> => {
  const document = await PDFDocument.load(pdf);
  const isPicture = (dict: PDFDict) => dict.get(PDFName.of('Subtype'))?.toString() === '/Image';
  return document.context
    .enumerateIndirectObjects()
    .filter(([, one]) => 'dict' in one && one.dict instanceof PDFDict && isPicture(one.dict)).length;
};
const at = (field: string, words: RegExp) => ({
  status: 422,
  body: { errors: { [field]: [expect.stringMatching(words)] } },
});

test('a picture is seen by who sees the letter, as it was sent, and by nobody else', async () => {
  const bytes = aPicture('jpeg');
  const id = await sent(bytes, 'peta.jpg');
  const letter = await desk.save({ content: textWith(id) });
  expect(letter.content).toBe(textWith(id));
  const answer = await read(letter.id, id);
  expect(answer.raw.equals(bytes)).toBe(true);
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect((await read(letter.id, id, legal)).status).toBe(404);
  expect((await read((await desk.save()).id, id)).status, 'of another letter').toBe(404);
});

test('the signed document holds the picture, and so does what its receiver reads', async () => {
  const id = await sent(aPicture('jpeg', 1), 'peta.jpg');
  const letterId = await desk.inState('sent', { content: textWith(id) });
  const pdf = (await delegasi.get(desk.at(letterId, '/pdf'))).raw;
  expect(await picturesInPdf(pdf)).toBe(1);
  expect((await read(letterId, id, delegasi)).status).toBe(200);
});

test('a picture of another letter, of somebody else or of nobody is refused at the text', async () => {
  const other = await desk.save({ content: textWith(await sent()) });
  const [, ofOther] = /data-picture="([^"]+)"/.exec(String(other.content)) ?? [];
  const ofAtasan = await sent(aPicture('png'), 'x.png', atasan);
  const unknown = '019a9d3e-5b52-7c1e-9a3b-2f6d8c1e4a70';
  await db.execute(
    sql`update letter_upload set expires_at = now() - interval '1 minute' where id = ${ofOther}`,
  );
  for (const id of [ofOther, ofAtasan, unknown]) {
    const refused = at('content', /^Gambar ke-2 bukan gambar naskah ini/);
    const own = await sent();
    expect(
      await staf.post('/letter/api/Letter', desk.letter({ content: textWith(own, String(id)) })),
    ).toMatchObject(refused);
    const { id: letterId } = await desk.save();
    expect(await put(letterId, { content: textWith(own, String(id)) })).toMatchObject(refused);
  }
  const cover = { coverContent: textWith(unknown) };
  expect(await staf.post('/letter/api/Letter', desk.letter(cover))).toMatchObject(
    at('coverContent', /^Gambar ke-1/),
  );
});

test('only what was sent as a picture is one', async () => {
  const bytes = aPicture('png');
  const { id } = (await staf.post('/letter/api/Upload', { name: 'peta.png', size: bytes.length })).body.data;
  await part(id, bytes);
  expect(await staf.post('/letter/api/Letter', desk.letter({ content: textWith(id) }))).toMatchObject(
    at('content', /bukan gambar naskah ini/),
  );
});

test('what lies about its kind, is damaged, too large or no picture is refused with a sentence', async () => {
  expect(await started('surat.pdf', 10)).toMatchObject(at('name', /PNG atau JPEG/));
  expect(await started('gambar.svg', 10)).toMatchObject(at('name', /PNG atau JPEG/));
  expect(await started('peta.png', textPictureLimits.bytes)).toMatchObject(
    at('size', /lebih kecil dari 5 MB/),
  );
  const whole = aPicture('jpeg');
  const cases: [Buffer, RegExp][] = [
    [Buffer.from('%PDF-1.7\n'), /tidak sesuai dengan akhiran namanya/],
    [Buffer.concat([whole.subarray(0, 3), Buffer.alloc(60, 1)]), /rusak/],
    [Buffer.concat([whole.subarray(0, 200), Buffer.alloc(80)]), /rusak/],
  ];
  for (const [bytes, words] of cases) {
    const { id } = (await started('peta.jpg', bytes.length)).body.data;
    expect(await part(id, bytes)).toMatchObject(at('file', words));
  }
});

test('there are so many pictures in a letter, so large together', async () => {
  const id = await sent();
  const letter = await desk.save({ content: textWith(id) });
  const many = Array.from(
    { length: textPictureLimits.count + 1 },
    (_, index) => `019a9d3e-5b52-7c1e-9a3b-${String(index).padStart(12, '0')}`,
  );
  expect(await put(letter.id, { content: textWith(...many) })).toMatchObject(
    at('content', /^Paling banyak 40 gambar/),
  );
  await db.execute(
    sql`update letter_picture set size = ${textPictureLimits.allBytes} where letter_id = ${letter.id}`,
  );
  const more = { content: textWith(id, await sent(unlike(1))) };
  expect(await put(letter.id, more)).toMatchObject(at('content', /paling besar 20 MB seluruhnya/));
  await db.execute(
    sql`update letter_picture set size = 1, pixels = ${textPictureLimits.allPixels} where letter_id = ${letter.id}`,
  );
  expect(await put(letter.id, more)).toMatchObject(at('content', /80 juta piksel/));
});

test('without an alternative text it is not sent on', async () => {
  const { id } = await desk.save({ content: `<p>a</p>${figure(await sent(), ' ')}` });
  expect(await staf.post(desk.at(id, '/submit'))).toMatchObject(
    at('content', /^Beri gambar ke-1 teks alternatif/),
  );
});

test('a file that was altered is not printed, sent on or signed', async () => {
  const picture = await sent(unlike(2));
  const letterId = await desk.inState('signing', { content: textWith(picture) });
  const path = join(config.dataFolder, 'files', keyOf(await hashOf(letterId, picture)));
  chmodSync(path, 0o644);
  writeFileSync(path, unlike(3));
  const refused = at('content', /^Berkas gambar ke-1 hilang atau bukan lagi/);
  expect(await staf.get(desk.at(letterId, '/pdf'))).toMatchObject(refused);
  expect(await direktur.post(desk.at(letterId, '/sign'), { password })).toMatchObject(refused);
  expect((await direktur.get(desk.at(letterId))).body.data).toMatchObject({ state: 'signing', number: null });
  expect((await read(letterId, picture)).status).toBe(409);
});

test('a copy has its own: it stays when the original goes', async () => {
  const picture = await sent(unlike(4));
  const { id } = await desk.save({ content: textWith(picture) });
  const copy = (await staf.post(desk.at(id, '/duplicate'))).body.data.letter;
  expect(copy.content).toBe(textWith(picture));
  await db.execute(sql`delete from letter where id = ${id}`);
  expect((await read(copy.id, picture)).status).toBe(200);
  expect((await put(copy.id, { content: textWith(picture), subject: 'Lain' })).status).toBe(200);
});

test('what is taken out stays for undo and versions, and goes with the last of them', async () => {
  const [inVersion, taken] = [await sent(unlike(5)), await sent(unlike(6))];
  const { id } = await desk.save({ content: textWith(inVersion) });
  await desk.submit(id);
  await desk.giveBack(id);
  await put(id, { content: textWith(taken) });
  const hashes = [await hashOf(id, inVersion), await hashOf(id, taken)];
  await db.execute(sql`delete from letter_upload`);
  const usedAfter = async (days: number) => {
    await db.execute(
      sql`update letter_picture set unlinked_at = unlinked_at - make_interval(days => ${days}) where letter_id = ${id}`,
    );
    await purgeExpired({ db });
    return filesInUse(db, hashes);
  };
  await put(id, { content: '<p>Tanpa gambar.</p>' });
  expect(await usedAfter(0)).toEqual(new Set(hashes));
  expect((await put(id, { content: textWith(taken) })).status, 'undone').toBe(200);
  expect(await usedAfter(2), 'in the text again').toEqual(new Set(hashes));
  await put(id, { content: '<p>Tanpa gambar.</p>' });
  expect(await usedAfter(2)).toEqual(new Set([hashes[0]]));
  const { version } = (await staf.get(desk.at(id))).body.data;
  const restored = await staf.post(desk.at(id, '/versions/1/restore'), { version });
  expect(restored.status, JSON.stringify(restored.body)).toBe(200);
  expect(await picturesInPdf((await staf.get(desk.at(id, '/pdf'))).raw)).toBeGreaterThan(0);
});

test('records keep no pictures', async () => {
  const template = { content: textWith(await sent()), scriptSubTypeId: desk.ids.subType };
  expect(await desk.people.admin.post('/master-data/api/ScriptTemplate/preview', template)).toMatchObject(
    at('content', /hanya dapat disisipkan dalam teks naskah/),
  );
});

test('a comparison names pictures and page breaks', async () => {
  const picture = await sent(unlike(7));
  const { id } = await desk.save({ content: `<p>a</p>${'<p>b</p>'.repeat(3)}` });
  await desk.submit(id);
  await desk.giveBack(id);
  await put(id, { content: `<p>a</p>${figure(picture)}<hr data-break="page" />${'<p>b</p>'.repeat(3)}` });
  const { body } = await staf.get(desk.at(id, '/versions/compare?from=1'));
  const words = body.data.content
    .filter(({ kind }: { kind: string }) => kind === 'added')
    .map((block: { words: { text: string }[] }) => block.words.map(({ text }) => text).join(''));
  expect(words).toEqual(['[Gambar: Peta ruas]', '[Halaman baru]']);
});
