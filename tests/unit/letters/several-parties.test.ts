import { describe, expect, it } from 'vitest';
import { paperForm, partyTag } from '../../../domain/letters/arrangement.ts';
import { layoutOf } from '../../../domain/letters/layouts.ts';
import { mostCosigners } from '../../../domain/letters/most-cosigners.ts';
import type { PrintedCosigner } from '../../../domain/letters/parties.ts';

const signer = { positionName: 'Direktur Operasi', personName: 'Uli Kusnadi', npp: '134692' };
const cosigner = (more: Partial<PrintedCosigner> = {}): PrintedCosigner => ({
  positionName: 'Direktur Teknik',
  personName: 'Putri Lubis',
  npp: '120001',
  onBehalfOf: null,
  institution: 'PT Nusantara Tol Raya',
  ...more,
});
const on = {
  ...{ kindName: 'Berita Acara', letterhead: { name: 'PT Nusantara Tol Raya' }, place: 'Jakarta' },
  ...{ scriptDate: '2026-11-28', signer },
} as const;
const outside = { personName: null, positionName: null, institution: 'PT Karya Marga' };
const party = (name: string) => ({ name, introductionId: null, values: {} });

describe('The parties of a letter that several sign here', () => {
  it('stand in the order of their signatures, the sender first, an outside one last and by hand', () => {
    const cosigners = [cosigner({ onBehalfOf: 'a.n. Direktur Utama' }), cosigner({ personName: 'Hesti' })];
    const { parties } = paperForm({
      ...on,
      ...{ arrangement: 'perjanjian', secondParty: outside, contractParties: [], cosigners },
    });
    expect(
      parties.map(({ role, name, onBehalfOf, isSigner, isCosigner, hasDutyStamp }) => [
        ...[role, name, onBehalfOf, isSigner, isCosigner, hasDutyStamp],
      ]),
    ).toEqual([
      ['PIHAK KESATU,', 'Uli Kusnadi', '', true, false, false],
      ['PIHAK KEDUA,', 'Putri Lubis', 'a.n. Direktur Utama', false, true, false],
      ['PIHAK KETIGA,', 'Hesti', '', false, true, false],
      ['PIHAK KEEMPAT,', '', '', false, false, true],
    ]);
  });

  it('are introduced in the text with their staff numbers', () => {
    const tag = partyTag(
      { ...on, arrangement: 'berita-acara', contractParties: [], cosigners: [cosigner()] },
      { dari: 'Uli Kusnadi', jabatan: 'Direktur Operasi', npp: '134692' },
    );
    expect(tag).toHaveLength(2);
    expect(tag[1]).toBe(
      'Putri Lubis, NPP 120001, Direktur Teknik, mewakili PT Nusantara Tol Raya, selanjutnya disebut PIHAK KEDUA.',
    );
  });

  it('sign a contract for the party that bears their company’s name', () => {
    const contractParties = ['PT Nusantara Tol Raya', 'PT Karya Marga', 'PT Nusantara Tol Operasi'].map(
      party,
    );
    const { parties } = paperForm({
      ...on,
      ...{ arrangement: 'perjanjian', contractParties },
      cosigners: [cosigner({ institution: 'PT Nusantara Tol Operasi (Persero)' })],
    });
    expect(parties.map(({ name, isCosigner, hasDutyStamp }) => [name, isCosigner, hasDutyStamp])).toEqual([
      ['Uli Kusnadi', false, false],
      ['', false, true],
      ['Putri Lubis', true, false],
    ]);
  });

  it('are two in a power of attorney, and one where a line is filled in by hand or nobody else signs', () => {
    const kinds = ['berita-acara', 'kuasa', 'pengantar', 'nota'] as const;
    expect(kinds.map((kind) => mostCosigners(layoutOf(kind), ''))).toEqual([9, 1, 0, 0]);
    const { parties } = paperForm({
      ...on,
      arrangement: 'kuasa',
      secondParty: outside,
      cosigners: [cosigner()],
    });
    expect(parties.map(({ role, name, isCosigner }) => [role, name, isCosigner])).toEqual([
      ['PENERIMA KUASA,', 'Putri Lubis', true],
      ['PEMBERI KUASA,', 'Uli Kusnadi', false],
    ]);
  });

  it('have the staff number of a receiver who is one of ours, in text and signature', () => {
    const ours = {
      personName: 'Putri Lubis',
      positionName: 'Kepala Divisi',
      institution: 'PT Satu',
      npp: '120001',
    };
    const kuasa = paperForm({ ...on, arrangement: 'kuasa', secondParty: ours });
    expect(kuasa.parties.map(({ role, npp }) => [role, npp])).toEqual([
      ['PENERIMA KUASA,', '120001'],
      ['PEMBERI KUASA,', '134692'],
    ]);
    const minutes = paperForm({ ...on, arrangement: 'berita-acara', secondParty: ours });
    expect(minutes.parties.map(({ npp }) => npp)).toEqual(['134692', '120001']);
    const agreed = paperForm({ ...on, arrangement: 'perjanjian', secondParty: ours });
    expect(agreed.parties.map(({ npp }) => npp)).toEqual(['', '']);
    const filledIn = paperForm({ ...on, arrangement: 'pengantar', secondParty: ours });
    expect(filledIn.parties.map(({ npp }) => npp)).toEqual(['', '134692']);
  });

  it('are introduced in an agreement without staff numbers, whether they are stated yet or not', () => {
    const tags = { dari: 'Uli Kusnadi', jabatan: 'Direktur Operasi', npp: '134692' };
    const agreement = { ...on, arrangement: 'perjanjian', cosigners: [cosigner()] } as const;
    const stated = ['PT Nusantara Tol Raya', 'PT Karya Marga'].map(party);
    for (const contractParties of [[], stated])
      expect(partyTag({ ...agreement, contractParties }, tags).join(' ')).not.toContain('NPP');
    const printed = partyTag({ ...agreement, contractParties: [], edition: 4 }, tags);
    expect(printed[0], 'what is signed keeps its words').toContain('NPP 134692');
  });

  it('are the directors who sign for their board together, each by post; one post decides alone', () => {
    expect(mostCosigners(layoutOf('keputusan'), 'Keputusan Direksi')).toBe(9);
    expect(mostCosigners(layoutOf('keputusan'), 'Keputusan Kepala Divisi')).toBe(0);
    const decision = { ...on, arrangement: 'keputusan', kindName: 'Keputusan Direksi' } as const;
    expect(paperForm(decision).signsAnnexes).toBe(true);
    const { authority, parties, signsAnnexes } = paperForm({
      ...{ ...decision, secondParty: outside },
      cosigners: [cosigner({ onBehalfOf: 'a.n. Direktur Utama', personName: 'Ir. Putri Lubis, M.T.' })],
    });
    expect(authority).toBe('DIREKSI PT NUSANTARA TOL RAYA,');
    expect(signsAnnexes, 'the file is signed as a whole').toBe(false);
    expect(
      parties.map(({ role, institution, onBehalfOf, post, name, npp, order }) => [
        ...[role, institution, onBehalfOf, post, name, npp, order],
      ]),
    ).toEqual([
      ['', '', '', 'DIREKTUR OPERASI,', 'ULI KUSNADI', '', 1],
      ['', '', 'a.n. DIREKTUR UTAMA', 'DIREKTUR TEKNIK,', 'PUTRI LUBIS', '', 2],
    ]);
  });

  it('show whoever signed in the end, with place and day where these are not the letter’s', () => {
    const signed = { ...cosigner(), positionName: 'Plh. Direktur Teknik', personName: 'Hesti' };
    const shownOf = (place: string | null, at: string, edition?: number) =>
      paperForm({
        ...{ ...on, edition },
        ...{ arrangement: 'kuasa', cosigners: [cosigner({ signed: { ...signed, place, at } })] },
      }).parties[0];
    expect(shownOf(null, '2026-11-28T03:15:00Z')).toMatchObject({
      ...{ post: 'Direktur Teknik,', name: 'Putri Lubis', order: 2 },
      signed: {
        post: 'Plh. Direktur Teknik,',
        name: 'Hesti',
        placed: ['28 November 2026', 'pukul 10.15 WIB'],
      },
    });
    expect(shownOf(null, '2026-11-28T03:15:00Z', 3)?.signed?.placed[1], 'printed before').toBe('10.15 WIB');
    expect(shownOf('Bandung', '2026-11-28T03:15:00Z')?.signed?.placed[0]).toBe('Bandung, 28 November 2026');
    expect(shownOf(null, '2026-11-30T03:15:00Z')?.signed?.placed[0]).toBe('Jakarta, 30 November 2026');
  });
});
