import { describe, expect, it } from 'vitest';
import type { WritingProposal } from '../../../../domain/calls/letters/writing.ts';
import type { Draft } from '../../../../src/letters/wizard/draft/draft.ts';
import { personOf } from '../../../../src/letters/wizard/pickers/people.ts';
import { usualKinds } from '../../../../src/letters/wizard/proposing/usual-kinds.ts';
import { isAsProposed, withProposal } from '../../../../src/letters/wizard/proposing/with-proposal.ts';
import { draftWith } from './on-desk.tsx';

const person = (id: string): WritingProposal['reviewers'][number] => ({
  ...{ id, positionId: `p-${id}`, personName: id, positionName: `Jabatan ${id}`, unitName: 'Unit' },
  ...{ delegationId: null, level: 2, canSign: true, canReview: true, npp: '1', companyCode: 'NTR' },
});
const proposal: WritingProposal = {
  source: 'organisation',
  since: null,
  sender: person('Uli'),
  reviewers: [person('Satria'), person('Kartika')],
  place: 'Jakarta',
};

describe('what is proposed to a new letter', () => {
  it('fills signer, chain and place, and is known as proposed until somebody changes it', () => {
    const draft = draftWith({});
    const filled = { ...draft, ...withProposal(draft, proposal) };
    expect(filled).toMatchObject({ place: 'Jakarta', anyReviewer: 'ada', sender: { personName: 'Uli' } });
    expect(filled.reviewers.map(({ personName, reviewOrder }) => [personName, reviewOrder])).toEqual([
      ['Satria', 1],
      ['Kartika', 2],
    ]);
    expect(isAsProposed(filled, proposal)).toBe(true);
    expect(isAsProposed({ ...filled, reviewers: filled.reviewers.slice(1) }, proposal)).toBe(false);
    expect(isAsProposed({ ...filled, anyReviewer: 'tidakAda' }, proposal)).toBe(false);
  });

  it('leaves what the drafter has said', () => {
    const { sender } = { ...withProposal(draftWith({}), { ...proposal, sender: person('Rosa') }) };
    const written = draftWith({ place: 'Cempaka', sender: sender ?? null });
    expect(withProposal(written, proposal)).toEqual({});
  });

  it('is, in a response that had no kind, never whom it answers', () => {
    const answering = (userId: string, answered: string | null) =>
      draftWith({ answered, receivers: [personOf(person(userId), false)] });
    const chainOf = (draft: Draft) => {
      const { sender, reviewers = [] } = withProposal(draft, proposal);
      return [sender?.personName, ...reviewers.map(({ personName }) => personName)];
    };
    expect(chainOf(answering('Satria', 'Nomor 1'))).toEqual(['Uli', 'Kartika']);
    expect(chainOf(answering('Uli', 'Nomor 1'))).toEqual([undefined]);
    expect(chainOf(answering('Satria', null))).toEqual(['Uli', 'Satria', 'Kartika']);
  });
});

describe('kinds offered first', () => {
  const kind = (id: string, arrangement: string, flow: string, code = id) => ({
    ...{ id, label: id, code, arrangement, flows: [flow] },
  });
  const all = [
    kind('Keputusan', 'keputusan', 'internal-internal'),
    kind('Surat Dinas', 'surat', 'internal-eksternal'),
    kind('Undangan', 'nota', 'internal-internal', 'UI'),
    kind('Nota Dinas', 'nota', 'internal-internal', 'ND'),
    kind('Tanggapan', 'nota', 'internal-internal', 'ZT'),
  ];
  it('are two memos and a letter outside for somebody who wrote none', () => {
    expect(usualKinds(all, []).map(({ id }) => id)).toEqual(['Nota Dinas', 'Undangan', 'Surat Dinas']);
  });
  it('are those written last, while they may be used', () => {
    expect(usualKinds(all, ['Keputusan', 'gone']).map(({ id }) => id)).toEqual([
      'Keputusan',
      'Nota Dinas',
      'Undangan',
    ]);
  });
});
