import { describe, expect, test } from 'vitest';
import {
  dateIn,
  factsIn,
  factsInName,
  numberIn,
  ownTitle,
  pdfDate,
  titleOf,
} from '../../../server/archive/uploading/reading/facts-in-text.ts';
import { readOffice } from '../../../server/archive/uploading/reading/read-office.ts';
import { readOffice as readText } from '../../../server/texts/reading/office.ts';
import { docx } from '../../api/archive/uploading.ts';

const lines = (...texts: (string | [string, number])[]) =>
  texts.map((line) =>
    typeof line === 'string' ? { text: line, height: 11 } : { text: line[0], height: line[1] },
  );

describe('what a first page says of itself', () => {
  test('a letter is called by its subject, not by its heading', () => {
    expect(
      factsIn(
        lines(
          ['NOTA DINAS', 16],
          'Nomor : 12/ND/OPS/XI/2026',
          'Perihal: Rekayasa lalu lintas Natal',
          'Isi',
          'Isi',
        ),
      ),
    ).toEqual({ title: 'Rekayasa lalu lintas Natal', number: '12/ND/OPS/XI/2026', date: null });
  });

  test('else by what is set largest, over its lines', () => {
    const page = lines(
      'PT Nusantara',
      ['LAPORAN KINERJA', 18],
      ['Triwulan III 2026', 18],
      'Isi',
      'Isi',
      'Isi',
      'Isi',
    );
    expect(factsIn(page).title).toBe('LAPORAN KINERJA Triwulan III 2026');
  });

  test('a page all of one size has no heading', () => {
    expect(factsIn(lines('satu baris', 'dua baris', 'tiga baris')).title).toBeNull();
  });

  test('recognised text, all of one size, is called by what stands above its number, or below "tentang"', () => {
    const head = ['PT SINAR HARAPAN', 'Jalan Raya 1', 'BERITA ACARA', 'SERAH TERIMA PEKERJAAN'];
    expect(factsIn(lines(...head, 'Nomor: 017/BA/OPS/XI/2026', 'Pada hari ini')).title).toBe(
      'Berita Acara Serah Terima Pekerjaan',
    );
    const decree = ['KEPUTUSAN DIREKSI', 'NOMOR: 4/KPTS/2026', 'TENTANG', 'PENETAPAN GOLONGAN TARIF'];
    expect(factsIn(lines(...decree, 'Menimbang')).title).toBe('Penetapan Golongan Tarif');
    expect(factsIn(lines('PT SINAR HARAPAN', 'Nomor: 45/SH/2026', 'Isi')).title).toBeNull();
  });

  test.each([
    ['Nomor: 017/BA/OPS/XI/2026', '017/BA/OPS/XI/2026'],
    ['No. 4-UM/2025;', '4-UM/2025'],
    ['Nomor halaman 12', null],
    ['Normalisasi 12/3', null],
  ])('the number in "%s"', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });

  test.each([
    ['Jakarta, 3 Maret 2025', '2025-03-03'],
    ['31/12/2024', '2024-12-31'],
    ['2024-02-29', '2024-02-29'],
    ['31 Februari 2025', null],
    ['tahun 2025', null],
  ])('the day in "%s"', (text, day) => {
    expect(dateIn(text)).toBe(day);
  });

  test('titles that programs write by themselves are none, capitals throughout are toned down', () => {
    for (const title of [
      ...['Microsoft Word - surat.docx', 'untitled', 'scan0012', 'laporan.pdf', 42, ''],
      ...['about:blank', 'https://naskah.example/cetak'],
    ])
      expect(ownTitle(title), String(title)).toBeNull();
    expect(ownTitle('Perjanjian Pengusahaan Jalan Tol')).toBe('Perjanjian Pengusahaan Jalan Tol');
    expect(titleOf('BERITA ACARA SERAH TERIMA')).toBe('Berita Acara Serah Terima');
    // No database keeps such characters.
    expect(ownTitle('Notulen\u0000Rapat \u0007 Besar\u0000')).toBe('Notulen Rapat Besar');
  });

  test('a PDF knows the day it was made on', () => {
    expect(pdfDate("D:20261121083000+07'00'")).toBe('2026-11-21');
    expect(pdfDate('D:20261399')).toBeNull();
  });

  test.each([
    ['2026-11-03_Berita_Acara (1).pdf', 'Berita Acara', '2026-11-03'],
    ['Laporan-LHR-20261003.xlsx', 'Laporan LHR', '2026-10-03'],
    ['notulen rapat 5 Mei 2025.docx', 'notulen rapat 5 Mei 2025', '2025-05-05'],
    ['20261003.pdf', '20261003', '2026-10-03'],
  ])('the name %s', (name, title, date) => {
    expect(factsInName(name)).toEqual({ title, date });
  });
});

test('tags that are never closed keep no reader of office files busy', () => {
  const asked = performance.now();
  const hostile = docx({
    'docProps/core.xml': '<dc:title '.repeat(30_000),
    'word/document.xml': `${'<w:t '.repeat(60_000)}<w:t xml:space="preserve">Notulen</w:t>`,
  });
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  expect(readOffice(hostile, word).title).toBeNull();
  expect(readText(hostile, word).content).toContain('Notulen');
  expect(performance.now() - asked).toBeLessThan(1000);
});
