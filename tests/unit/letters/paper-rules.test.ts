import { describe, expect, test } from 'vitest';
import { addressRows } from '../../../domain/letters/address-rows.ts';
import { attachmentNote, nextAnnex, splitAnnexes } from '../../../domain/letters/annexes.ts';
import { paperForm } from '../../../domain/letters/arrangement.ts';
import { listMark } from '../../../domain/letters/list-marks.ts';
import { held } from '../../../domain/letters/no-breaks.ts';
import { columnAlign, isSum } from '../../../domain/letters/table-columns.ts';
import { bodyBlocks } from '../../../server/documents/body-blocks.ts';

const shown = (text: string) => text.replaceAll('\u00a0', '~');

test.each([
  ['tanggal 7 Desember 2026.', 'tanggal 7~Desember~2026.'],
  ['pada 7 s.d. 10 Desember 2026', 'pada 7 s.d.~10~Desember~2026'],
  ['KM 31 s.d. KM 36 Ruas Cempaka', 'KM~31 s.d.~KM~36 Ruas~Cempaka'],
  ['pukul 06.00 WIB dan pukul 18.00 WIB', 'pukul~06.00~WIB dan pukul~18.00~WIB'],
  ['paling lambat 5 (lima) hari kerja setelah', 'paling lambat 5~(lima)~hari~kerja setelah'],
  ['seluas 2.400 m² dan 40 km per jam', 'seluas 2.400~m² dan 40~km per jam'],
  ['Nomor B-047/ND/X dan Pasal 4 ayat (1) huruf a', 'Nomor~B-047/ND/X dan Pasal~4 ayat~(1) huruf~a'],
  ['Sdr. Satria, PT Karya, Rahmat, S.H., M.Kn.', 'Sdr.~Satria, PT~Karya, Rahmat,~S.H.,~M.Kn.'],
  ['telepon (021) 5550 1000', 'telepon (021)~5550~1000'],
  ['kami memohon dukungan Bapak untuk hadir', 'kami memohon dukungan Bapak untuk hadir'],
  ['sebesar Rp5.000,00 (lima ribu rupiah)', 'sebesar Rp5.000,00~(lima ribu rupiah)'],
  ['2 orang dari 3 organisasi', '2~orang dari 3 organisasi'],
  [
    'KM 126+400 Jalur A Ruas Cempaka, Gerbang dan Jalur Apa',
    'KM~126+400 Jalur~A Ruas~Cempaka, Gerbang dan Jalur Apa',
  ],
])('"%s" parts only where a line may end', (text, expected) => {
  expect(shown(held(text))).toBe(expected);
  expect(held(held(text))).toBe(held(text));
});

const marksOf = (types: string) => {
  let above: string | null = null;
  return [...types].map((type) => {
    above = listMark(type, above);
    return above;
  });
};

test('each level of lists has the mark that follows, whatever the editor wrote', () => {
  expect(marksOf('a1a')).toEqual(['a.', '1)', 'a)']);
  expect(marksOf('111')).toEqual(['1.', 'a.', '1)']);
  expect(listMark('1', null, true)).toBe('(1)');
  expect(listMark('1', '(1)')).toBe('a.');
  expect(listMark('1', 'A.')).toBe('1.');
  const clauses = '<h3>Pasal 1</h3><ol><li><p>x</p><ol><li><p>y</p></li></ol></li></ol>';
  const [, list] = bodyBlocks(clauses, { hasArticles: true });
  expect(list).toMatchObject({ numbering: '(1)', items: [[{}, { numbering: 'a.' }]] });
  expect(bodyBlocks(clauses)[1]).toMatchObject({ numbering: '1.' });
  const defined = '<h3>Pasal 1</h3><p>Yang dimaksud dengan:</p><ol><li><p>x</p></li></ol>';
  expect(bodyBlocks(defined, { hasArticles: true })[2]).toMatchObject({ numbering: '1.' });
  const inTable =
    '<ol><li><p>x</p><table><tbody><tr><td><ol><li><p>y</p></li></ol></td></tr></tbody></table></li></ol>';
  expect(bodyBlocks(inTable)[0]).toMatchObject({
    items: [[{}, { cells: [{ blocks: [{ numbering: '1.' }] }] }]],
  });
});

test('amounts of a column stand right, numbers of rows and codes in the middle, words left', () => {
  expect(columnAlign(['84.200', '1.250.000,50', '-', ''])).toBe('right');
  expect(columnAlign(['14,1%', '6,8'])).toBe('right');
  expect(columnAlign(['9', '12'])).toBe('right');
  expect(columnAlign(['9', '12'], 'No.')).toBe('center');
  expect(columnAlign(['1.', '2.', '10.'])).toBe('center');
  expect(columnAlign(['861260', '274423'])).toBe('center');
  expect(columnAlign(['2 eksemplar', '1 berkas'])).toBeNull();
  expect(columnAlign([])).toBeNull();
  expect(['Jumlah', 'TOTAL', 'Sub jumlah', 'Jumlahkan'].map(isSum)).toEqual([true, true, true, false]);
});

describe('annexes', () => {
  test('begin at a heading that says so, outside of lists and tables', () => {
    const html =
      '<p>Isi.</p><h2>Lampiran I<br />Susunan <b>Tim</b></h2><p>A</p><h3>Lampiran II</h3><p>B</p><h3>Lampiran peta</h3>';
    expect(splitAnnexes(html)).toEqual({
      body: '<p>Isi.</p>',
      annexes: [
        { label: 'LAMPIRAN I', title: 'Susunan Tim', html: '<p>A</p>' },
        { label: 'LAMPIRAN II', title: '', html: '<p>B</p><h3>Lampiran peta</h3>' },
      ],
    });
    const inside = '<table><tbody><tr><td><h3>Lampiran</h3></td></tr></tbody></table><p>Lampiran</p>';
    expect(splitAnnexes(inside)).toEqual({ body: inside, annexes: [] });
  });

  test('of several the first is numbered too; one alone is not', () => {
    const labels = (html: string) => splitAnnexes(html).annexes.map(({ label }) => label);
    expect(labels('<h2>Lampiran</h2>')).toEqual(['LAMPIRAN']);
    expect(labels('<h2>Lampiran</h2><h2>Lampiran II</h2>')).toEqual(['LAMPIRAN I', 'LAMPIRAN II']);
    expect(labels('<h2>Lampiran</h2><h2>Lampiran</h2>')).toEqual(['LAMPIRAN I', 'LAMPIRAN II']);
    expect(labels('<h2>Lampiran</h2><h2>Lampiran 2</h2>')).toEqual(['LAMPIRAN 1', 'LAMPIRAN 2']);
  });

  test('are counted with the files', () => {
    expect([attachmentNote(0), attachmentNote(2), attachmentNote(0, 1), attachmentNote(2, 1)]).toEqual([
      '-',
      'Dua berkas',
      'Satu lampiran',
      'Dua berkas dan satu lampiran',
    ]);
  });
});

test('u.p. and di of an address stand in the column of Yth.', () => {
  expect(addressRows('Kementerian Perhubungan\n\nU.P. Direktur Lalu Lintas\ndi Jakarta\nDirektorat')).toEqual(
    [
      { label: '', text: 'Kementerian Perhubungan' },
      { label: 'u.p.', text: 'Direktur Lalu Lintas' },
      { label: 'di', text: 'Jakarta' },
      { label: '', text: 'Direktorat' },
    ],
  );
});

test('in decisions posts are in capitals, what says how they are held is not; older papers keep their lines', () => {
  const letter = {
    ...{ arrangement: 'keputusan' as const, kindName: 'Keputusan Direksi', letterhead: null, place: '' },
    scriptDate: null,
    signer: {
      positionName: 'Plt. Direktur',
      personName: 'Uli',
      onBehalfOf: 'a.n. Direktur Utama\nDirektur Operasi\nu.b.',
    },
  };
  expect(paperForm(letter).signer).toMatchObject({
    onBehalfOf: 'a.n. DIREKTUR UTAMA\nDIREKTUR OPERASI\nu.b.',
    post: 'Plt. DIREKTUR,',
  });
  expect(paperForm({ ...letter, isOldForm: true }).signer).toMatchObject({
    onBehalfOf: 'a.n. Direktur Utama\nDirektur Operasi\nu.b.',
    post: 'PLT. DIREKTUR,',
  });
});

test('the next annex is numbered after those there are', () => {
  expect(nextAnnex('<p>Isi.</p>')).toBe('Lampiran');
  expect(nextAnnex('<h2>Lampiran</h2><p>x</p>')).toBe('Lampiran II');
  for (let html = '', at = 0; at < 7; at += 1) {
    html += `<h2>${nextAnnex(html)}</h2><p>x</p>`;
    expect(splitAnnexes(html).annexes).toHaveLength(at + 1);
  }
});
