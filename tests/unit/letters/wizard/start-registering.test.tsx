// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StartRegistering } from '../../../../src/letters/wizard/incoming/start-registering.tsx';
import { draftWith, onDesk } from './on-desk.tsx';

const lookup = async (resource: string) =>
  resource === 'master-data.sub-jenis-naskah-dinas'
    ? [{ id: 'sm', label: 'Surat Masuk', scriptTypeId: 'nm', flows: ['eksternal-internal'] }]
    : resource === 'master-data.jenis-naskah-dinas'
      ? [{ id: 'nm', label: 'Naskah Masuk' }]
      : [];

it('offers to register a letter, not to whoever answers one', async () => {
  const recentWriting = async () => ({ subTypeIds: [], registering: null }) as never;
  const { autosave } = onDesk(<StartRegistering />, draftWith({}), { lookup, recentWriting });
  await screen.findByRole('button', { name: /Daftarkan naskah masuk/ });
  // Whoever chose the flow first, too, until a kind is chosen.
  autosave.change((draft) => ({ ...draft, from: 'external' }));
  await screen.findByRole('button', { name: /Daftarkan naskah masuk/ });
  autosave.change((draft) => ({ ...draft, naskahDinasCategoryId: 'sm' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Daftarkan naskah masuk/ })).toBeNull());
  autosave.change((draft) => ({ ...draft, from: 'internal' }));
  await screen.findByRole('button', { name: /Daftarkan naskah masuk/ });
  autosave.change((draft) => ({ ...draft, answered: 'B/512, 26 November 2026' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Daftarkan naskah masuk/ })).toBeNull());
});
