// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { LookupQuery, Option } from '../../../../dataProvider/index.ts';
import ContractNeed from '../../../../src/letters/wizard/contract/contract-need.tsx';
import NeedFact from '../../../../src/letters/wizard/contract/need-fact.tsx';
import { DetailFacts } from '../../../../src/letters/wizard/steps/detail-facts.tsx';
import { openPage } from '../mailbox/desk.tsx';
import { draftWith, onDesk } from './on-desk.tsx';

const records: Record<string, Option[]> = {
  'master-data.sub-jenis-naskah-dinas': [
    { id: 'ktrk', label: 'Kontrak Konstruksi', defaultClassificationId: 'hk' },
  ],
  'master-data.kebutuhan-kontrak': [
    {
      ...{ id: 'k1', label: 'Pekerjaan konstruksi', scriptSubTypeId: 'ktrk' },
      ...{ archiveClassificationId: 'tk', checklist: 'HPS\nGambar' },
    },
    { id: 'k2', label: 'Sewa', scriptSubTypeId: 'sewa' },
  ],
  'master-data.klasifikasi-arsip': [{ id: 'tk', label: 'TK.02.01' }],
};
const lookup = async (resource: string, { ids }: LookupQuery) =>
  (records[resource] ?? []).filter(({ id }) => !ids || ids.includes(id));

it('a contract’s need brings its classification, and a checklist to tick', async () => {
  const contract = draftWith({ naskahDinasCategoryId: 'ktrk', archiveClassificationId: 'hk' });
  const desk = onDesk(<ContractNeed />, contract, { lookup });
  await userEvent.click(await screen.findByLabelText('Kebutuhan kontrak'));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Pekerjaan konstruksi',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Pekerjaan konstruksi' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'HPS' }));
  await waitFor(() =>
    expect(desk.draft()).toMatchObject({
      archiveClassificationId: 'tk',
      contract: { needId: 'k1', papers: ['HPS'], parties: [] },
    }),
  );
});

it('who reviews it reads what it is for, and what is not there', async () => {
  const contract = { parties: [], articles: [], values: {}, needId: 'k1', papers: ['HPS'] };
  openPage(
    <dl>
      <NeedFact contract={contract} />
    </dl>,
    '/',
    { lookup },
  );
  expect((await screen.findByText(/1 dari 2 ada/)).textContent).toContain('Belum ada: Gambar');
  expect(screen.getByText('Pekerjaan konstruksi')).toBeDefined();
});

it('who sends it reads the same in the summary', async () => {
  const contract = { parties: [], articles: [], values: {}, needId: 'k1', papers: ['HPS'] };
  onDesk(<DetailFacts />, draftWith({ naskahDinasCategoryId: 'ktrk', contract }), { lookup });
  expect((await screen.findByText(/1 dari 2 ada/)).textContent).toContain('Belum ada: Gambar');
});
