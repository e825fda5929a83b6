// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ScanProposals } from '../../../../domain/calls/letters/shapes/incoming.ts';
import type { Draft } from '../../../../src/letters/wizard/draft/draft.ts';
import { NatureFields } from '../../../../src/letters/wizard/incoming/nature-fields.tsx';
import { useOpenFields } from '../../../../src/letters/wizard/incoming/open-proposals.ts';
import { draftWith, onDesk } from './on-desk.tsx';

const classes = [
  { id: 'b', label: 'Biasa', rank: 1 },
  { id: 't', label: 'Terbatas', rank: 2 },
  { id: 'r', label: 'Rahasia', rank: 3 },
];
const read = { urgency: 'SANGAT_SEGERA', security: { id: 't', name: 'Terbatas', rank: 2 } } as ScanProposals;
const Fields = () => <NatureFields read={read} {...useOpenFields()} />;
const opened = (over: Partial<Draft>, offered = classes) =>
  onDesk(<Fields />, draftWith({ permissionClassificationId: 'b', ...over }), {
    lookup: async () => offered,
  });

it('proposes what the scan says above the letter, each accepted by a key', async () => {
  const { draft } = opened({});
  for (const name of ['Terima usulan Sifat: Sangat Segera', 'Terima usulan Klasifikasi keamanan: Terbatas']) {
    const proposal = await screen.findByRole('button', { name });
    proposal.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  }
  expect(draft()).toMatchObject({
    ...{ urgency: 'SANGAT_SEGERA', permissionClassificationId: 't', securityName: 'Terbatas' },
  });
});

it('proposes nothing lower than the letter has', async () => {
  opened({ urgency: 'KILAT', permissionClassificationId: 'r' });
  await screen.findByRole('button', { name: 'Rahasia' });
  expect(screen.queryByRole('button', { name: /^Terima usulan/ })).toBeNull();
});

it('says which class this post may not save, instead of proposing it', async () => {
  opened(
    {},
    classes.filter(({ id }) => id !== 't'),
  );
  await screen.findByText(/^Pada pindaian tertulis Terbatas. Jabatan ini tidak dapat mendaftarkan/);
  expect(screen.queryByRole('button', { name: /^Terima usulan Klasifikasi/ })).toBeNull();
});
