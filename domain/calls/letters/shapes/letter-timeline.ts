import { z } from 'zod';
import { day, id, moment } from '../../define-call.ts';

export const timelineEvent = z.enum([
  'created',
  'registered',
  'submitted',
  'approved',
  'returned',
  'review-undone',
  'edited',
  'reviewers-changed',
  'review-skipped',
  'reassigned',
  'nudged',
  'withdrawn',
  'seal-awaited',
  'signature-withdrawn',
  'signed',
  'sent',
  'dispatched',
  'dispatch-proved',
  'cancelled',
  'read',
  'closed',
  'reopened',
  'inbox-taken',
  'inbox-handed-back',
  'inbox-asked',
  'forwarded',
  'filed',
  'disposed',
  'disposition-nudged',
  'disposition-taken',
  'disposition-handed-back',
  'disposition-read',
  'disposition-started',
  'disposition-reported',
  'disposition-done',
  'disposition-reopened',
  'disposition-withdrawn',
  'disposition-closed',
  'responded',
  'handed-over',
]);
export type TimelineEvent = z.infer<typeof timelineEvent>;

/** GET /letter/api/Letter/{id}/timeline → items. */
export const timelineEntry = z
  .object({
    id,
    event: timelineEvent,
    at: moment,
    personName: z.string(),
    positionName: z.string(),
    /** The official, when one acted for the other: the history names both (SPEC B2). */
    onBehalfOf: z.string().nullable(),
    /** By a delegation, and not as the official's secretary. */
    byDelegation: z.boolean().optional(),
    note: z.string().nullable(),
    /** ISO date printed when it differs from the signing day; `note` says why. */
    printedDay: day.optional(),
    /** How many reviewers had yet to decide after it: letter-life.ts. */
    reviewersLeft: z.int().nullable().optional(),
    /** The post that was reminded. */
    toPositionId: id.nullable().optional(),
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof timelineEntry>;
