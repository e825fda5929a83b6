import { extractTextItems } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { partyTag } from '../../../domain/letters/arrangement.ts';
import { type Arrangement, arrangements } from '../../../domain/letters/layouts.ts';
import { fillTags } from '../../../domain/letters/tags.ts';
import { type LetterDocument, renderLetterPdf, stopRendering } from '../../../server/documents/index.ts';
import { aLetter } from './a-letter.ts';
import { linesOf } from './lines-of.ts';

afterAll(stopRendering);

// What a secretary would write in any kind: levels of a list, terms, amounts, what must not part, an annex.
const written = [
  '<p>Menindaklanjuti rapat pada 18 November 2026 pukul 09.00 WIB, dengan ini disampaikan:</p>',
  '<ol type="a"><li><p>ruas yang diperiksa:</p><ol><li><p>KM 31 s.d. KM 36; dan</p></li><li><p>KM 118;</p></li></ol></li>',
  '<li><p>biaya sebagai berikut.</p></li></ol>',
  '<table><tbody><tr><th><p>No.</p></th><th><p>Ruas</p></th><th><p>Biaya (Rp)</p></th></tr>',
  '<tr><td><p>1.</p></td><td><p>Cempaka–Mandala</p></td><td><p>84.200.000</p></td></tr>',
  '<tr><td><p>2.</p></td><td><p>Sukaraya–Tirtajaya</p></td><td><p>6.300.000</p></td></tr></tbody></table>',
  '<table><tbody><tr><td><p>hari</p></td><td><p>:</p></td><td><p>Senin</p></td></tr></tbody></table>',
  '<h3>Pasal 1</h3><ol><li><p>Ketentuan pertama.</p></li><li><p>Ketentuan kedua.</p></li></ol>',
  '<h3>Lampiran<br>Susunan Tim</h3><p>Satria Tarigan, Ketua.</p>',
].join('');

const secondParty = { personName: 'Bagas Pranoto', positionName: 'Direktur', institution: 'PT Karya Marga' };

function letterOf(arrangement: Arrangement): LetterDocument {
  // A power is mostly given to one of ours.
  const letter = {
    ...aLetter,
    arrangement,
    secondParty: arrangement === 'kuasa' ? { ...secondParty, npp: '120001' } : secondParty,
  };
  const tags = { dari: 'Kartika Hutapea', jabatan: 'Kepala Divisi Operasi', npp: '804511' };
  const parties = partyTag(letter, tags);
  return {
    ...letter,
    kindName:
      { keputusan: 'Keputusan Direksi', peraturan: 'Peraturan Direksi' }[arrangement as string] ?? 'Naskah',
    to: ['Direktur Jenderal Perhubungan Darat', 'Kepala Badan Pengatur Jalan Tol'],
    address: 'Kementerian Perhubungan\nu.p. Direktur Lalu Lintas Jalan\ndi Jakarta',
    signer: aLetter.signer && { ...aLetter.signer, onBehalfOf: 'a.n. Direktur Operasi' },
    ccs: ['Direktur Utama', 'Direktur Keuangan'],
    bodyHtml: fillTags(parties.length > 0 ? `<p>{{para_pihak}}</p>${written}` : written, {
      para_pihak: parties,
    }),
  };
}

test.each(arrangements)('%s: every line stands where it stood', async (arrangement) => {
  await expect(await linesOf(await renderLetterPdf(letterOf(arrangement)))).toMatchFileSnapshot(
    `lines/${arrangement}.txt`,
  );
});

test('directors who sign for their board together stand side by side, by post', async () => {
  const named = (positionName: string, personName: string) => ({
    ...{ positionName, personName, npp: '120001', onBehalfOf: null },
    institution: 'PT Nusantara Tol Raya (Persero)',
  });
  const cosigners = [named('Direktur Operasi', 'Uli Kusnadi'), named('Direktur Teknik', 'Putri Lubis')];
  const set = await renderLetterPdf({ ...letterOf('keputusan'), cosigners });
  await expect(await linesOf(set)).toMatchFileSnapshot('lines/keputusan-direksi.txt');
});

test('a table too wide for upright paper turns the page of its annex', async () => {
  const heads = [
    'Klasifikasi',
    'Perkembangan',
    'Penyimpanan',
    'Keterangan',
    'Penanggungjawab',
    'Pelaksanaan',
    'Pemusnahan',
    'Penyerahan',
  ];
  const row = (tag: string) => `<tr>${heads.map((head) => `<${tag}><p>${head}</p></${tag}>`).join('')}</tr>`;
  const bodyHtml = `<p>Isi.</p><h3>Lampiran</h3><table><tbody>${row('th')}${row('td')}</tbody></table>`;
  const pdf = Buffer.from(await renderLetterPdf({ ...aLetter, bodyHtml })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, w, h]) => Number(w) > Number(h),
  );
  expect(boxes).toEqual([false, true]);
});

test('copies are named on the page of the signature', async () => {
  const ccs = ['Direktur Utama', 'Direktur Keuangan'];
  for (const lines of [26, 28, 30, 32, 34]) {
    const bodyHtml = Array.from({ length: lines }, (_, at) => `<p>Baris ${at + 1}.</p>`).join('');
    const { items } = await extractTextItems(await renderLetterPdf({ ...aLetter, bodyHtml, ccs }));
    const pageOf = (words: string) => items.findIndex((page) => page.some(({ str }) => str.includes(words)));
    expect(pageOf('Tembusan'), String(lines)).toBe(pageOf('804511'));
    expect(pageOf('Direktur Keuangan'), String(lines)).toBe(pageOf('804511'));
    expect(pageOf(`Baris ${lines}.`), String(lines)).toBe(pageOf('804511'));
  }
});

test('no company of who decide together leaves a word alone on a line', async () => {
  const posts = ['Direktur Utama', 'Direktur Pengembangan Usaha dan Pengelolaan Aset'];
  const contractParties = posts.map((post, at) => ({
    name: at === 0 ? 'PT Nusantara Tol Raya (Persero)' : 'PT Prasarana Lintas Nusa Energi (Persero)',
    introductionId: null,
    values: { nama_penanda_tangan: 'Bagas', jabatan_penanda_tangan: post },
  }));
  const letter: LetterDocument = {
    ...aLetter,
    ...{ arrangement: 'keputusan-bersama', kindName: 'Keputusan Bersama', contractParties },
    signer: aLetter.signer && { ...aLetter.signer, positionName: posts[0] ?? '' },
  };
  const printed = await linesOf(await renderLetterPdf(letter));
  const lines = printed.split('\n').filter((line) => line.includes('(PERSERO)'));
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line).toMatch(/\S (?:RAYA|ENERGI) \(PERSERO\)|, ENERGI \(PERSERO\)/);
});
