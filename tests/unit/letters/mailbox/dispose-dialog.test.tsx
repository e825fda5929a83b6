// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Option } from '../../../../dataProvider/index.ts';
import type { Disposition } from '../../../../domain/letters/disposition.ts';
import DisposeDialog from '../../../../src/letters/dispositions/dispose-dialog.tsx';
import { openPage } from './desk.tsx';
import { person } from './letters.ts';

const instruction = (id: string, label: string, defaultDueWorkingDays: number | null): Option => ({
  ...{ id, label, defaultDueWorkingDays },
  ...{ category: 'tindak', requiresReport: false },
});

function open(urgency: 'BIASA' | 'SEGERA' = 'BIASA') {
  const giveDisposition = vi.fn(async () => ({}) as Disposition);
  openPage(
    <DisposeDialog
      source={{ inboxItemId: 'i' }}
      letter={{ id: 'l1', subject: 'Naskah', urgency }}
      onClose={() => undefined}
    />,
    '/',
    {
      giveDisposition,
      lookup: async () => [instruction('a', 'Pelajari', 5), instruction('b', 'Ketahui', null)],
      dispositionCandidates: async () => [{ ...person('Satria'), isDirect: true }],
    },
  );
  const sent = async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: /Satria/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Kirim disposisi' }));
    await waitFor(() => expect(giveDisposition).toHaveBeenCalledOnce());
    return giveDisposition.mock.lastCall as unknown as [
      unknown,
      { deadline: string | null; deadlineReason: string | null },
    ];
  };
  return { sent, giveDisposition };
}
const noLimit = () => screen.getByRole('button', { name: 'Tanpa batas' });

it('a deadline that comes with an instruction is said before it is sent', async () => {
  const { sent } = open();
  await screen.findByRole('checkbox', { name: /Satria/ });
  // Not chosen yet, and an instruction may still bring a deadline.
  expect(noLimit().getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText(/^Tanpa batas waktu, kecuali instruksi/)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pelajari' }));
  const told = await screen.findByText(/, menurut instruksi yang dipilih\.$/);
  const day = told.textContent?.replace(/, menurut.*/, '');
  const [, { deadline }] = await sent();
  expect(deadline).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(screen.getByText(new RegExp(`Batas waktu: ${day}\\.$`))).toBeTruthy();
});

it('no deadline, once chosen, stays so whatever instruction is ticked', async () => {
  const { sent } = open();
  await screen.findByRole('checkbox', { name: /Satria/ });
  await userEvent.click(noLimit());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pelajari' }));
  expect(noLimit().getAttribute('aria-pressed')).toBe('true');
  const [, { deadline }] = await sent();
  expect(deadline).toBeNull();
  expect(screen.getByText(/Tidak ada batas waktu\.$/)).toBeTruthy();
});

it('a deadline later than the urgency allows is sent with its reason', async () => {
  const { sent, giveDisposition } = open('SEGERA');
  await screen.findByRole('checkbox', { name: /Satria/ });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pelajari' }));
  expect(screen.getByText(/, menurut derajat naskah\.$/)).toBeTruthy();
  expect(screen.queryByLabelText('Alasan batas waktu lebih lambat')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '1 minggu' }));
  const reason = screen.getByLabelText('Alasan batas waktu lebih lambat');
  await userEvent.click(screen.getByRole('button', { name: 'Kirim disposisi' }));
  expect(giveDisposition).not.toHaveBeenCalled();
  await userEvent.type(reason, 'Menunggu data');
  const [, body] = await sent();
  expect(body.deadlineReason).toBe('Menunggu data');
});
