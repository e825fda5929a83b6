// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TaskFacts } from '../../../../src/letters/tasks/task-facts.tsx';
import { SignerSection } from '../../../../src/letters/wizard/signer/signer-section.tsx';
import SummaryStep from '../../../../src/letters/wizard/steps/summary-step.tsx';
import { openPage } from '../mailbox/desk.tsx';
import { letter, person } from '../mailbox/letters.ts';
import { draftWith, onDesk } from './on-desk.tsx';

const signerAdvice = 'Keputusan Direksi biasanya ditandatangani Direktur Utama.';
const usual = 'Sub jenis ini ditandatangani direksi, atau satu jenjang di bawahnya atas mandat (a.n.).';
const draft = draftWith({ sender: person('Uli'), signerAdvice });
const verbs = {
  signingIdentities: async () => [],
  usersByIds: async () => [],
  checkLetter: async () => ({ errors: {} }),
};

it('the advice on the signer stands at the signer in place of the hint, and is no fault', async () => {
  onDesk(<SignerSection level={1} />, draft, verbs);
  expect(await screen.findByText(signerAdvice)).toBeDefined();
  expect(screen.queryByText(usual)).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Penanda tangan' }).getAttribute('aria-invalid')).toBe('false');
});

it('it is a fact of the summary', async () => {
  onDesk(<SummaryStep />, draft, verbs);
  const advised = await screen.findByText(signerAdvice);
  expect(advised.previousElementSibling?.textContent).toBe('Anjuran penanda tangan');
});

it('whoever reviews or signs reads it among the letter’s facts', () => {
  openPage(<TaskFacts letter={letter({ ccs: [], attachments: [], signerAdvice })} />, '/', {});
  expect(screen.getByText('Anjuran penanda tangan').nextElementSibling?.textContent).toBe(signerAdvice);
});
