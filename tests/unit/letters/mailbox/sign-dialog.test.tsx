// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
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
  expect(await screen.findByText(/dated 5 October 2026/)).toBeTruthy();
});
