import { expect, test } from 'vitest';
import { stopRendering } from '../../../server/documents/index.ts';
import { testApp } from '../../support/app.ts';

const { signIn, stranger } = await testApp();
const admin = await signIn('admin');
const staf = await signIn('staf');
const legal = await signIn('legal');
const template = '/master-data/api/ScriptTemplate/preview';
const letterhead = '/master-data/api/LetterheadTemplate/preview';
const kop = (over: object = {}) => ({
  companyName: 'PT Contoh',
  content: '<h2>PT Contoh</h2><p>Jalan</p>',
  ...over,
});
const [kind] = (await admin.get('/master-data/api/ScriptSubType?FirstChar=nota&PerPage=1')).body.data.items;

test('a template that is not saved is set as a PDF, marked as an example', async () => {
  const answer = await admin.post(template, {
    content: '<p>Yth. {{kepada}}, nomor {{nomor_naskah}}</p>',
    scriptSubTypeId: kind.id,
  });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-');
  const other = await admin.post(template, { content: '<p>Lain</p>' });
  expect(other.raw.equals(answer.raw)).toBe(false);
});

test('only those who keep templates may have one set', async () => {
  for (const address of [template, letterhead]) {
    expect((await stranger.post(address, kop())).status).toBe(401);
    expect((await staf.post(address, kop())).status).toBe(403);
  }
  expect((await legal.post(template, { content: '<p>Isi</p>' })).status).toBe(200);
});

test.each([
  [{ content: '<p>{{penerima}}</p>' }, 'content', 'Tag {{penerima}} tidak dikenal'],
  [{ content: '<p>{{kepada</p>' }, 'content', 'harus berpasangan'],
  [{ content: '' }, 'content', 'harus diisi'],
  [{}, 'content', 'harus diisi'],
  [{ content: 7 }, 'content', 'teks'],
  [{ content: `<p>${'a'.repeat(100_001)}</p>` }, 'content', 'Paling banyak'],
  [{ content: `<table><tr>${'<td>a</td>'.repeat(25)}</tr></table>` }, 'content', 'Tabel paling lebar 24'],
  [{ content: `<table><tr>${'<td>123.456.789.000</td>'.repeat(20)}</tr></table>` }, 'content', 'Tabel ke-1'],
  [{ content: '<p>a \u{10fffd}</p>' }, 'content', 'Huruf "\u{10fffd}" tidak dapat dicetak'],
  [
    { content: '<p>a</p>', scriptSubTypeId: '0199ffff-0000-7000-8000-000000000000' },
    'scriptSubTypeId',
    'tidak ada',
  ],
  [{ content: '<p>a</p>', scriptSubTypeId: "'; drop table letter" }, 'scriptSubTypeId', ''],
  [{ content: '<p>a</p>', letterheadId: 'x' }, 'letterheadId', 'tidak dikenal'],
])('what cannot be set is refused at its field: %#', async (body, field, message) => {
  const answer = await admin.post(template, body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toEqual([field]);
  expect(answer.body.errors[field]?.join(' ')).toContain(message);
});

test('saving refuses the same tags with the same words as the preview', async () => {
  const body = { code: 'T-UJI', name: 'Uji', scriptSubTypeId: kind.id, content: '<p>{{penerima}}</p>' };
  const saved = await admin.post('/master-data/api/ScriptTemplate', body);
  const shown = await admin.post(template, { content: body.content });
  expect(saved.status).toBe(422);
  expect(saved.body.errors).toEqual(shown.body.errors);
});

test('a body that is too large never reaches the typesetter', async () => {
  expect((await admin.post(template, { content: 'a'.repeat(2_000_000) })).status).toBe(413);
});

test('script in a template or a letterhead is gone before it is set or stored', async () => {
  const content = '<p onclick="x()">Halo<script>alert(1)</script><img src=x onerror=x()></p>';
  expect((await admin.post(template, { content })).status).toBe(200);
  expect((await admin.post(letterhead, kop({ content }))).status).toBe(200);
  const stored = await admin.post('/master-data/api/LetterheadTemplate', {
    ...{ code: 'KOP-UJI', name: 'Kop uji', companyCode: 'NTR' },
    ...kop({ content }),
  });
  expect(stored.body.data.content).toBe('<p>Halo</p>');
});

test('a letterhead is lines, and not too many of them', async () => {
  const refused = async (content: string) =>
    (await admin.post(letterhead, kop({ content }))).body.errors.content;
  expect(await refused('<p>a</p>'.repeat(9))).toEqual(['Paling banyak 8 baris.']);
  expect(await refused('<ul><li>a</li></ul>')).toEqual([expect.stringContaining('tanpa daftar dan tabel')]);
  expect((await admin.post(letterhead, kop({ companyName: '' }))).body.errors).toHaveProperty('companyName');
});

test('a typesetter that is taken away is a fault of the server, not of the content', async () => {
  const pending = admin.post(template, { content: '<p>Terputus</p>' });
  let isPending = true;
  pending.finally(() => {
    isPending = false;
  });
  while (isPending) {
    stopRendering();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const answer = await pending;
  expect(answer.status).toBe(500);
  expect(answer.body.errors?.content).toBeUndefined();
  expect((await admin.post(template, { content: '<p>Kembali</p>' })).status).toBe(200);
});
