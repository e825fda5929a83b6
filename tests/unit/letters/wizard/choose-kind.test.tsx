// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Option } from '../../../../dataProvider/index.ts';
import type { Draft } from '../../../../src/letters/wizard/draft/draft.ts';
import { useChooseKind } from '../../../../src/letters/wizard/proposing/use-choose-kind.ts';
import { draftWith, onDesk } from './on-desk.tsx';

const incoming = { scriptTypeId: 'nm', flows: ['eksternal-internal'] };
const options: Record<string, Option[]> = {
  'master-data.sub-jenis-naskah-dinas': [
    { id: 'police', label: 'Panggilan', defaultClassificationId: 'hk', ...incoming },
    { id: 'letter', label: 'Surat Masuk', defaultClassificationId: 'tu', ...incoming },
  ],
  'master-data.jenis-naskah-dinas': [{ id: 'nm', label: 'Naskah Masuk' }],
  'master-data.klasifikasi-keamanan': [
    { id: 'b', label: 'Biasa', rank: 1 },
    { id: 'r', label: 'Rahasia', rank: 3 },
    { id: 'sr', label: 'Sangat Rahasia', rank: 4 },
  ],
  'master-data.klasifikasi-arsip': [
    { id: 'hk', label: 'HK.02', securityClassificationId: 'sr' },
    { id: 'tu', label: 'TU.01', securityClassificationId: 'b' },
  ],
};
const lookup = async (resource: string, { ids }: { ids?: readonly string[] } = {}) =>
  (options[resource] ?? []).filter(({ id }) => !ids || ids.includes(id));

function Probe() {
  const choose = useChooseKind();
  return options['master-data.sub-jenis-naskah-dinas']?.map((one) => (
    <button key={one.id} type="button" onClick={() => void choose(one)}>
      {one.label}
    </button>
  ));
}

it('what one kind brought goes with it, what somebody chose stays', async () => {
  const start = { from: 'external', permissionClassificationId: 'b' } satisfies Partial<Draft>;
  const { draft, autosave } = onDesk(<Probe />, draftWith(start), { lookup });
  // The lists are there once a first choice brings something.
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const becomes = (archiveClassificationId: string, permissionClassificationId: string) =>
    waitFor(() => expect(draft()).toMatchObject({ archiveClassificationId, permissionClassificationId }));
  await press('Panggilan');
  await becomes('hk', 'sr');
  await press('Surat Masuk');
  await becomes('tu', 'b');
  autosave.change((now) => ({ ...now, permissionClassificationId: 'r' }));
  await press('Panggilan');
  await becomes('hk', 'sr');
  autosave.change((now) => ({ ...now, permissionClassificationId: 'r' }));
  await press('Surat Masuk');
  await becomes('tu', 'r');
});
