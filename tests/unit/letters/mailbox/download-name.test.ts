import { expect, test } from 'vitest';
import { nameOf } from '../../../../src/letters/reading/use-download.ts';

test('a picture that came as a PDF with the reader\u2019s mark is kept as one; other files keep their names', () => {
  const pdf = new Blob([], { type: 'application/pdf' });
  expect(nameOf(pdf, 'Foto.JPG')).toBe('Foto.pdf');
  expect(nameOf(pdf, 'peta.pdf')).toBe('peta.pdf');
  expect(nameOf(new Blob([], { type: 'image/png' }), 'foto.png')).toBe('foto.png');
});
