import { unzipSync } from 'fflate';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { downloadMany } from '../../../../src/letters/inbox/selection/download-many.ts';
import { saveFile } from '../../../../src/ui/save-file.ts';
import { inboxItem } from './letters.ts';

vi.mock('../../../../src/ui/save-file.ts', () => ({ saveFile: vi.fn() }));

it('packs each letter under its number, fetched as when it is downloaded alone, and says which are missing and why', async () => {
  const pdfBlob = vi.fn(async (id: string) => {
    if (id === 'letter-b') throw new HttpError('Naskah ini sudah dimusnahkan.', 409);
    return new Blob([`%PDF ${id}`]);
  });
  const items = [
    inboxItem('a', { number: 'B-1/ND/2026' }),
    inboxItem('b', { subject: 'Lama' }),
    inboxItem('c', { number: null, subject: 'Undangan' }),
    inboxItem('d', { number: null, subject: 'Undangan' }),
  ];
  expect(await downloadMany(pdfBlob, items)).toEqual([
    { id: 'b', name: 'Lama', why: 'Naskah ini sudah dimusnahkan.' },
  ]);
  expect(pdfBlob.mock.calls.flat()).toEqual(['letter-a', 'letter-b', 'letter-c', 'letter-d']);
  const [zip, name] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toMatch(/^Naskah \d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array((await zip?.arrayBuffer()) ?? new ArrayBuffer()));
  expect(Object.entries(files).map(([file, bytes]) => [file, new TextDecoder().decode(bytes)])).toEqual([
    ['B-1-ND-2026.pdf', '%PDF letter-a'],
    ['Undangan.pdf', '%PDF letter-c'],
    ['Undangan-2.pdf', '%PDF letter-d'],
  ]);
});

it('saves nothing where nothing came', async () => {
  vi.mocked(saveFile).mockClear();
  const refused = await downloadMany(async () => Promise.reject(new TypeError('fetch')), [inboxItem('a')]);
  expect([refused.length, vi.mocked(saveFile).mock.calls]).toEqual([1, []]);
});
