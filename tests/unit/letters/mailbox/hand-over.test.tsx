// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { LeftWork } from '../../../../domain/letters/left-work.ts';
import LeftBehind from '../../../../src/letters/succession/left-behind.tsx';
import { openPage } from './desk.tsx';

const left: LeftWork = {
  ...{ positionId: 'p', positionName: 'Officer', fromUserId: 'y', fromName: 'Yoga' },
  ...{ drafts: 2, returned: 1, underWay: 0, named: 1 },
  holders: [
    { userId: 'c', personName: 'Citra' },
    { userId: 'u', personName: 'Puspita' },
  ],
};

function open(handOverDrafts = vi.fn(async () => ({ letters: 3 })), rows: LeftWork[] = [left]) {
  const leftWork = vi.fn<() => Promise<LeftWork[]>>(async () => []).mockResolvedValueOnce(rows);
  openPage(<LeftBehind positionId="p" />, '/', { leftWork, handOverDrafts });
  return { handOverDrafts, leftWork };
}

it('says who left how much, hands it to whom one chooses, and is gone', async () => {
  const { handOverDrafts } = open();
  expect((await screen.findByRole('status')).textContent).toContain(
    'Yoga tidak lagi memangku Officer dan meninggalkan 2 konsep dan 1 naskah yang perlu direvisi.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Serahkan naskah' }));
  await screen.findByRole('dialog', { name: 'Serahkan naskah' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 konsep',
    '1 naskah yang perlu direvisi',
  ]);
  expect(screen.getByText(/1 naskah Sangat Rahasia tidak ikut/)).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'Kepada' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Puspita' }));
  await userEvent.click(screen.getByRole('button', { name: 'Serahkan 3 naskah' }));
  await waitFor(() =>
    expect(handOverDrafts).toHaveBeenCalledExactlyOnceWith({
      positionId: 'p',
      fromUserId: 'y',
      toUserId: 'u',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Serahkan naskah' })).toBeNull());
  expect(screen.getByTestId('toasts').textContent).toBe('3 naskah diserahkan kepada Puspita');
});

it('stays and says why when it is refused', async () => {
  open(vi.fn().mockRejectedValue(new HttpError('Yoga masih memangku jabatan ini.', 409, {})));
  await userEvent.click(await screen.findByRole('button', { name: 'Serahkan naskah' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Serahkan 3 naskah' }));
  expect((await screen.findByText('Yoga masih memangku jabatan ini.')).getAttribute('role')).toBe('alert');
});
