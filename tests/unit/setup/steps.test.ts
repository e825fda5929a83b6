import { expect, it } from 'vitest';
import { saysFirstSignature } from '../../../server/setup/checks/needs.ts';
import type { SetupFacts } from '../../../server/setup/checks/read-facts.ts';
import { stepsOf } from '../../../server/setup/checks/steps.ts';

const all: SetupFacts = {
  companies: [
    { code: 'NTR', name: 'PT Nusantara', letterhead: '<h2>PT Nusantara</h2><p>Jakarta</p>', hasLogo: true },
  ],
  units: { count: 14, levels: 3, circling: 0 },
  posts: { count: 20, signing: 4, unitsWithout: 0 },
  people: { count: 20, signers: 3, signersWithoutTasks: 0, locked: 0, uninvited: 0 },
  kinds: { count: 39, usable: 39, patterns: 4 },
  classification: { leaves: 96, withoutRetention: 0, securityClasses: 4 },
  retention: { leader: false, legal: false, audit: false },
  hasSigned: false,
};
const around = { example: 'B-001/ND/OPT/OP.01.02/XI/2026', hasMail: true };
const said = (facts: Partial<SetupFacts>, more = {}) =>
  Object.fromEntries(
    stepsOf({ ...all, ...facts }, { ...around, ...more }).map(({ name, state, says }) => [
      name,
      [state, says],
    ]),
  );

it('says of each step what is there', () => {
  expect(said({})).toEqual({
    company: ['done', 'PT Nusantara, kode NTR; kop surat memuat logo'],
    units: ['done', 'Tiga jenjang, seluruhnya berkode'],
    posts: ['done', 'Setiap unit berjabatan; 4 boleh menandatangani'],
    people: ['done', '3 penanda tangan dapat masuk'],
    kinds: ['done', 'Empat pola nomor, misalnya B-001/ND/OPT/OP.01.02/XI/2026'],
    classification: ['done', 'Seluruhnya beretensi'],
  });
  expect(saysFirstSignature(all)).toBe('Naskah pertama sudah dapat ditandatangani.');
});

it('says of each step what is missing', () => {
  const company = { code: 'NTR', name: 'PT Nusantara', letterhead: '<h2>PT Nusantara</h2>', hasLogo: true };
  expect(said({ companies: [company] }).company).toEqual([
    'partly',
    'PT Nusantara, kode NTR; kop surat belum memuat alamat',
  ]);
  const byHand = (letterhead: string | null) =>
    stepsOf({ ...all, companies: [{ ...company, letterhead }] }, around)[0]?.isByHand;
  expect([byHand(null), byHand(company.letterhead)]).toEqual([undefined, true]);
  expect(said({ posts: { count: 1, signing: 0, unitsWithout: 13 } }).posts).toEqual([
    'none',
    'Belum ada jabatan yang boleh menandatangani; 13 unit belum berjabatan',
  ]);
  expect(said({ people: { ...all.people, signers: 0, locked: 8 } }, { hasMail: false }).people).toEqual([
    'partly',
    'Belum ada penanda tangan yang dapat masuk; 8 belum dapat masuk. Surel belum diatur, undangan dibagikan sebagai tautan',
  ]);
  expect(said({ people: { ...all.people, signersWithoutTasks: 3 } }).people?.[0]).toBe('partly');
  // Named, but no hindrance to the first signature.
  const retention = { leader: true, legal: false, audit: true };
  expect(
    said({ classification: { ...all.classification, withoutRetention: 3 }, retention }).classification,
  ).toEqual(['done', '3 belum beretensi; pejabat retensi belum ada: pimpinan, audit internal']);
});

it('lists what the first signature waits for, by the same facts', () => {
  const people = { ...all.people, signers: 0 };
  const classification = { ...all.classification, leaves: 0 };
  expect(saysFirstSignature({ ...all, posts: { ...all.posts, signing: 0 }, people, classification })).toBe(
    'Naskah pertama dapat ditandatangani setelah ada jabatan penanda tangan, pemangkunya, dan kode klasifikasi.',
  );
  expect(saysFirstSignature({ ...all, hasSigned: true })).toBe('Naskah sudah ditandatangani di sini.');
});
