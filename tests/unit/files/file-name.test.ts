import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downloadHeaders, safeName } from '../../../server/files/index.ts';

test('a name loses its folders, hidden signs and reserved words', () => {
  expect(safeName('../../etc/Laporan  Kuartal.pdf')).toBe('Laporan Kuartal.pdf');
  expect(safeName('C:\\Users\\x\\surat.docx')).toBe('surat.docx');
  expect(safeName('foto\u202egpj.exe')).toBe('fotogpj.exe');
  expect(safeName('.htaccess')).toBe('htaccess');
  expect(safeName('con.txt')).toBe('_con.txt');
  expect(safeName('a<b>:"c.pdf')).toBe('abc.pdf');
  expect(safeName('...')).toBe('berkas');
  expect(safeName(`${'panjang'.repeat(60)}.pdf`)).toHaveLength(154);
});

test('any name becomes one that stays as it is and fits a header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const safe = safeName(name);
      expect(safeName(safe)).toBe(safe);
      expect(safe.length).toBeGreaterThan(0);
      expect(safe).not.toMatch(/[/\\\p{Cc}]/u);
      expect(downloadHeaders({ name, mimeType: 'text/plain' })['content-disposition']).toMatch(
        /^[\x20-\x7e]+$/,
      );
    }),
  );
});

test('only PDF and pictures are shown in the browser, everything else is offered', () => {
  const disposition = (mimeType: string) =>
    downloadHeaders({ name: 'Surat “Baru”.pdf', mimeType }, { inline: true })['content-disposition'];
  expect(disposition('application/pdf')).toBe(
    `inline; filename="Surat _Baru_.pdf"; filename*=UTF-8''Surat%20%E2%80%9CBaru%E2%80%9D.pdf`,
  );
  expect(disposition('text/plain; charset=utf-8')).toMatch(/^attachment;/);
});
