import { z } from 'zod';
import { recordId } from '../../../lib/body-parts.ts';
import { translate } from '../../../lib/language.ts';
import { fault } from '../../../lib/text-faults.ts';
import { momentInWib } from '../../../lib/wib.ts';
import { snoozeFault, snoozeMessages } from '../../letters/snooze.ts';
import { mostInboxItemsAtOnce } from '../../most-at-once.ts';
import { defineCall, listOf, moment } from '../define-call.ts';
import { inboxOutcome } from './shapes/letter-rows.ts';
import { snoozeOf } from './shapes/snooze.ts';

const tags = ['letter'];

/** A moment to come; null ends it. */
const until = z
  .string(fault(snoozeMessages.choose))
  .refine((text) => momentInWib(text) !== undefined, { ...fault(snoozeMessages.choose), abort: true })
  .superRefine((text, { addIssue }) => {
    const wrong = snoozeFault(text);
    if (wrong) addIssue({ code: 'custom', message: translate(wrong) });
  })
  .nullable();

const chooseSome = fault({ id: 'Pilih paling sedikit satu.', en: 'Choose at least one.' });

/** Putting work off, and reminders of letters that are not answered: each person's own. */
export const snoozeCalls = {
  snooze: defineCall({
    method: 'POST',
    path: '/letter/api/Snooze',
    summary: 'Tunda tugas atau naskah masuk bagi diri sendiri',
    tags,
    body: z.strictObject({
      of: z.enum(snoozeOf.options, chooseSome),
      ids: z
        .array(recordId(), chooseSome)
        .min(1, chooseSome)
        .max(
          mostInboxItemsAtOnce,
          fault({
            id: `Paling banyak ${mostInboxItemsAtOnce} sekaligus.`,
            en: `At most ${mostInboxItemsAtOnce} at once.`,
          }),
        ),
      until,
    }),
    answer: listOf(inboxOutcome),
  }),
  readFollowUp: defineCall({
    method: 'GET',
    path: '/letter/api/Letter/:id/follow-up',
    summary: 'Pengingat saya bila belum dijawab',
    tags,
    answer: z.object({ until: moment.nullable() }),
  }),
  setFollowUp: defineCall({
    method: 'PUT',
    path: '/letter/api/Letter/:id/follow-up',
    summary: 'Ingatkan saya bila belum dijawab',
    tags,
    body: z.strictObject({ until }),
    answer: z.object({ until: moment.nullable() }),
  }),
};
export type SnoozeCalls = typeof snoozeCalls;
