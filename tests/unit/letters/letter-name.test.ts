import { expect, it } from 'vitest';
import { letterName, scanOf } from '../../../domain/letters/letter-name.ts';

const scan = { fileName: 'surat.pdf', isDocument: true };

it('names a letter by its subject, else by the scan it came as, else as one without', () => {
  const named = (subject: string, from: string) =>
    letterName({ subject, scan: scanOf({ from, attachments: [scan] }) });
  expect(named('Undangan', 'external')).toBe('Undangan');
  expect(named(' ', 'external')).toBe('surat.pdf');
  // What is sent along with a letter of ours says nothing of it.
  expect(named('', 'internal')).toBe('Tanpa hal');
  expect(letterName({ subject: '', scan: { fileName: 'surat.pdf', pages: 3 } })).toBe('surat.pdf, 3 halaman');
});
