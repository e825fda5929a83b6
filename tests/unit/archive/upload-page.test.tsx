// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { InspectedFile, UploadProposals } from '../../../domain/calls/archive-item-shapes.ts';
import UploadPage from '../../../src/archive/uploading/upload-page.tsx';
import { openView } from '../views/screen.tsx';

const [classificationId, securityId] = [
  '019a0000-0000-7000-8000-000000000001',
  '019a0000-0000-7000-8000-000000000002',
];
const nothing: UploadProposals = {
  ...{ state: 'done', reason: null, title: null, number: null, date: null, like: null },
};
const read: UploadProposals = {
  ...{ state: 'done', reason: null, title: 'Kalibrasi timbangan', number: '21/BA/2026', date: '2026-11-14' },
  like: {
    ...{ title: 'Kalibrasi lama', on: '2026-10-02', archiveType: null },
    classification: { id: classificationId, label: 'OP.01.01 Operasi' },
    security: { id: securityId, label: 'B Biasa' },
  },
};
const photo = (name: string) => new File(['x'], name, { type: 'image/png' });

/** Every upload is named as its file is. */
function openUpload(proposals: (uploadId: string) => UploadProposals) {
  const depositArchive = vi.fn(async () => ({ id: 'a-1' }));
  const uploadProposals = vi.fn(async (uploadId: string) => proposals(uploadId));
  openView(UploadPage, 'dokumen.arsip-aktif', '/dokumen.arsip-aktif/create', {
    startUpload: async ({ name, size }: { name: string; size: number }) =>
      ({ id: name, offset: size, partSize: size, size, isDone: true }) as never,
    inspectUpload: async (uploadId: string) =>
      ({
        ...{ uploadId, fileName: uploadId, size: 1, pages: 1, title: '', number: null, date: null },
        ...{ duplicates: [], fault: uploadId.startsWith('rusak') ? 'Gambar ini rusak.' : null },
      }) as InspectedFile,
    uploadProposals,
    depositArchive,
    lookup: async () => [],
  } as never);
  return { depositArchive, uploadProposals };
}
const choose = async (...files: File[]) =>
  userEvent.upload((await screen.findAllByLabelText('Pilih dokumen')).at(-1) as HTMLElement, files);
const proposal = (label: string) =>
  screen.findByRole('button', { name: new RegExp(`^Terima usulan ${label}`) }, { timeout: 4000 });

it('takes what is read from a file field by field with Enter, and sends it', async () => {
  const { depositArchive } = openUpload(() => read);
  await choose(photo('satu.png'));
  const title = await proposal('Uraian');
  act(() => title.focus());
  for (const label of ['Nomor', 'Tanggal', 'Klasifikasi', 'Keamanan']) {
    await userEvent.keyboard('{Enter}');
    const next = await proposal(label);
    await waitFor(() => expect(document.activeElement).toBe(next));
  }
  await userEvent.keyboard('{Enter}');
  const save = screen.getByRole('button', { name: 'Simpan arsip' });
  await waitFor(() => expect(document.activeElement).toBe(save));
  await userEvent.click(save);
  await waitFor(() => expect(depositArchive).toHaveBeenCalled());
  expect(depositArchive).toHaveBeenCalledWith(
    expect.objectContaining({
      ...{ title: 'Kalibrasi timbangan', number: '21/BA/2026', documentDate: '2026-11-14' },
      ...{ classificationId, securityId },
    }),
    [{ uploadId: 'satu.png', title: 'Kalibrasi timbangan' }],
    'active',
  );
});

it('leaves what was typed before the text was read, and says what is left open instead of sending', async () => {
  let now: UploadProposals = { ...nothing, state: 'reading' };
  const { depositArchive } = openUpload(() => now);
  await choose(photo('satu.png'));
  await userEvent.type(await screen.findByLabelText('Uraian'), 'Punya saya');
  expect(screen.getByText('Sedang dibaca')).toBeTruthy();
  now = read;
  await proposal('Nomor');
  expect(screen.queryByRole('button', { name: /^Terima usulan Uraian/ })).toBeNull();
  expect((screen.getByLabelText('Uraian') as HTMLInputElement).value).toBe('Punya saya');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan arsip' }));
  expect(depositArchive).not.toHaveBeenCalled();
  const date = await proposal('Tanggal');
  await waitFor(() => expect(document.activeElement).toBe(date));
  await userEvent.keyboard('3');
  expect(screen.queryByRole('button', { name: /^Terima usulan Tanggal/ })).toBeNull();
}, 15_000);

it('takes all at once for many files; the pages of the one worked on stand beside, none of a broken one', async () => {
  openUpload((uploadId) => ({ ...read, title: `Judul ${uploadId}` }));
  await choose(photo('satu.png'), photo('dua.png'), photo('rusak.png'));
  await screen.findByText('Gambar ini rusak.');
  const beside = () => screen.getByRole('region', { name: /^Halaman / }).getAttribute('aria-label');
  expect(beside()).toBe('Halaman satu.png');
  await userEvent.click(await screen.findByRole('button', { name: 'Terima 8 usulan' }));
  expect(screen.queryAllByRole('button', { name: /^Terima usulan/ })).toEqual([]);
  const titles = screen.getAllByLabelText('Uraian') as HTMLInputElement[];
  expect(titles.map(({ value }) => value)).toEqual(['Judul satu.png', 'Judul dua.png']);
  await userEvent.click(titles[1] as HTMLElement);
  expect(beside()).toBe('Halaman dua.png');
  expect(within(screen.getByRole('region', { name: /^Halaman / })).getByRole('img')).toBeTruthy();
});

it('leaves the other proposals of a file asked when one of them is accepted, and what was typed beside them', async () => {
  const other = { id: '019a0000-0000-7000-8000-000000000003', label: 'Lain' };
  const unlike = { ...nothing, like: { ...read.like, classification: other, security: other } };
  openUpload((uploadId) => (uploadId === 'satu.png' ? { ...nothing, like: read.like } : (unlike as never)));
  await choose(photo('satu.png'), photo('dua.png'));
  const rowOf = (name: string) => within(screen.getByRole('button', { name }).closest('li') as HTMLElement);
  const proposals = /^Terima usulan (Klasifikasi|Keamanan)/;
  await waitFor(() => expect(rowOf('satu.png').getAllByRole('button', { name: proposals })).toHaveLength(2));
  const row = rowOf('satu.png');
  await userEvent.click(row.getByRole('button', { name: 'Isian lain' }));
  const box = await row.findByLabelText<HTMLInputElement>(/^Boks/);
  await userEvent.type(box, 'B7');
  await userEvent.click(row.getByRole('button', { name: /^Terima usulan Klasifikasi/ }));
  expect(box.value).toBe('B7');
  expect(row.getAllByRole('button', { name: proposals })).toHaveLength(1);
});

it('says in one sentence why nothing is proposed', async () => {
  openUpload(() => ({ ...nothing, state: 'none', reason: 'Tidak ada teks di dalam berkas ini.' }));
  await choose(photo('satu.png'));
  await screen.findByText('Tidak ada teks di dalam berkas ini.');
});
