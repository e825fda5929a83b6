import { describe, expect, it } from 'vitest';
import { paperForm, partyTag } from '../../../domain/letters/arrangement.ts';
import { type ContractParty, noContract } from '../../../domain/letters/contract.ts';
import { type Arrangement, layoutOf } from '../../../domain/letters/layouts.ts';
import { partyFault } from '../../../domain/letters/party-faults.ts';

const on = {
  ...{ kindName: 'Perjanjian Kerja Sama', letterhead: { name: 'PT Nusantara Tol Raya' }, place: 'Jakarta' },
  ...{ scriptDate: '2026-11-23', subject: 'Lahan KM 72' },
  arrangement: 'perjanjian',
  signer: { positionName: 'Plt. Direktur Utama', personName: 'Aditya Saputra', npp: '100001' },
} as const;
const party = (name: string, more: Partial<ContractParty> = {}): ContractParty => ({
  name,
  introductionId: null,
  values: { nama_penanda_tangan: 'Bayu Prasetyo', jabatan_penanda_tangan: 'Direktur' },
  ...more,
});
const contractParties = [
  party('PT Nusantara Tol Raya', { number: 'ours is the letter’s' }),
  party('PT Energi Singgah', { number: '118/PKS-ESU/XI/2026', place: 'Bekasi', day: '2026-11-24' }),
];
const tags = { dari: 'Aditya Saputra', jabatan: 'Direktur Utama', npp: '100001' };

describe('A paper of two parties', () => {
  it('calls the first of an agreement KESATU, of minutes PERTAMA, and as an administrator says', () => {
    const adjustments = { labels: { firstParty: 'PENGELOLA' } };
    const named = (more: object) => paperForm({ ...on, contractParties, ...more }).parties[0]?.role;
    expect([
      named({}),
      named({ adjustments }),
      named({ arrangement: 'berita-acara' }),
      named({ arrangement: 'berita-acara', adjustments }),
    ]).toEqual(['PIHAK KESATU,', 'PENGELOLA,', 'PIHAK PERTAMA,', 'PIHAK PERTAMA,']);
    expect(partyTag({ ...on, contractParties, adjustments }, tags)[0]).toContain('disebut PENGELOLA;');
  });

  it('keeps what a signed one was printed by: letterhead, PIHAK PERTAMA, no room for initials', () => {
    const { layout, parties, initials } = paperForm({ ...on, contractParties, edition: 2 });
    expect([layout.hasMarks, initials, parties[0]?.role, parties[0]?.npp]).toEqual([
      undefined,
      [],
      'PIHAK PERTAMA,',
      '100001',
    ]);
    expect(partyTag({ ...on, contractParties, edition: 2 }, tags)[0]).toContain('PIHAK PERTAMA');
  });

  it('introduces who signs here with their staff number also where the parties are stated, one typed with theirs', () => {
    const typed = {
      nama_penanda_tangan: 'Bayu',
      jabatan_penanda_tangan: 'Direktur',
      npp_penanda_tangan: '77',
    };
    const stated = [party('PT Nusantara Tol Raya'), party('PT Energi Singgah', { values: typed })];
    const minutes = { ...on, arrangement: 'berita-acara', contractParties: stated } as const;
    expect(partyTag(minutes, tags)).toEqual([
      'Aditya Saputra, NPP 100001, Direktur Utama, mewakili PT Nusantara Tol Raya, selanjutnya disebut PIHAK PERTAMA; dan',
      'Bayu, NPP 77, Direktur, mewakili PT Energi Singgah, selanjutnya disebut PIHAK KEDUA.',
    ]);
    expect(paperForm(minutes).parties[1]?.npp).toBe('77');
    expect(partyTag({ ...minutes, edition: 3 }, tags)[0], 'signed before').not.toContain('NPP');
    const inAgreement = partyTag({ ...on, contractParties: stated }, tags);
    expect(inAgreement.join(' '), 'an agreement').not.toContain('NPP');
  });

  it('has the other’s number, and where and when it signs', () => {
    const { otherNumbers, parties, initials } = paperForm({ ...on, contractParties });
    expect(otherNumbers).toEqual(['118/PKS-ESU/XI/2026']);
    expect(parties.map(({ placed }) => placed)).toEqual(['', 'Bekasi, 24 November 2026']);
    expect(initials).toEqual(['PIHAK KESATU', 'PIHAK KEDUA']);
  });

  it('has the stamp duty by hand, else an electronic one for the original', () => {
    const cosigner = {
      ...{ positionName: 'Direktur', personName: 'Bayu Prasetyo', npp: null, onBehalfOf: null },
      institution: 'PT Energi Singgah',
    };
    const stamped = (more: object) =>
      paperForm({ ...on, contractParties, ...more }).parties.map(({ hasDutyStamp }) => hasDutyStamp);
    expect(stamped({})).toEqual([false, true]);
    expect(stamped({ cosigners: [cosigner] })).toEqual([true, false]);
    expect(stamped({ cosigners: [cosigner], arrangement: 'berita-acara' })).toEqual([false, false]);
  });

  it('has witnesses in minutes alone', () => {
    const witnesses = [
      { name: 'Laras Sanjaya', positionName: 'Kepala Kantor Ruas', institution: 'PT Nusantara Tol Operasi' },
      { name: '', positionName: '', institution: 'PT Kosong' },
    ];
    expect(paperForm({ ...on, witnesses }).witnesses).toEqual([]);
    expect(paperForm({ ...on, witnesses, arrangement: 'berita-acara' }).witnesses).toEqual([
      { post: 'Kepala Kantor Ruas\nPT Nusantara Tol Operasi,', name: 'Laras Sanjaya' },
    ]);
  });

  it('is titled by its subject where it amends another', () => {
    const titleOf = (subject: string) =>
      paperForm({ ...on, kindName: 'Adendum', arrangement: 'adendum', subject }).title;
    expect([titleOf('Adendum Pertama atas Perjanjian Sewa'), titleOf('atas Perjanjian Sewa')]).toEqual([
      'ADENDUM PERTAMA ATAS PERJANJIAN SEWA',
      'ADENDUM ATAS PERJANJIAN SEWA',
    ]);
  });
});

describe('A joint decision', () => {
  const decision = { ...on, kindName: 'Keputusan Bersama', arrangement: 'keputusan-bersama' } as const;

  it('names who decide in title and authority, and has them sign in capitals', () => {
    const { between, authority, parties } = paperForm({ ...decision, contractParties });
    expect(between).toBe('Plt. DIREKTUR UTAMA PT NUSANTARA TOL RAYA\nDAN DIREKTUR PT ENERGI SINGGAH');
    expect(authority).toBe(`${between},`);
    expect(
      parties.map(({ role, institution, post, name, npp }) => [role, institution, post, name, npp]),
    ).toEqual([
      ['', 'PT NUSANTARA TOL RAYA', 'Plt. DIREKTUR UTAMA,', 'ADITYA SAPUTRA', ''],
      ['', 'PT ENERGI SINGGAH', 'DIREKTUR,', 'BAYU PRASETYO', ''],
    ]);
  });

  it('has whoever signed later in capitals, too', () => {
    const held = { positionName: 'Kepala Divisi Hukum', npp: '804511', onBehalfOf: null };
    const signed = {
      ...held,
      personName: 'Dr. Kartika Hutapea, S.H.',
      place: null,
      at: '2026-11-24T03:00:00Z',
    };
    const cosigners = [{ ...held, personName: 'Ririn', institution: 'PT Nusantara Tol Raya', signed }];
    const { parties } = paperForm({ ...decision, cosigners });
    expect(parties[1]?.signed).toMatchObject({
      ...{ post: 'KEPALA DIVISI HUKUM,', name: 'KARTIKA HUTAPEA', npp: '' },
    });
  });

  it('names nobody while one of them is unknown', () => {
    const { between, authority } = paperForm({ ...decision, contractParties: [] });
    expect([between, authority]).toEqual(['', '']);
  });
});

describe('What a paper lacks of its parties', () => {
  const faultOf = (arrangement: Arrangement, parties: readonly ContractParty[], more: object = {}) =>
    partyFault({
      facts: { ...noContract, parties: [...parties] },
      ...{ layout: layoutOf(arrangement), company: 'PT Nusantara Tol Raya', isContract: false, cosigners: 0 },
      ...more,
    })?.en;

  it('is asked of contracts always, of joint decisions unless others sign here, of minutes where one is stated', () => {
    const [ours, theirs] = contractParties as [ContractParty, ContractParty];
    expect(faultOf('perjanjian', [], { isContract: true })).toContain('two different parties');
    expect(faultOf('keputusan-bersama', [])).toContain('two officials');
    expect(faultOf('keputusan-bersama', [], { cosigners: 1 })).toBeUndefined();
    expect(faultOf('berita-acara', [])).toBeUndefined();
    expect(faultOf('berita-acara', [theirs])).toContain('Only one party');
    expect(faultOf('berita-acara', [theirs, party('PT Lain')])).toContain('No party is called');
    expect(faultOf('berita-acara', [theirs, ours])).toBeUndefined();
    expect(faultOf('nota', [theirs])).toBeUndefined();
  });
});
