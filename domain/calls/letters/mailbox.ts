import { z } from 'zod';
import { typedText, yesOrNo } from '../../../lib/body-parts.ts';
import type { Message } from '../../../lib/language.ts';
import { uuidPattern } from '../../../lib/shapes.ts';
import { fault, noText, notStorable, tooLong } from '../../../lib/text-faults.ts';
import { reasonLimit } from '../../letters/text-limits.ts';
import { mostInboxItemsAtOnce, mostRecipientsAtOnce } from '../../most-at-once.ts';
import { defineCall, fileOf, listOf, listQuery, pageOf } from '../define-call.ts';
import { closing, tooManyRecipients } from './dispositions.ts';
import { noteText } from './note-text.ts';
import {
  counters,
  entryCount,
  forwardOutcome,
  inboxCounts,
  inboxItem,
  inboxOutcome,
  inboxVerb,
  letterLabel,
  letterListItem,
  task,
} from './shapes/letter-rows.ts';

const tags = ['letter'];
const inbox = '/letter/api/Inbox';

/** At most so many labels on one letter by one reader. */
const mostLabels = 20;
const labelIds = z
  .array(
    z
      .string(fault({ id: 'Pilih label.', en: 'Choose a label.' }))
      .regex(uuidPattern, fault({ id: 'Label tidak dikenal.', en: 'Unknown label.' })),
    fault({ id: 'Pilih label.', en: 'Choose a label.' }),
  )
  .max(
    mostLabels,
    fault({
      id: `Paling banyak ${mostLabels} label pada satu naskah.`,
      en: `At most ${mostLabels} labels on one letter.`,
    }),
  );

const inboxBulk = z.strictObject({
  ids: z
    .array(
      z
        .string(fault({ id: 'Pilih naskah.', en: 'Choose letters.' }))
        .regex(uuidPattern, fault({ id: 'Naskah tidak dikenal.', en: 'Unknown letter.' })),
      fault({ id: 'Pilih naskah.', en: 'Choose letters.' }),
    )
    .min(1, fault({ id: 'Pilih naskah.', en: 'Choose letters.' }))
    .max(
      mostInboxItemsAtOnce,
      fault({
        id: `Paling banyak ${mostInboxItemsAtOnce} naskah sekaligus.`,
        en: `At most ${mostInboxItemsAtOnce} letters at once.`,
      }),
    ),
  verb: z.enum(inboxVerb.options, fault({ id: 'Tindakan tidak dikenal.', en: 'Unknown action.' })),
  labelIds: labelIds.optional(),
  /** Closing what has open dispositions, and these with it (DOMAIN 7). */
  force: yesOrNo().optional(),
  reason: typedText({ error: noText })
    .max(reasonLimit, { error: () => tooLong(reasonLimit) })
    .refine((text) => !text.includes('\u0000'), {
      error: notStorable,
    })
    .nullish(),
});

/** Said of an inbox item and of a disposition. */
export const whyHandedBack: Message = {
  id: 'Tuliskan alasan pengembalian.',
  en: 'Write why you hand it back.',
};

const chosen = (missing: Message) =>
  z.string(fault(missing)).regex(uuidPattern, fault(missing)).toLowerCase();

const item = (verb: 'read' | 'unread' | 'reopen' | 'take' | 'ask') =>
  defineCall({
    method: 'POST',
    path: `${inbox}/:id/${verb}`,
    summary: `Naskah masuk: ${verb}`,
    tags,
    answer: inboxItem,
  });
const letters = listQuery({ state: z.string().optional() });

/** The lists behind the counters, the counters, and the handling of inbox items (SPEC B7, A6). */
export const mailboxCalls = {
  counters: defineCall({
    method: 'GET',
    path: '/task/api/Data/sidemenucounter',
    summary: 'Angka pada menu',
    tags,
    answer: counters,
  }),
  entryCounters: defineCall({
    method: 'GET',
    path: '/task/api/Data/entrycounter',
    summary: 'Tugas pada setiap peran saya',
    tags,
    answer: z.object({ items: z.array(entryCount) }),
  }),
  drafts: defineCall({
    method: 'GET',
    path: '/letter/api/Draft',
    summary: 'Konsep',
    tags,
    query: letters,
    answer: pageOf(letterListItem),
  }),
  prepared: defineCall({
    method: 'GET',
    path: '/letter/api/Prepared',
    summary: 'Naskah yang disiapkan untuk pejabat',
    tags,
    query: listQuery({ state: z.string().optional(), isSent: z.boolean().optional() }),
    answer: pageOf(letterListItem),
  }),
  outbox: defineCall({
    method: 'GET',
    path: '/letter/api/Outbox',
    summary: 'Naskah terkirim',
    tags,
    /** True: what waits for a review or a signature, as the badge counts it. */
    query: listQuery({ state: z.string().optional(), isUnderWay: z.boolean().optional() }),
    answer: pageOf(letterListItem),
  }),
  tasks: defineCall({
    method: 'GET',
    path: '/letter/api/Task',
    summary: 'Tugas',
    tags,
    query: listQuery({
      kind: z.string().optional(),
      letterId: z.string().optional(),
      /** False: what others are to do, dispositions given. */
      isMine: z.boolean().optional(),
      /** True: what the reader put off. Without it these are left out, unless one letter is asked for. */
      isSnoozed: z.boolean().optional(),
    }),
    answer: pageOf(task),
  }),
  inbox: defineCall({
    method: 'GET',
    path: inbox,
    summary: 'Kotak masuk',
    tags,
    query: listQuery({
      isOpen: z.boolean().optional(),
      isRead: z.boolean().optional(),
      /** True: what the reader put off. Without it these are left out, unless one letter is asked for or searched. */
      isSnoozed: z.boolean().optional(),
      kind: z.string().optional(),
      letterId: z.string().optional(),
      /** Whose of what came to the post as a whole: nobody, self, colleague; the last only when asked for. */
      owner: z.string().optional(),
      receivedFrom: z.string().optional(),
      receivedTo: z.string().optional(),
      labelId: z.string().optional(),
      urgency: z.string().optional(),
      permissionClassificationId: z.string().optional(),
      naskahDinasParentCategoryId: z.string().optional(),
      naskahDinasCategoryId: z.string().optional(),
      senderUnitId: z.string().optional(),
    }),
    answer: pageOf(inboxItem),
  }),
  inboxCounts: defineCall({
    method: 'GET',
    path: `${inbox}/counts`,
    summary: 'Berapa Open, berapa Closed',
    tags,
    answer: inboxCounts,
  }),
  labels: defineCall({
    method: 'GET',
    path: `${inbox}/labels`,
    summary: 'Label yang dapat dipakai',
    tags,
    answer: listOf(letterLabel),
  }),
  labelLetter: defineCall({
    method: 'PUT',
    path: '/letter/api/Letter/:id/labels',
    summary: 'Label pada naskah',
    tags,
    body: z.strictObject({ labelIds }),
    answer: listOf(letterLabel),
  }),
  inboxItem: defineCall({
    method: 'GET',
    path: `${inbox}/:id`,
    summary: 'Satu naskah masuk',
    tags,
    answer: inboxItem,
  }),
  bulk: defineCall({
    method: 'POST',
    path: `${inbox}/bulk`,
    summary: 'Beberapa naskah masuk sekaligus',
    tags,
    body: inboxBulk,
    answer: listOf(inboxOutcome),
  }),
  forward: defineCall({
    method: 'POST',
    path: `${inbox}/:id/forward`,
    summary: 'Teruskan naskah',
    tags,
    body: z.strictObject({
      receivers: z
        .array(
          z.strictObject({
            /** Left out: the post as a whole. */
            userId: chosen({ id: 'Pilih orang.', en: 'Choose a person.' }).nullish(),
            userPositionId: chosen({ id: 'Pilih jabatan.', en: 'Choose a post.' }),
          }),
          fault({ id: 'Pilih penerima.', en: 'Choose a recipient.' }),
        )
        .min(1, fault({ id: 'Pilih paling sedikit satu penerima.', en: 'Choose at least one recipient.' }))
        .max(mostRecipientsAtOnce, tooManyRecipients),
      note: noteText.nullable().default(null),
      confirmed: yesOrNo().default(false),
    }),
    answer: forwardOutcome,
  }),
  forwardSheet: defineCall({
    method: 'GET',
    path: `${inbox}/:id/forward-sheet`,
    summary: 'Lembar penerusan',
    tags,
    query: z.object({ given: z.enum(['true', 'false']).optional() }),
    answer: fileOf('application/pdf'),
  }),
  read: item('read'),
  unread: item('unread'),
  reopen: item('reopen'),
  take: item('take'),
  ask: item('ask'),
  handBack: defineCall({
    method: 'POST',
    path: `${inbox}/:id/hand-back`,
    summary: 'Kembalikan naskah masuk kepada jabatan bersama',
    tags,
    body: z.strictObject({ note: noteText.min(1, fault(whyHandedBack)) }),
    answer: inboxItem,
  }),
  close: defineCall({
    method: 'POST',
    path: `${inbox}/:id/close`,
    summary: 'Naskah masuk: close',
    tags,
    body: closing,
    answer: inboxItem,
  }),
};
export type MailboxCalls = typeof mailboxCalls;
