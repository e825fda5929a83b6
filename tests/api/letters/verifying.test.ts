import { buffer } from 'node:stream/consumers';
import { createContext, runInContext } from 'node:vm';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkWords } from '../../../domain/letters/check-words.ts';
import { sha256 } from '../../../server/documents/index.ts';
import { letterDocuments } from '../../../server/letters/parts/tables.ts';
import { compareScript } from '../../../server/letters/verifying/compare-script.ts';
import { countStatements } from '../../support/count-statements.ts';
import { openDesk } from './desk.ts';

// The public page behind a letter's QR code (SPEC B6; LOOK, verify).
const desk = await openDesk();
const { staf, direktur, delegasi } = desk.people;
const { app, db, files, stranger } = desk.app;

const subject = 'Penilaian mitra rahasia dagang';
const signed = async (over: Record<string, unknown> = {}) => {
  const id = await desk.inState('sent', { subject, ...over });
  const { verifyCode, number } = (await staf.get(desk.at(id))).body.data;
  return { id, code: verifyCode as string, number: number as string };
};
const page = async (path: string, headers = {}) => {
  const reply = await app.inject({ url: path, headers });
  return {
    status: reply.statusCode,
    html: reply.body,
    text: reply.body.replace(/<[^>]*>/g, ' '),
    headers: reply.headers,
  };
};
const bytesOf = async (id: string) => {
  const [kept] = await db.select().from(letterDocuments).where(eq(letterDocuments.letterId, id));
  return buffer(await files.getFile(kept?.fileHash ?? ''));
};
const compared = async (code: string, whole: Buffer, part?: Buffer) => {
  const query = part ? `?awal=${sha256(part)}` : '';
  return (await app.inject({ url: `/verifikasi/${code}/${sha256(whole)}${query}` })).json().data?.comparison;
};

test('says whose letter it is, what was signed, by whom and when; of what is kept, not of the paper in a hand', async () => {
  const attachments = [
    {
      title: 'Daftar',
      fileName: 'a.txt',
      content: Buffer.from('Daftar').toString('base64'),
      positionOrder: 1,
    },
  ];
  const { code, number } = await signed({ attachments, showSenderName: true });
  const { status, text, html } = await page(`/verifikasi/${code}`);
  expect(status).toBe(200);
  for (const said of [
    'PT Nusantara Tol Raya (Persero)',
    'Graha Nusantara Tol',
    'Naskah tercatat dan tersimpan utuh',
    direktur.personName,
    'Direktur Operasi',
    subject,
  ])
    expect(text).toContain(said);
  expect(text.replace(/\s+/g, '')).toContain(number);
  expect(text.replace(/\s+/g, ' ')).toMatch(/Nota Dinas , 1 halaman , 1 lampiran/);
  expect(text.replace(/\s+/g, ' ')).toContain(checkWords(code).join(' '));
  // The verdict is no word on the visitor's paper; "utuh" alone is said of a compared file.
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).not.toMatch(/asli|naskah anda/i);
  expect(Buffer.byteLength(html)).toBeLessThan(40_000);
  const { body } = await stranger.get(`/letter/api/Verify/${code}`);
  expect(body.data).toMatchObject({
    kindName: 'Nota Dinas',
    pages: 1,
    attachments: 1,
    words: checkWords(code),
  });
  expect(JSON.stringify(body)).not.toContain(subject);
});

test('shows the company’s mark, and no file that is no mark', async () => {
  const { id, code } = await signed();
  const [, mark = ''] =
    /src="(\/verifikasi\/lambang\/[0-9a-f]+)"/.exec((await page(`/verifikasi/${code}`)).html) ?? [];
  const shown = await page(mark);
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(shown.headers['content-security-policy']).toContain('sandbox');
  const document = sha256(await bytesOf(id));
  expect((await page(`/verifikasi/lambang/${document}`)).status).toBe(404);
});

test('above Biasa the subject is hidden, with its class', async () => {
  const { code } = await signed({ permissionClassificationId: desk.ids.terbatas });
  const { html } = await page(`/verifikasi/${code}`);
  expect(html).not.toContain(subject);
  expect(html).toContain('Naskah Terbatas, halnya hanya untuk pihak yang berhak.');
});

test('says the numbers of the other parties too, escaped, unless the class hides the letter', async () => {
  const parties = ['PT Nusantara Tol Raya (Persero)', 'PT Energi Singgah Utama'].map((name, at) => ({
    ...{ name, introductionId: null, values: {}, number: ['OURS', '118/PKS<b>/XI/2026'][at] },
  }));
  const withParties = async (id: string) =>
    db.execute(
      sql`update letter_document set printed = jsonb_set(printed, '{facts,contractParties}', ${JSON.stringify(parties)}::jsonb) where letter_id = ${id}`,
    );
  const [open, closed] = [await signed(), await signed({ permissionClassificationId: desk.ids.rahasia })];
  for (const { id } of [open, closed]) await withParties(id);
  const { html, text } = await page(`/verifikasi/${open.code}`);
  expect(text.replace(/\s+/g, '')).toContain('118/PKS&lt;b&gt;/XI/2026');
  expect(html).not.toContain('OURS');
  expect((await page(`/verifikasi/${closed.code}`)).text).not.toContain('PKS');
});

test('is found by its words, in any case and spacing, and by a code typed without dashes', async () => {
  const { code } = await signed();
  const words = checkWords(code);
  const asked = [words.join(' '), words.join(', ').toUpperCase(), code.replaceAll('-', '').toLowerCase()];
  for (const typed of asked) {
    const sent = await page(`/verifikasi?kode=${encodeURIComponent(typed)}`);
    expect([sent.status, sent.headers.location]).toEqual([303, `/verifikasi/${code}`]);
    const led = await countStatements(desk.app.pool, () =>
      page(`/verifikasi?kode=${encodeURIComponent(typed)}`),
    );
    expect(led, 'the letter is verified once, at its own address').toBeLessThanOrEqual(1);
    const direct = await page(`/verifikasi/${encodeURIComponent(typed)}`);
    expect([direct.status, direct.headers.location]).toEqual([303, `/verifikasi/${code}`]);
  }
});

test('words that lead to no letter are told of: which is none of ours and where, or that all are and none has them', async () => {
  const words = checkWords((await signed()).code);
  const asked = (typed: readonly string[]) => page(`/verifikasi?kode=${encodeURIComponent(typed.join(' '))}`);
  const misspelt = await asked(words.with(2, 'kencna<b>'));
  expect(misspelt.status).toBe(404);
  expect(misspelt.html).toContain('kata ke-3 “kencna”');
  expect(misspelt.html, 'to be mended').toContain(`value="${words.slice(0, 2).join(' ')} kencna&lt;b&gt; `);
  expect((await asked(words.slice(1))).html).toContain('Yang diketik 9 kata');
  expect((await asked(words.toReversed())).html).toContain('Kesepuluhnya kata periksa');
  const { status, body } = await stranger.get(
    `/letter/api/Verify/${encodeURIComponent(words.with(9, 'salahketik').join(' '))}`,
  );
  expect([status, body.message]).toEqual([404, expect.stringContaining('kata ke-10 “salahketik”')]);
});

test('without a code it asks for one; a wrong one gets a clear page with the field again', async () => {
  const asking = await page('/verifikasi');
  expect(asking.status).toBe(200);
  const unknown = await page('/verifikasi/AAAAA-AAAAA-AAAAA-AAAAA');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('Kode ini tidak tercatat');
  for (const { html } of [asking, unknown]) {
    expect(html).toContain('name="kode"');
    expect(html).toContain('PT Nusantara Tol Raya (Persero)');
  }
});

test('a cancelled letter says so with its day, and hides no fact', async () => {
  const { id, code, number } = await signed();
  await direktur.post(desk.at(id, '/cancel'), { reason: 'Keliru.' });
  const { text } = await page(`/verifikasi/${code}`);
  expect(text).toMatch(
    /Naskah ini dibatalkan\s+Dibatalkan pada \d+ \S+ \d{4} oleh pengirimnya dan tidak berlaku lagi/,
  );
  expect(text.replace(/\s+/g, '')).toContain(number);
  expect(text).not.toContain('tersimpan utuh');
});

test('one whose file was altered is not to be used, and no file is compared with it', async () => {
  const { id, code } = await signed();
  await db.update(letterDocuments).set({ signature: 'x.y' }).where(eq(letterDocuments.letterId, id));
  const { text, html } = await page(`/verifikasi/${code}`);
  expect(text).toContain('segelnya tidak cocok. Jangan dipakai.');
  expect(html).not.toContain('id="berkas"');
});

test('an old document keeps its seal and says so; its paper has no words', async () => {
  const { id, code } = await signed();
  await db
    .update(letterDocuments)
    .set({ hasPdfSignature: false, printed: sql`printed - 'pages'` })
    .where(eq(letterDocuments.letterId, id));
  const { text, html } = await page(`/verifikasi/${code}`);
  expect(text).toContain('Disegel sistem kami, tanpa tanda tangan di dalam PDF.');
  expect(text).toContain(code);
  expect(text.replace(/\s+/g, ' ')).not.toContain(checkWords(code).join(' '));
  expect(html).not.toContain('/certificate"');
  expect(html).toContain('id="berkas"');
});

test('a destroyed letter is said to be on record, not to be kept', async () => {
  const { id, code } = await signed();
  await db.execute(sql`update letter set destroyed_at = now() where id = ${id}`);
  const { text } = await page(`/verifikasi/${code}`);
  expect(text).toContain('Isinya dimusnahkan pada');
  expect(text).not.toContain('tersimpan utuh');
  expect(text).not.toContain(subject);
});

test('speaks the language of the visitor’s browser', async () => {
  const { code } = await signed();
  const { html } = await page(`/verifikasi/${code}`, { 'accept-language': 'en-GB,en;q=0.9,id;q=0.8' });
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('This letter is on record and kept intact');
  expect((await page(`/verifikasi/${code}`, { 'accept-language': 'id,en' })).html).toContain(
    '<html lang="id">',
  );
});

test('a file is the signed one, ours with a mark, ours with something added, another letter, or changed', async () => {
  const { id, code } = await signed({ permissionClassificationId: desk.ids.terbatas });
  const other = await signed();
  const bytes = await bytesOf(id);
  const { raw } = await delegasi.get(desk.at(id, '/pdf'));
  expect(await compared(code, bytes)).toBe('intact');
  expect(await compared(code, raw, bytes)).toBe('marked');
  const added = Buffer.concat([bytes, Buffer.from('% catatan')]);
  expect(await compared(code, added, bytes)).toBe('appended');
  expect(await compared(code, added)).toBe('changed');
  expect(await compared(code, await bytesOf(other.id))).toBe('other');
  const altered = Buffer.from(bytes);
  altered[altered.length - 40] = 0;
  expect(await compared(code, altered, altered.subarray(0, -1))).toBe('changed');
});

test('a file that the signed paper names by its hash is known; one of another letter is not', async () => {
  const content = Buffer.from('Daftar ruas');
  const file = { fileName: 'daftar.txt', content: content.toString('base64'), positionOrder: 1 };
  const { id, code } = await signed({ attachments: [{ ...file, title: 'Daftar' }] });
  expect((await staf.get(desk.at(id))).body.data.paper.attachments).toEqual([
    { title: 'Daftar', name: 'daftar.txt', size: '0,1 KB', sha256: sha256(content) },
  ]);
  expect(await compared(code, content)).toBe('enclosed');
  expect((await page(`/verifikasi/${code}`)).text).toContain('Periksa berkas dan lampirannya');
  expect(await compared((await signed()).code, content)).toBe('changed');
});

test('browsers without https compute the same hash', () => {
  const element = { addEventListener: () => undefined };
  const context = createContext({
    window: {},
    document: { querySelector: () => element, addEventListener: () => undefined },
  });
  runInContext(compareScript, context);
  for (const size of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 70_001]) {
    const bytes = Buffer.alloc(size, 'naskah dinas ');
    context.bytes = new Uint8Array(bytes);
    expect(runInContext('hex(sha256Of(bytes))', context)).toBe(sha256(bytes));
  }
});

test('who tries too many codes is told on the page', async () => {
  for (let tried = 0; tried < 60; tried += 1) await page('/verifikasi/AAAAA');
  const { status, text } = await page('/verifikasi/AAAAA');
  expect(status).toBe(429);
  expect(text).toContain('Coba lagi satu menit lagi.');
});
