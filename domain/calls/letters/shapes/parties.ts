import { z } from 'zod';

/** The co-signer by hand, from the letter's data, with blank lines where unknown. */
export const secondParty = z
  .object({
    personName: z.string().nullable(),
    positionName: z.string().nullable(),
    institution: z.string().nullable(),
  })
  .meta({ id: 'SecondParty' });
export type SecondParty = z.infer<typeof secondParty>;

/** Who signs electronically after the letter's signer, as printed. */
export const printedCosigner = z
  .object({
    positionName: z.string(),
    personName: z.string().nullable(),
    npp: z.string().nullable(),
    onBehalfOf: z.string().nullable(),
    /** The company of the post, as its letterhead has it. */
    institution: z.string().nullable(),
  })
  .meta({ id: 'PrintedCosigner' });
export type PrintedCosigner = z.infer<typeof printedCosigner>;
