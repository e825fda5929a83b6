import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileStore, type FileStore, keyOf } from '../../../server/files/index.ts';
import { aPng } from './a-png.ts';
import { docx, pdf, png, zipNaming } from './some-files.ts';

let folder: string;
let store: FileStore;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'naskah-files-'));
  store = createFileStore(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MB = 1024 * 1024;
const put = (content: Uint8Array, name: string, maxBytes = 10 * MB) =>
  store.putFile(Readable.from([content], { objectMode: false }), { name, maxBytes, field: 'attachments' });

async function refusalOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'accepted',
    (error: { statusCode: number; errors: Record<string, string[]> }) => [
      error.statusCode,
      error.errors.attachments?.[0],
    ],
  );
}

test('a file comes back as it was put, under the hash of its content', async () => {
  const content = Buffer.concat([pdf, Buffer.alloc(900_000, 7)]);
  const stored = await put(content, 'Rencana Operasi.pdf');
  expect(stored).toEqual({
    hash: createHash('sha256').update(content).digest('hex'),
    size: content.length,
    name: 'Rencana Operasi.pdf',
    mimeType: 'application/pdf',
  });
  expect(content.equals(await buffer(await store.getFile(stored.hash)))).toBe(true);
});

test('bytes in memory are taken as well as streams, and the same content is kept once', async () => {
  const first = await store.putFile(png, { name: 'a.png', maxBytes: MB });
  const second = await put(png, 'b.PNG');
  expect(second.hash).toBe(first.hash);
  expect(second.name).toBe('b.PNG');
  expect(await store.hasFile(first.hash)).toBe(true);
  await store.removeFile(first.hash);
  expect(await store.hasFile(first.hash)).toBe(false);
});

test('what is kept cannot be written, also what an older version kept with the right to', async () => {
  const modeOf = (hash: string) => statSync(join(folder, keyOf(hash))).mode & 0o777;
  const { hash } = await put(pdf, 'a.pdf');
  expect(modeOf(hash)).toBe(0o444);
  chmodSync(join(folder, keyOf(hash)), 0o644);
  await store.protect(hash);
  expect(modeOf(hash)).toBe(0o444);
  // The same content comes again over it, and it goes as any other.
  await put(pdf, 'b.pdf');
  expect(modeOf(hash)).toBe(0o444);
  await store.removeFile(hash);
  await expect(store.protect(hash)).resolves.toBeUndefined();
});

test('what is looked at is not kept, and judged as it would be', async () => {
  const content = Buffer.concat([pdf, Buffer.alloc(900_000, 9)]);
  const options = { name: 'a.pdf', maxBytes: MB, field: 'attachments' };
  const seen = store.viewOf(content, options);
  expect(await store.hasFile(seen.hash)).toBe(false);
  expect(await store.putFile(content, options)).toEqual(seen);
  const judged = async (bytes: Uint8Array, name: string) => {
    const looked = await refusalOf(Promise.resolve().then(() => store.viewOf(bytes, { ...options, name })));
    expect(looked).toEqual(await refusalOf(store.putFile(bytes, { ...options, name })));
    return looked;
  };
  for (const [bytes, name] of [
    [Buffer.alloc(MB, 0x20), 'a.txt'],
    [Buffer.alloc(0), 'a.txt'],
    [aPng(12_000, 12_000), 'a.png'],
    [png, 'a.pdf'],
    [pdf, 'a.exe'],
  ] as const)
    expect(await judged(bytes, name)).toEqual([422, expect.any(String)]);
});

test('old files are told from those put again, and only the old are removed', async () => {
  const put = (text: string) => store.putFile(Buffer.from(text), { name: 'a.txt', maxBytes: MB });
  const [old, again] = [await put('lama'), await put('lagi')];
  const moment = new Date(Date.now() + 20);
  await new Promise((resolve) => setTimeout(resolve, 40));
  await put('lagi');
  const found: string[] = [];
  for await (const hashes of store.putBefore(moment)) found.push(...hashes);
  expect(found).toContain(old.hash);
  expect(found).not.toContain(again.hash);
  await store.removeFile(old.hash, moment);
  await store.removeFile(again.hash, moment);
  expect([await store.hasFile(old.hash), await store.hasFile(again.hash)]).toEqual([false, true]);
  expect(readdirSync(join(folder, 'tiba'))).toEqual([]);
});

test('a file must be smaller than the limit, and nothing of a refused one stays', async () => {
  const big = Buffer.concat([pdf, Buffer.alloc(2 * MB)]);
  expect(await refusalOf(put(big, 'a.pdf', MB))).toEqual([422, 'Ukuran berkas harus lebih kecil dari 1 MB']);
  expect(await refusalOf(put(big, 'a.pdf', 500 * 1024))).toEqual([
    422,
    'Ukuran berkas harus lebih kecil dari 500 KB',
  ]);
  expect(await refusalOf(put(big, 'a.pdf', big.length))).toEqual([
    422,
    'Ukuran berkas harus lebih kecil dari 2 MB',
  ]);
  expect(await refusalOf(put(big, 'a.pdf', big.length + 1))).toBe('accepted');
  expect(readdirSync(join(folder, 'tiba'))).toEqual([]);
});

test('the content decides what a file is, not its name', async () => {
  expect((await put(docx, 'a.docx')).mimeType).toMatch(/wordprocessingml/);
  expect((await put(Buffer.from('kode;nama\n1;Müller\n', 'latin1'), 'a.csv')).mimeType).toMatch(/^text\/csv/);
  const wrong = [422, expect.stringMatching(/tidak sesuai/)];
  expect(await refusalOf(put(png, 'a.pdf'))).toEqual(wrong);
  expect(
    await refusalOf(
      put(zipNaming('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'), 'a.docx'),
    ),
  ).toEqual(wrong);
  expect(await refusalOf(put(zipNaming('run.exe'), 'a.docx'))).toEqual(wrong);
  expect(await refusalOf(put(Buffer.from('MZ\u0000\u0001'), 'a.txt'))).toEqual(wrong);
  expect(await refusalOf(put(Buffer.from('  <!doctype html><p>'), 'a.txt'))).toEqual(wrong);
  expect(await refusalOf(put(Buffer.from('halo <script>alert(1)</script>'), 'a.csv'))).toEqual(wrong);
});

test('a picture of too many pixels is refused by what its header says, however small the file', async () => {
  const tooLarge = [422, expect.stringMatching(/lebih dari 40 juta piksel/)];
  expect(await refusalOf(put(aPng(12_000, 12_000), 'a.png'))).toEqual(tooLarge);
  expect(await refusalOf(put(aPng(5000, 7000), 'a.png'))).toBe('accepted');
  // After a preamble longer than the bytes read for type detection.
  const preamble = Buffer.concat(
    Array.from({ length: 6 }, () => Buffer.concat([Buffer.from('ffe2fffe', 'hex'), Buffer.alloc(0xfffc)])),
  );
  const jpeg = (width: number, height: number) => {
    const frame = Buffer.from('ffc0000b0800000000010000', 'hex');
    frame.writeUInt16BE(height, 5);
    frame.writeUInt16BE(width, 7);
    return Buffer.concat([Buffer.from('ffd8', 'hex'), preamble, frame]);
  };
  expect(await refusalOf(put(jpeg(60_000, 60_000), 'a.jpg'))).toEqual(tooLarge);
  expect(await refusalOf(put(jpeg(4000, 3000), 'a.jpg'))).toBe('accepted');
  expect(await refusalOf(put(Buffer.from('ffd8ffe0', 'hex'), 'a.jpg'))).toEqual([
    422,
    expect.stringMatching(/rusak/),
  ]);
});

test('pages, pictures that are programs and executables are refused by kind', async () => {
  const refused = [
    422,
    'Jenis berkas ini tidak diterima. Gunakan PDF, PNG, JPG, DOCX, XLSX, PPTX, TXT, atau CSV.',
  ];
  for (const name of ['a.svg', 'a.html', 'a.exe', 'a.docm', 'pdf', 'a.pdf.lnk'])
    expect(await refusalOf(put(pdf, name))).toEqual(refused);
  expect(await refusalOf(put(Buffer.alloc(0), 'a.txt'))).toEqual([422, 'Berkas kosong. Pilih berkas lain.']);
});

test('an unknown hash, or a path in its place, is not found', async () => {
  for (const hash of ['0'.repeat(64), '../../etc/passwd', ''])
    await expect(store.getFile(hash)).rejects.toMatchObject({ statusCode: 404 });
});

test('a sender that breaks off leaves nothing behind', async () => {
  const broken = new Readable({
    read() {
      this.push(pdf);
      this.destroy(new Error('connection lost'));
    },
  });
  await expect(store.putFile(broken, { name: 'a.pdf', maxBytes: MB })).rejects.toThrow();
  expect(readdirSync(join(folder, 'tiba'))).toEqual([]);
});
