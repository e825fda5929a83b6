import { z } from 'zod';
import { realDay, reason } from '../../lib/body-parts.ts';
import { fault } from '../../lib/text-faults.ts';
import { filingUnit } from '../../resources/dokumen/pemberkasan/berkas.ts';
import { proposalStates } from '../archive/retention-flow.ts';
import { holdParties, proposalKinds } from '../archive/retention-parties.ts';
import { mostFiledAtOnce } from '../most-at-once.ts';
import { day, defineCall, id, listOf, listQuery, moment, named, pageOf } from './define-call.ts';
import { recordOf } from './records.ts';

const tags = ['arsip'];
const base = '/arsip/api/Filing';
const units = '/arsip/api/FilingUnit';

const unfiledItem = z
  .object({
    id,
    title: z.string(),
    number: z.string().nullable(),
    documentDate: day,
    classification: named,
    unit: named,
    /** It is the reader's own unit's: the others file theirs themselves. */
    canFile: z.boolean(),
    securityRank: z.int(),
    origin: z.string(),
    /** Of paper that came to the records unit before there was this archive: inactive. */
    status: z.string(),
    fileCount: z.int(),
    /** An open filing unit of the same unit, classification and year. */
    suggested: named.extend({ code: z.string() }).nullable(),
  })
  .meta({ id: 'UnfiledItem' });
export type UnfiledItem = z.infer<typeof unfiledItem>;

/** An open filing unit of the reader's unit, for a picker. */
const filingTarget = z
  .object({
    id,
    code: z.string(),
    label: z.string(),
    year: z.int(),
    classificationId: id,
    classificationLabel: z.string(),
    itemCount: z.int(),
  })
  .meta({ id: 'FilingTarget' });
export type FilingTarget = z.infer<typeof filingTarget>;

const filingOutcome = z
  .object({
    filed: z.int(),
    refused: z.array(z.object({ id, reason: z.string() })),
    /** Previous filing units of the filed items, for undo. */
    from: z.array(z.object({ filingUnitId: id.nullable(), ids: z.array(id) })),
  })
  .meta({ id: 'FilingOutcome' });
export type FilingOutcome = z.infer<typeof filingOutcome>;

/** A legal hold that is in force. */
const hold = z.object({
  id,
  party: z.enum(holdParties),
  reason: z.string(),
  at: moment,
  by: named.nullable(),
  /** The file above it that is held; null where it is held itself. */
  from: named.nullable(),
  canLift: z.boolean(),
});
export type Hold = z.infer<typeof hold>;

const filingUnitRetention = z
  .object({
    rule: z.string().nullable(),
    /** The next event in words: "Aktif sampai 31 Des 2027, lalu ...". */
    outlook: z.string(),
    trigger: z.string().nullable(),
    /** The clock waits for this. */
    waitsFor: z.string().nullable(),
    /** The facts behind the three texts, for readers in another locale than the server's. */
    schedule: z.object({
      retentionActiveYears: z.int().nullable(),
      retentionInactiveYears: z.int().nullable(),
      finalDisposition: z.string().nullable(),
      retentionTrigger: z.string().nullable(),
      eventName: z.string().nullable(),
    }),
    /** Its clock counts from the day of this event. */
    eventName: z.string().nullable(),
    needsStart: z.boolean(),
    proposal: z
      .object({ id, kind: z.enum(proposalKinds), state: z.enum(proposalStates), number: z.string() })
      .nullable(),
    holds: z.array(hold),
    /** Who may propose what is due, when the reader may not. */
    proposers: z.array(named),
    can: z.object({
      file: z.boolean(),
      close: z.boolean(),
      reopen: z.boolean(),
      hold: z.boolean(),
      release: z.boolean(),
      propose: z.enum(proposalKinds).nullable(),
    }),
  })
  .meta({ id: 'FilingUnitRetention' });
export type FilingUnitRetention = z.infer<typeof filingUnitRetention>;

const filing = z.strictObject({
  ids: z
    .array(
      z.uuid(fault({ id: 'Pilih arsip.', en: 'Choose an item.' })),
      fault({ id: 'Pilih arsip.', en: 'Choose an item.' }),
    )
    .min(1, fault({ id: 'Pilih paling sedikit satu arsip.', en: 'Choose at least one item.' }))
    .max(
      mostFiledAtOnce,
      fault({
        id: `Paling banyak ${mostFiledAtOnce} arsip sekaligus.`,
        en: `At most ${mostFiledAtOnce} items at once.`,
      }),
    ),
  filingUnitId: z.uuid(fault({ id: 'Pilih berkas.', en: 'Choose a filing unit.' })).nullable(),
});
export type Filing = z.output<typeof filing>;

const inboxFiling = filing.pick({ filingUnitId: true });
export type InboxFiling = z.output<typeof inboxFiling>;

const realDate = realDay({ id: 'Isi tanggal.', en: 'Enter a date.' });
const closing = z.strictObject({
  closedDate: realDate.nullish(),
  retentionStartDate: realDate.nullish(),
  reason: z.union([z.literal('').transform(() => null), reason]).nullish(),
});
export type Closing = z.output<typeof closing>;
const withReason = z.strictObject({ reason });
export type WithReason = z.output<typeof withReason>;
const releasing = z.strictObject({
  reason,
  holdId: z.uuid(fault({ id: 'Pilih penahanan.', en: 'Choose a hold.' })).nullish(),
});
export type Releasing = z.output<typeof releasing>;

/** Filing (SPEC B4, B7): unfiled items, filing and moving, and the lifecycle of a filing unit. */
export const filingCalls = {
  listUnfiled: defineCall({
    method: 'GET',
    path: `${base}/unfiled`,
    summary: 'Arsip unit yang belum diberkaskan, dengan saran berkas',
    tags,
    query: listQuery({
      unitId: z.union([id, z.literal('all')]).optional(),
      classificationId: id.optional(),
      origin: z.enum(['naskah', 'unggah']).optional(),
      year: z.string().optional(),
    }),
    answer: pageOf(unfiledItem),
  }),
  listTargets: defineCall({
    method: 'GET',
    path: `${base}/targets`,
    summary: 'Berkas terbuka milik unit sendiri',
    tags,
    query: listQuery({ classificationId: id.optional() }),
    answer: listOf(filingTarget),
  }),
  nextCode: defineCall({
    method: 'GET',
    path: `${base}/next-code`,
    summary: 'Saran kode berkas baru',
    tags,
    query: z.object({ classificationId: id, year: z.string() }),
    answer: z.object({ code: z.string() }),
  }),
  file: defineCall({
    method: 'POST',
    path: `${base}/file`,
    summary: 'Berkaskan, pindahkan, atau keluarkan arsip',
    tags,
    body: filing,
    answer: filingOutcome,
  }),
  readRetention: defineCall({
    method: 'GET',
    path: `${units}/:id/retention`,
    summary: 'Retensi sebuah berkas dan apa yang dapat dilakukan',
    tags,
    answer: filingUnitRetention,
  }),
  close: defineCall({
    method: 'POST',
    path: `${units}/:id/close`,
    summary: 'Berkas: close',
    tags,
    body: closing,
    answer: recordOf(filingUnit),
  }),
  reopen: defineCall({
    method: 'POST',
    path: `${units}/:id/reopen`,
    summary: 'Berkas: reopen',
    tags,
    body: withReason,
    answer: recordOf(filingUnit),
  }),
  hold: defineCall({
    method: 'POST',
    path: `${units}/:id/hold`,
    summary: 'Berkas: hold',
    tags,
    body: withReason,
    answer: recordOf(filingUnit),
  }),
  release: defineCall({
    method: 'POST',
    path: `${units}/:id/release`,
    summary: 'Berkas: release',
    tags,
    body: releasing,
    answer: recordOf(filingUnit),
  }),
  fileInboxItem: defineCall({
    method: 'POST',
    path: '/letter/api/Inbox/:id/file',
    summary: 'Berkaskan naskah masuk',
    tags: ['letter'],
    body: inboxFiling,
    answer: z.looseObject({ id, filedBefore: id.nullable() }),
  }),
};
export type FilingCalls = typeof filingCalls;
