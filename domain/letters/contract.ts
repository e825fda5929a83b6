import { z } from 'zod';
import { recordId } from '../../lib/body-parts.ts';
import { fault } from '../../lib/text-faults.ts';
import { letterText } from './letter-text.ts';

/**
 * What a contract is, beside its text (DOMAIN 9): who its parties are, and which articles of the master data it has. Put
 * there with the parts that are inserted; a contract written elsewhere has them stated by its drafter.
 */
export type ContractFacts = {
  parties: ContractParty[];
  /** template-pasal */
  articles: string[];
  /** By article that the text calls otherwise: the heading it stands under. */
  standsAt?: Record<string, string> | undefined;
  /** What the variables of its articles stand for. */
  values: Record<string, string>;
};
export type ContractParty = {
  name: string;
  /** template-komparisi; null where it was stated by hand. */
  introductionId: string | null;
  /** The introduction as it read when it was chosen, with its variables; left out where there is none. */
  wording?: string | null;
  /** What the variables of the introduction stand for, of this party alone. */
  values: Record<string, string>;
};

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

export const contractSchema = z.strictObject({
  parties: z
    .array(
      z.strictObject({
        name: letterText(200),
        introductionId: recordId().nullable().default(null),
        wording: letterText(5000).nullish(),
        values,
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
});

/** The parties that have a name, each company once: a contract of a company with itself is none. */
export const namedParties = ({ parties }: ContractFacts): string[] => [
  ...new Map(
    parties.flatMap(({ name }) => (name.trim() ? [[companyKey(name), name.trim()] as const] : [])),
  ).values(),
];

/** The places of the parties that bear a company's name; none where it has no name. */
export const partiesNamed = (parties: readonly Pick<ContractParty, 'name'>[], company: string): number[] =>
  parties.flatMap(({ name }, index) =>
    company.trim() && companyKey(name) === companyKey(company) ? [index] : [],
  );

/** "PT. Satu (Persero) Tbk" and "pt satu" are the same company: what it is beside its name is often left out. */
const companyKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(persero|perseroda|tbk)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '') || name.trim();
