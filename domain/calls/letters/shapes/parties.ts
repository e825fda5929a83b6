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
