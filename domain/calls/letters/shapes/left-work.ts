import { z } from 'zod';
import { id } from '../../define-call.ts';

/** Letters in work of a person who left the post they began them in, to hand over to a holder (DOMAIN 6). */
export const leftWork = z
  .object({
    positionId: id,
    positionName: z.string(),
    fromUserId: id,
    fromName: z.string(),
    /** Not sent on yet. */
    drafts: z.int(),
    /** Returned: a task that waits. */
    returned: z.int(),
    /** With reviewers or the signer. */
    underWay: z.int(),
    /** Sangat Rahasia, which stays with whom it names. */
    named: z.int(),
    /** Who holds the post today. */
    holders: z.array(
      z.object({
        userId: id,
        personName: z.string(),
      }),
    ),
  })
  .meta({ id: 'LeftWork' });
export type LeftWork = z.infer<typeof leftWork>;
