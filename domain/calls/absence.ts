import { z } from 'zod';
import { realDay, recordId, typedText } from '../../lib/body-parts.ts';
import { fault, noText, notStorable, tooLong } from '../../lib/text-faults.ts';
import { absenceFaults } from '../accounts/absence.ts';
import { longestDelegationReason } from '../accounts/delegation-limits.ts';
import { day, defineCall, id } from './define-call.ts';

const tags = ['account'];
const address = '/user/api/Account/absence';

/** What the holder of a post may leave to a delegate; who signs for them is settled by a decree. */
export const absenceScopes = ['baca', 'disposisi', 'periksa'] as const;
export type AbsenceScope = (typeof absenceScopes)[number];

const chooseScope = fault(absenceFaults.chooseScope);

const absence = z
  .object({
    id,
    positionName: z.string(),
    startDate: day,
    endDate: day,
    toName: z.string(),
    scopes: z.array(z.string()),
    reason: z.string(),
    hasBegun: z.boolean(),
  })
  .meta({ id: 'Absence' });
export type Absence = z.infer<typeof absence>;

const proposedDelegate = z.object({
  userId: id,
  personName: z.string(),
  positionName: z.string(),
  /** Why they are proposed. */
  why: z.enum(['before', 'secretary', 'deputy', 'colleague']),
});
export type ProposedDelegate = z.infer<typeof proposedDelegate>;

/** Being out of office: a delegation of one's own post for these days. */
export const absenceCalls = {
  read: defineCall({
    method: 'GET',
    path: address,
    summary: 'Tidak di tempat',
    tags,
    access: 'personal',
    answer: z.object({
      items: z.array(absence),
      proposed: z.array(proposedDelegate),
      /** Whoever acts for an official announces nothing in their name. */
      mayAnnounce: z.boolean(),
    }),
  }),
  announce: defineCall({
    method: 'POST',
    path: address,
    summary: 'Umumkan tidak di tempat dan delegasikan',
    tags,
    access: 'personal',
    body: z.strictObject({
      startDate: realDay(absenceFaults.startMissing),
      endDate: realDay(absenceFaults.endMissing),
      toUserId: recordId(absenceFaults.choosePerson),
      scopes: z.array(z.enum(absenceScopes, chooseScope), chooseScope).min(1, chooseScope),
      reason: typedText({ error: noText })
        .min(1, fault(absenceFaults.reasonMissing))
        .max(longestDelegationReason, { error: () => tooLong(longestDelegationReason) })
        .refine((text) => !text.includes('\u0000'), { error: notStorable }),
    }),
    answer: absence,
  }),
  end: defineCall({
    method: 'POST',
    path: `${address}/:id/end`,
    summary: 'Kembali lebih awal',
    tags,
    access: 'personal',
    answer: z.null(),
  }),
};
export type AbsenceCalls = typeof absenceCalls;
