import { z } from 'zod';

/** The co-signer by hand, from the letter's data, with blank lines where unknown. */
export const secondParty = z
  .object({
    personName: z.string().nullable(),
    positionName: z.string().nullable(),
    institution: z.string().nullable(),
    /** Of one of ours; papers printed before it was said lack it. */
    npp: z.string().nullable().optional(),
  })
  .meta({ id: 'SecondParty' });
export type SecondParty = z.infer<typeof secondParty>;

/** Who signs, and in which capacity. */
const signatory = {
  positionName: z.string(),
  personName: z.string().nullable(),
  npp: z.string().nullable(),
  onBehalfOf: z.string().nullable(),
};

/** A further signature as it was given: whoever held the post then, where and when. */
export const cosignature = z
  .object({ ...signatory, place: z.string().nullable(), at: z.string() })
  .meta({ id: 'Cosignature' });
export type Cosignature = z.infer<typeof cosignature>;

/** Who signs electronically after the letter's signer, as printed with the first signature. */
export const printedCosigner = z
  .object({
    ...signatory,
    /** The company of the post, as its letterhead has it. */
    institution: z.string().nullable(),
    signed: cosignature.optional(),
  })
  .meta({ id: 'PrintedCosigner' });
export type PrintedCosigner = z.infer<typeof printedCosigner>;
