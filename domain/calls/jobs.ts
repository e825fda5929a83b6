import { z } from 'zod';
import { defineCall } from './define-call.ts';

/**
 * The user's server work, running or just ended. Derived from imports (`import`), attachments of own letters being
 * read (`text`), and letter batches (`sign`, `review`).
 */
const runningJob = z
  .object({
    id: z.string(),
    kind: z.enum(['import', 'text', 'sign', 'review']),
    /** What it works on: a file's name, a letter's subject. */
    title: z.string(),
    /** The resource's name, of an import. */
    resource: z.string().nullable(),
    /** Where the person goes on. */
    href: z.string(),
    state: z.enum(['running', 'done', 'failed']),
    /** How far it is; `total` is 0 where that cannot be said. */
    done: z.int(),
    total: z.int(),
    /** What came of it, in Indonesian. */
    message: z.string().nullable(),
    canCancel: z.boolean(),
  })
  .meta({ id: 'RunningJob' });
export type RunningJob = z.infer<typeof runningJob>;

export const jobCalls = {
  list: defineCall({
    method: 'GET',
    path: '/task/api/Job',
    summary: 'Pekerjaan panjang saya',
    tags: ['task'],
    answer: z.object({ items: z.array(runningJob) }),
  }),
};
export type JobCalls = typeof jobCalls;
