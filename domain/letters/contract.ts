import { z } from 'zod';
import { realDay, recordId } from '../../lib/body-parts.ts';
import { fault } from '../../lib/text-faults.ts';
import type { ContractFacts, ContractParty } from '../calls/letters/shapes/contract.ts';
import { letterText } from './letter-text.ts';

export type { ContractFacts, ContractParty, Witness } from '../calls/letters/shapes/contract.ts';

export const noContract: ContractFacts = { parties: [], articles: [], values: {} };

const values = z
  .record(
    z
      .string()
      .regex(/^[a-z0-9_]{1,60}$/, fault({ id: 'Nama isian tidak dikenal.', en: 'Unknown variable.' })),
    letterText(500),
    fault({ id: 'Isi dengan nama dan nilai.', en: 'Enter names and values.' }),
  )
  .default({});

const chosen = { id: 'Pilih pasal di dalam naskah.', en: 'Choose an article of the letter.' };

export const mostWitnesses = 4;

export const contractSchema = z.strictObject({
  parties: z
    .array(
      z.strictObject({
        name: letterText(200),
        introductionId: recordId().nullable().default(null),
        wording: letterText(5000).nullish(),
        values,
        number: letterText(100).optional(),
        place: letterText(100).optional(),
        day: realDay().optional(),
      }),
    )
    .max(10, fault({ id: 'Paling banyak 10 pihak.', en: 'At most 10 parties.' }))
    .default([]),
  articles: z
    .array(recordId())
    .max(100, fault({ id: 'Paling banyak 100 pasal.', en: 'At most 100 articles.' }))
    .default([]),
  standsAt: z.record(recordId(chosen), letterText(200), fault(chosen)).optional(),
  values,
  witnesses: z
    .array(
      z.strictObject({
        name: letterText(200),
        positionName: letterText(200).default(''),
        institution: letterText(200).default(''),
      }),
    )
    .max(
      mostWitnesses,
      fault({ id: `Paling banyak ${mostWitnesses} saksi.`, en: `At most ${mostWitnesses} witnesses.` }),
    )
    .optional(),
  needId: recordId().nullable().optional(),
  papers: z
    .array(letterText(2000))
    .max(100, fault({ id: 'Paling banyak 100 kelengkapan.', en: 'At most 100 items.' }))
    .optional(),
});

/** Named parties, each company once: a company cannot contract with itself. */
export const namedParties = ({ parties }: ContractFacts): string[] => [
  ...new Map(
    parties.flatMap(({ name }) => (name.trim() ? [[companyKey(name), name.trim()] as const] : [])),
  ).values(),
];

/** Positions of parties with a company's name; none for an empty name. */
export const partiesNamed = (parties: readonly Pick<ContractParty, 'name'>[], company: string): number[] =>
  parties.flatMap(({ name }, index) =>
    company.trim() && companyKey(name) === companyKey(company) ? [index] : [],
  );

/**
 * Normalises names: "PT. Satu (Persero) Tbk" and "pt satu" are the same company, as legal forms are often omitted.
 */
const companyKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(persero|perseroda|tbk)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '') || name.trim();
