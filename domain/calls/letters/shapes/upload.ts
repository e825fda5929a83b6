import { z } from 'zod';
import { id } from '../../define-call.ts';

export const upload = z
  .object({
    id,
    size: z.int(),
    /** How much has arrived; the next part begins here. */
    offset: z.int(),
    isDone: z.boolean(),
    /** How long a part may be. */
    partSize: z.int(),
  })
  .meta({ id: 'Upload' });
export type Upload = z.infer<typeof upload>;
