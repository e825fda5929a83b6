// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ArchiveFile } from '../../../domain/calls/archive-item-shapes.ts';
import TextDialog from '../../../src/archive/items/text-dialog.tsx';
import { openPage } from '../letters/mailbox/desk.tsx';

it('shows what was read from a file, and asks once: looking away and back is no further opening', async () => {
  const archiveFileText = vi.fn(async () => ({ text: 'Serah terima gerbang' }));
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
