// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { WritingProposal } from '../../../../domain/calls/letters/writing.ts';
import { personOf } from '../../../../src/letters/wizard/pickers/people.ts';
import { OfferedChain } from '../../../../src/letters/wizard/proposing/offered-chain.tsx';
import { useChooseSigner } from '../../../../src/letters/wizard/proposing/use-choose-signer.ts';
import { draftWith, onDesk } from './on-desk.tsx';

const person = (id: string): WritingProposal['reviewers'][number] => ({
  ...{ id, positionId: `p-${id}`, personName: id, positionName: `Jabatan ${id}`, unitName: 'Unit' },
  ...{ delegationId: null, level: 2, canSign: true, canReview: true, npp: '1', companyCode: 'NTR' },
});
const chains: Record<string, string[]> = { Direktur: ['Manajer', 'Kadiv'], Kadiv: ['Manajer'] };
const writingProposal = async (_kind: string, { senderId = 'Direktur' } = {}): Promise<WritingProposal> => ({
  ...{ source: 'organisation', since: null, place: null },
  sender: person(senderId),
  reviewers: (chains[senderId] ?? []).map(person),
});

function Probe() {
  const choose = useChooseSigner();
  return [
    ...['Direktur', 'Kadiv'].map((id) => (
      <button key={id} type="button" onClick={() => void choose(personOf(person(id), true))}>
        {id}
      </button>
    )),
    <OfferedChain key="offer" />,
  ];
}

it('another signer has their proposed chain; one changed by hand stays, with an offer', async () => {
  const { draft, autosave } = onDesk(<Probe />, draftWith({ naskahDinasCategoryId: 'nd' }), {
    writingProposal,
  });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const chain = () => draft().reviewers.map(({ personName }) => personName);
  await press('Direktur');
  await waitFor(() => expect(chain()).toEqual(['Manajer', 'Kadiv']));
  await press('Kadiv');
  await waitFor(() => expect(chain()).toEqual(['Manajer']));
  expect(screen.queryByRole('button', { name: /Usulkan/ })).toBeNull();

  autosave.change((now) => ({ ...now, anyReviewer: 'tidakAda', reviewers: [] }));
  await press('Direktur');
  await press('Usulkan rantai untuk Direktur');
  expect(chain()).toEqual(['Manajer', 'Kadiv']);
  expect(draft().anyReviewer).toBe('ada');

  // A paraf given stays, and nothing is offered beside it.
  autosave.change((now) => ({
    ...now,
    reviewers: now.reviewers.map((one, at) => (at === 0 ? { ...one, status: 'approved' } : one)),
  }));
  await press('Kadiv');
  await waitFor(() => expect(draft().sender?.personName).toBe('Kadiv'));
  expect(chain()).toEqual(['Manajer', 'Kadiv']);
  expect(screen.queryByRole('button', { name: /Usulkan/ })).toBeNull();
});
