// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { Disposition } from '../../../../domain/letters/disposition.ts';
import { StepDialog } from '../../../../src/letters/dispositions/step-dialog.tsx';
import WithdrawDialog from '../../../../src/letters/where/withdraw-dialog.tsx';
import { openPage } from './desk.tsx';
import { letter } from './letters.ts';

const disposition = { id: 'd', mine: 'r', instructions: [], recipients: [] } as unknown as Disposition;

describe('a step that is refused', () => {
  it.each([
    [409, 'Disposisi ini sudah ditutup.'],
    [413, 'Kiriman terlalu besar.'],
    [429, 'Terlalu banyak permintaan.'],
  ])('keeps the report that was typed after a %i, and says why', async (status, message) => {
    const closed = vi.fn();
    const settled = vi.fn();
    openPage(
      <StepDialog asked="report" disposition={disposition} onClose={closed} onSettled={settled} />,
      '/',
      { stepDisposition: vi.fn().mockRejectedValue(new HttpError(message, status, {})) },
    );
    const field = screen.getByRole('textbox', { name: /Laporan/ });
    await userEvent.type(field, 'Sudah dikerjakan');
    await userEvent.click(screen.getByRole('button', { name: 'Kirim laporan' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(closed).not.toHaveBeenCalled();
    expect((field as HTMLTextAreaElement).value).toBe('Sudah dikerjakan');
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    expect(closed).toHaveBeenCalled();
    expect(settled).toHaveBeenCalledTimes(status === 409 ? 1 : 0);
  });

  it('keeps the reason of a withdrawal, and shows what is now once it is let go', async () => {
    const settled = vi.fn();
    openPage(<WithdrawDialog letter={letter()} onSettled={settled} onClose={vi.fn()} />, '/', {
      withdrawLetter: vi.fn().mockRejectedValue(new HttpError('Naskah sudah ditandatangani.', 409, {})),
    });
    const field = screen.getByRole('textbox', { name: /Alasan/ });
    await userEvent.type(field, 'Angka salah');
    await userEvent.click(screen.getByRole('button', { name: 'Tarik kembali' }));
    expect(await screen.findByText('Naskah sudah ditandatangani.')).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe('Angka salah');
    expect(settled).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    expect(settled).toHaveBeenCalledTimes(1);
  });
});

it('files of a report that are too large together are not taken', async () => {
  openPage(
    <StepDialog asked="report" disposition={disposition} onClose={vi.fn()} onSettled={vi.fn()} />,
    '/',
    {},
  );
  const files = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => {
    const file = new File(['x'], name);
    Object.defineProperty(file, 'size', { value: 9 * 1024 * 1024 });
    return file;
  });
  fireEvent.change(screen.getByLabelText('Berkas laporan'), { target: { files } });
  await waitFor(() => expect(screen.getByText(/^Seluruh berkas laporan paling besar 28/)).toBeTruthy());
  expect(screen.queryByText('a.pdf')).toBeNull();
});
