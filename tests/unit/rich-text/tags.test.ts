import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillTags, longDate, tagsIn, unfilledTags } from '../../../domain/letters/tags.ts';

test('a tag is filled wherever it is written, in either form', () => {
  const html = '<p>Mohon persetujuan <span data-tag="kepada" class="tag">Penerima</span>, {{ Perihal }}.</p>';
  expect(fillTags(html, { kepada: ['Direktur Operasi'], perihal: 'Libur' })).toBe(
    '<p>Mohon persetujuan Direktur Operasi, Libur.</p>',
  );
});

test('a list alone in its block is numbered, alone on its line too, and joined by commas inside a sentence', () => {
  const kepada = ['Direktur Teknik', 'Direktur Keuangan'];
  const list = '<ol><li><p>Direktur Teknik</p></li><li><p>Direktur Keuangan</p></li></ol>';
  expect(fillTags('<p>{{kepada}}</p>', { kepada })).toBe(list);
  expect(fillTags('<td style="text-align:left"><p>{{kepada}}</p></td>', { kepada })).toBe(
    `<td style="text-align:left">${list}</td>`,
  );
  expect(fillTags('<div>{{kepada}}</div>', { kepada })).toBe(`<div>${list}</div>`);
  expect(fillTags('<p>Yth.<br>{{kepada}}</p>', { kepada })).toBe(
    '<p>Yth.<br>1. Direktur Teknik<br>2. Direktur Keuangan</p>',
  );
  expect(fillTags('<p>bagi {{kepada}}.</p>', { kepada })).toBe(
    '<p>bagi Direktur Teknik, Direktur Keuangan.</p>',
  );
  expect(fillTags('<p>{{kepada}}</p>', { kepada: ['Direktur Teknik'] })).toBe('<p>Direktur Teknik</p>');
});

test('the number says when it comes, and is nobody’s omission', () => {
  expect(fillTags('{{nomor_naskah}}', {})).toContain('terbit saat ditandatangani');
  expect(fillTags('{{nomor_naskah}}', { nomor_naskah: 'B-1/ND' })).toBe('B-1/ND');
  expect(unfilledTags('{{nomor_naskah}} {{npp}} {{tembusan}}', { tembusan: [] })).toEqual([
    'npp',
    'tembusan',
  ]);
});

test('an unfilled tag is kept, marked or left out, as asked', () => {
  expect(fillTags('a {{npp}} b', {})).toBe('a {{npp}} b');
  expect(fillTags('a {{npp}} b', {}, { unfilled: 'mark' })).toBe(
    'a <span data-unfilled="npp">Nomor pokok pegawai</span> b',
  );
  expect(fillTags('a {{npp}} b', { npp: ' ' }, { unfilled: 'blank' })).toBe('a  b');
  expect(fillTags('{{bukan_tag}}', {}, { unfilled: 'blank' })).toBe('{{bukan_tag}}');
});

test('attributes are never filled', () => {
  const html = '<a href="https://x.example/{{npp}}">x</a>';
  expect(fillTags(html, { npp: '1' })).toBe(html);
});

test('dates are written out in Indonesian, timestamps in WIB', () => {
  expect(longDate('2026-11-18')).toBe('18 November 2026');
  expect(longDate('2026-12-31T17:30:00.000Z')).toBe('1 Januari 2027');
  expect(longDate('2026-12-31T16:59:00.000Z')).toBe('31 Desember 2026');
  expect(longDate('akhir tahun')).toBe('akhir tahun');
  expect(fillTags('{{tanggal_naskah}}', { tanggal_naskah: '2026-08-07' })).toBe('7 Agustus 2026');
});

test('whatever a value holds, it stays text: no markup, and no tag in a second filling', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '"', '&', '{', '}', 'b', '/', 'npp') }),
      (value) => {
        fc.pre(value.trim() !== '');
        const once = fillTags('<p>{{perihal}}</p>', { perihal: value });
        expect(once.slice(3, -4)).not.toMatch(/[<>"]/);
        expect(tagsIn(once)).toEqual([]);
        expect(fillTags(once, { npp: 'X' })).toBe(once);
      },
    ),
  );
});
