import { z } from 'zod';
import { id } from '../../define-call.ts';

export const attachment = z
  .object({
    id,
    title: z.string(),
    fileName: z.string(),
    /** The same under the contract's name (SPEC A3); answers only. */
    file: z.string().optional(),
    mimeType: z.string(),
    size: z.int(),
    positionOrder: z.int(),
    isDocument: z.boolean(),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof attachment>;
