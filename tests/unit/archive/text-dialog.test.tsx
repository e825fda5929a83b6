// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { ArchiveDetail, ArchiveFile } from '../../../domain/calls/archive-item-shapes.ts';
import CorrectTextDialog from '../../../src/archive/items/correct-text-dialog.tsx';
import TextDialog from '../../../src/archive/items/text-dialog.tsx';
import { openPage } from '../letters/mailbox/desk.tsx';

const read = { text: 'Serah terima gerbang', correctedAt: null, correctedBy: null };

it('shows what was read from a file, and asks once: looking away and back is no further opening', async () => {
  const archiveFileText = vi.fn(async () => read);
  const file = { id: 'f-1', title: 'Berita acara' } as ArchiveFile;
  openPage(<TextDialog archiveId="a-1" file={file} onClose={() => {}} />, '/', { archiveFileText });
  await screen.findByText('Serah terima gerbang');
  expect(screen.getByRole('dialog', { name: 'Teks Berita acara' })).toBeDefined();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  focusManager.setFocused(undefined);
  await screen.findByText('Serah terima gerbang');
  expect(archiveFileText).toHaveBeenCalledTimes(1);
});

it('corrects what was read, telling which correction was seen; what is wrong with it stands at the text', async () => {
  const correctArchiveText = vi.fn(async () => ({}) as ArchiveDetail);
  const change = vi.fn(async (work: () => Promise<ArchiveDetail>) => void (await work()));
  const onClose = vi.fn();
  const file = { id: 'f-1', title: 'Berita acara', mimeType: 'text/plain' } as ArchiveFile;
  const seen = { ...read, correctedAt: '2026-11-14T02:00:00.000Z', correctedBy: 'Uli' };
  openPage(
    <CorrectTextDialog archiveId="a-1" file={file} read={seen} change={change} onClose={onClose} />,
    '/',
    { correctArchiveText },
  );
  const text = await screen.findByLabelText('Teks');
  await userEvent.type(text, ' tol');
  correctArchiveText.mockRejectedValueOnce(new HttpError('', 422, { errors: { text: ['Isi teksnya.'] } }));
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Isi teksnya.');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { correctedAt } = seen;
  expect(correctArchiveText).toHaveBeenLastCalledWith('a-1', 'f-1', {
    text: 'Serah terima gerbang tol',
    correctedAt,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Kembali ke teks terbaca' }));
  expect(correctArchiveText).toHaveBeenLastCalledWith('a-1', 'f-1', { text: null, correctedAt });
});
