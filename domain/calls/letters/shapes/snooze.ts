import { z } from 'zod';
import { moment } from '../../define-call.ts';

/** What is put off: an inbox item, a task, or the task behind a received disposition. */
export const snoozeOf = z.enum(['inbox', 'task', 'disposition']);
export type SnoozeOf = z.infer<typeof snoozeOf>;

/** Set by the reader for themselves; `endedBy` once it is back. */
export const snooze = z
  .object({
    until: moment,
    endedBy: z.enum(['time', 'change']).nullable(),
  })
  .meta({ id: 'Snooze' });
export type Snooze = z.infer<typeof snooze>;
