// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import AskUntil from '../../../../src/letters/snoozing/ask-until.tsx';
import { openPage } from './desk.tsx';

it('counts what was snoozed, and what was done meanwhile apart', async () => {
  const call = vi.fn(async () => ({
    items: [
      { id: 'a', ok: true, statusCode: 200, message: '' },
      { id: 'b', ok: false, statusCode: 409, message: 'Yang dipilih sudah selesai.' },
    ],
    totalCount: 2,
  }));
  openPage(<AskUntil what={{ of: 'inbox', rows: [{ id: 'a' }, { id: 'b' }] }} onClose={vi.fn()} />, '/', {
    call,
  } as object);
  // Which moments are offered depends on the day.
  const [first] = await screen.findAllByRole('button', { name: /\d\d\.\d\d$/ });
  await userEvent.click(first as HTMLElement);
  await waitFor(() =>
    expect(screen.getByTestId('toasts').textContent).toMatch(/^1 ditunda sampai .+, 1 tidak: sudah selesai/),
  );
});
