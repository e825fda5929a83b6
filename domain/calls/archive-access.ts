import { z } from 'zod';
import { note, reason } from '../../lib/body-parts.ts';
import { fault } from '../../lib/text-faults.ts';
import { accessStates } from '../archive/access-life.ts';
import { day, defineCall, id, listQuery, moment, named, pageOf } from './define-call.ts';

const tags = ['arsip'];
const base = '/arsip/api/AccessRequest';
const inPost = named.extend({ positionName: z.string() });

const accessRequest = z
  .object({
    id,
    state: z.enum(accessStates),
    /** Only the item's existence when the reader may no longer know of it. */
    archive: z.object({
      id,
      title: z.string().nullable(),
      number: z.string().nullable(),
      status: z.string(),
      unit: named,
    }),
    by: inPost,
    reason: z.string(),
    askedAt: moment,
    /** Last day requested. */
    wantedUntil: day,
    /** The period that was granted. */
    fromDay: day.nullable(),
    untilDay: day.nullable(),
    isMine: z.boolean(),
    /** It waits for the reader's decision. */
    waitsForMe: z.boolean(),
  })
  .meta({ id: 'AccessRequest' });
export type AccessRequest = z.infer<typeof accessRequest>;

const accessRequestDetail = accessRequest
  .extend({
    item: z
      .object({
        documentDate: day,
        classification: named,
        security: named,
        securityRank: z.int(),
      })
      .nullable(),
    /** Those who may decide. */
    deciders: z.array(inPost),
    decidedAt: moment.nullable(),
    decidedBy: inPost.nullable(),
    note: z.string().nullable(),
    endedAt: moment.nullable(),
    /** Null where it ended by itself. */
    endedBy: named.nullable(),
    endReason: z.string().nullable(),
    can: z.object({ decide: z.boolean(), withdraw: z.boolean(), revoke: z.boolean() }),
  })
  .meta({ id: 'AccessRequestDetail' });
export type AccessRequestDetail = z.infer<typeof accessRequestDetail>;

const untilDay = z.iso.date(
  fault({ id: 'Isi tanggal berakhirnya akses.', en: 'Enter the date the access ends.' }),
);
const newRequest = z.strictObject({
  archiveId: z.uuid(fault({ id: 'Pilih arsipnya.', en: 'Choose the item.' })),
  reason,
  untilDay,
});
export type NewAccessRequest = z.output<typeof newRequest>;
const approval = z.strictObject({ untilDay: untilDay.optional(), note });
export type AccessApproval = z.output<typeof approval>;
const because = z.strictObject({ reason });
export type WithReason = z.output<typeof because>;

/** Requests to open archive items above Biasa (SPEC A1, B3, DOMAIN 4). */
export const accessCalls = {
  list: defineCall({
    method: 'GET',
    path: base,
    summary: 'Permintaan akses arsip',
    tags,
    query: listQuery({
      side: z.enum(['mine', 'decide']).optional(),
      state: z.enum(accessStates).optional(),
      archiveId: id.optional(),
    }),
    answer: pageOf(accessRequest),
  }),
  read: defineCall({
    method: 'GET',
    path: `${base}/:id`,
    summary: 'Satu permintaan akses',
    tags,
    answer: accessRequestDetail,
  }),
  ask: defineCall({
    method: 'POST',
    path: base,
    summary: 'Minta akses arsip',
    tags,
    body: newRequest,
    answer: accessRequestDetail,
  }),
  approve: defineCall({
    method: 'POST',
    path: `${base}/:id/approve`,
    summary: 'Setujui permintaan akses',
    tags,
    body: approval,
    answer: accessRequestDetail,
  }),
  refuse: defineCall({
    method: 'POST',
    path: `${base}/:id/refuse`,
    summary: 'Tolak permintaan akses',
    tags,
    body: because,
    answer: accessRequestDetail,
  }),
  withdraw: defineCall({
    method: 'POST',
    path: `${base}/:id/withdraw`,
    summary: 'Tarik permintaan akses',
    tags,
    body: z.strictObject({}),
    answer: accessRequestDetail,
  }),
  revoke: defineCall({
    method: 'POST',
    path: `${base}/:id/revoke`,
    summary: 'Cabut akses',
    tags,
    body: because,
    answer: accessRequestDetail,
  }),
};
export type AccessCalls = typeof accessCalls;
