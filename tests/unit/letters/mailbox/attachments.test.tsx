// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Attachment } from '../../../../domain/letters/attachment.ts';
import { Attachments } from '../../../../src/letters/reading/attachments.tsx';
import { openPage } from './desk.tsx';

const file = (id: string, mimeType: string): Attachment => ({
  ...{ id, title: `Lampiran ${id}`, fileName: `${id}.x`, mimeType },
  ...{ size: 2048, positionOrder: 1, isDocument: false },
});

it('attachments open in place, one beside the other, and are downloaded where a page cannot show them', async () => {
  const attachmentBlob = vi.fn(async () => new Blob(['x'], { type: 'image/png' }));
  const files = [file('a', 'image/png'), file('b', 'application/msword'), file('c', 'image/jpeg')];
  openPage(<Attachments letterId="surat" files={files} />, '/', { attachmentBlob });
  await userEvent.click(screen.getByRole('button', { name: /Buka Lampiran a/ }));
  expect(await screen.findByRole('img', { name: 'Lampiran a' })).toBeTruthy();
  expect(screen.getByText('1 dari 2')).toBeTruthy();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByRole('img', { name: 'Lampiran c' })).toBeTruthy();
  expect(attachmentBlob.mock.calls.map(([, id]: unknown[]) => id)).toEqual(['a', 'c']);
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: /Unduh Lampiran b/ })).toBeTruthy();
});
