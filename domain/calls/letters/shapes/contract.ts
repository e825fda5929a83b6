import { z } from 'zod';
import { id } from '../../define-call.ts';

export const contractParty = z
  .object({
    name: z.string(),
    /** template-komparisi; null where it was stated by hand. */
    introductionId: id.nullable(),
    /** The introduction's wording when chosen, with its variables; omitted without one. */
    wording: z.string().nullable().optional(),
    /** Values of this party's introduction variables. */
    values: z.record(z.string(), z.string()),
    /** The party's own number of the paper; ours is the letter's. */
    number: z.string().optional(),
    /** Where and when (ISO date) it signs, where that is printed at its signature. */
    place: z.string().optional(),
    day: z.string().optional(),
  })
  .meta({ id: 'ContractParty' });
export type ContractParty = z.infer<typeof contractParty>;

/** Signs below the parties, by hand. */
export const witness = z
  .object({ name: z.string(), positionName: z.string(), institution: z.string() })
  .meta({ id: 'Witness' });
export type Witness = z.infer<typeof witness>;

/**
 * A contract's data besides its text (DOMAIN 9): parties and articles. Set when parts are inserted; for contracts
 * written elsewhere the drafter states them.
 */
export const contractFacts = z
  .object({
    parties: z.array(contractParty),
    /** template-pasal */
    articles: z.array(z.string()),
    /** By article worded otherwise in the text: the heading it is under. */
    standsAt: z.record(z.string(), z.string()).optional(),
    values: z.record(z.string(), z.string()),
    witnesses: z.array(witness).optional(),
    /** kebutuhan-kontrak: what the contract is for. */
    needId: id.nullable().optional(),
    /** Of the need's checklist: what the drafter has at hand, each as its line says. */
    papers: z.array(z.string()).optional(),
  })
  .meta({ id: 'ContractFacts' });
export type ContractFacts = z.infer<typeof contractFacts>;
