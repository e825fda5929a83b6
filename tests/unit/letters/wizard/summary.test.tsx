// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Facts } from '../../../../src/letters/wizard/steps/facts.tsx';
import { summaryMessages } from '../../../../src/letters/wizard/steps/summary-messages.ts';
import { draftWith, onDesk } from './on-desk.tsx';

it('counts words as figures are written', () => {
  expect(summaryMessages.messages(1003).id).toBe('1.003 kata');
});

it('keeps an address in its lines', () => {
  const address = 'Kementerian Perhubungan\ndi Jakarta';
  onDesk(
    <Facts title="Formulir" view="formulir-naskah" facts={[['Alamat tujuan', address]]} />,
    draftWith({}),
    {},
  );
  const shown = screen.getByRole('definition');
  expect([shown.textContent, getComputedStyle(shown).whiteSpace]).toEqual([address, 'pre-line']);
});
