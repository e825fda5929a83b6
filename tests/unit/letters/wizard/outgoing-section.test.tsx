// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import OutgoingSection from '../../../../src/letters/wizard/outgoing/outgoing-section.tsx';
import { draftWith, onDesk } from './on-desk.tsx';

it.each([
  ['perjanjian', /^Pihak lain pada naskah ini\./],
  ['surat', /^Tercetak setelah Yth\./],
] as const)('says what becomes of those outside: of a %s', async (arrangement, help) => {
  onDesk(<OutgoingSection />, draftWith({ arrangement }), {});
  expect(await screen.findByText(help)).toBeTruthy();
});
