// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refreshAfterStep } from '../../../../src/letters/cache.ts';
import ScanPaper from '../../../../src/letters/incoming/scan-paper.tsx';
import { openPage } from './desk.tsx';
import { letter } from './letters.ts';

it('a step of the letter does not load its scan again: its viewer would go back to the first page', async () => {
  const shown = letter({
    attachments: [{ id: 'a1', title: 'Pindaian', isDocument: true, mimeType: 'application/pdf' }] as never,
  });
  const pdfBlob = vi.fn(async () => new Blob(['%PDF']));
  const { client } = openPage(<ScanPaper letter={shown} />, '/', { pdfBlob });
  await screen.findByText('Buka PDF di tab baru');
  await refreshAfterStep(client, shown.id);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(pdfBlob).toHaveBeenCalledTimes(1);
});
