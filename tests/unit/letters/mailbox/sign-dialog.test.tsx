// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import SignDialog from '../../../../src/letters/tasks/sign-dialog.tsx';
import { openPage } from './desk.tsx';
import { letter } from './letters.ts';

beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(() => {
  document.documentElement.lang = 'id';
});

it('says in the language of the page which day a letter will bear', async () => {
  const signed = letter({ bookedDay: '2026-10-05', state: 'signing' });
  openPage(<SignDialog letter={signed} onSigned={vi.fn()} onRefused={vi.fn()} onClose={vi.fn()} />, '/', {});
  expect(await screen.findByText(/will be dated 5 October 2026/)).toBeTruthy();
});

it('asks why a letter will bear a day that is past, with the booking’s reason to begin with', async () => {
  const signLetter = vi.fn().mockResolvedValue({});
  const signed = letter({ bookedDay: '2026-10-05', bookedReason: 'The system was down.', state: 'signing' });
  openPage(<SignDialog letter={signed} onSigned={vi.fn()} onRefused={vi.fn()} onClose={vi.fn()} />, '/', {
    signLetter,
  });
  const reason = await screen.findByLabelText('Why it is dated 5 October 2026');
  expect(reason).toHaveProperty('value', 'The system was down.');
  fireEvent.change(screen.getByLabelText(/password/i), { target: { value: 'secret' } });
  fireEvent.change(reason, { target: { value: ' ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  expect(await screen.findByText('Write why it bears that date.')).toBeTruthy();
  expect(signLetter).not.toHaveBeenCalled();
  fireEvent.change(reason, { target: { value: 'The board met that day.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() =>
    expect(signLetter).toHaveBeenCalledWith(
      signed.id,
      expect.objectContaining({ dateReason: 'The board met that day.' }),
    ),
  );
});

it('asks no reason of a letter that is dated today', async () => {
  const signed = letter({ bookedDay: null, state: 'signing' });
  openPage(<SignDialog letter={signed} onSigned={vi.fn()} onRefused={vi.fn()} onClose={vi.fn()} />, '/', {});
  await screen.findByText(/the day it is signed/);
  expect(screen.queryByLabelText(/Why it is dated/)).toBeNull();
});

it('asks a further signer where they sign, and sends it where it is elsewhere', async () => {
  const signLetter = vi.fn().mockResolvedValue({});
  const partly = letter({ state: 'cosigning', place: 'Jakarta', number: '012/BA' });
  openPage(<SignDialog letter={partly} onSigned={vi.fn()} onRefused={vi.fn()} onClose={vi.fn()} />, '/', {
    signLetter,
  });
  const place = await screen.findByLabelText('Where you sign');
  expect(place).toHaveProperty('value', 'Jakarta');
  fireEvent.change(place, { target: { value: 'Bandung ' } });
  fireEvent.change(screen.getByLabelText(/password/i), { target: { value: 'secret' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await waitFor(() =>
    expect(signLetter).toHaveBeenCalledWith(partly.id, expect.objectContaining({ place: 'Bandung' })),
  );
});
