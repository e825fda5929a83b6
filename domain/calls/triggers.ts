import { z } from 'zod';
import { recordId } from '../../lib/body-parts.ts';
import { runReasons, runStates, webhookStates } from '../triggers/runs.ts';
import { defineCall, id, listQuery, moment, pageOf } from './define-call.ts';

const tags = ['setting'];
const privilege = '/pengaturan/trigger' as const;
const base = '/setting/api/Trigger/:id' as const;

const state = z.enum(runStates.map(({ value }) => value));
const reason = z.enum(Object.keys(runReasons) as [keyof typeof runReasons]);

const run = z
  .object({
    id,
    at: moment,
    event: z.string(),
    state,
    reason: reason.nullable(),
    /** The condition that did not hold, from 1. */
    condition: z.int().nullable(),
    /** How many events it stands for. */
    count: z.int(),
    /** What it was about; without a name for who may not open it. */
    subject: z.object({ label: z.string().nullable(), url: z.string().nullable() }).nullable(),
    dueAt: moment.nullable(),
    told: z.int(),
    mailed: z.int(),
    tries: z.int(),
    failure: z.string().nullable(),
    webhook: z
      .object({
        state: z.enum(webhookStates.map(({ value }) => value)),
        tries: z.int(),
        status: z.int().nullable(),
        failure: z.string().nullable(),
        at: moment.nullable(),
        nextAt: moment.nullable(),
      })
      .nullable(),
    canRetry: z.boolean(),
  })
  .meta({ id: 'TriggerRun' });
export type TriggerRun = z.infer<typeof run>;

const webhook = z
  .object({
    createdAt: moment.nullable(),
    shownAt: moment.nullable(),
    /** In whose name it tells of letters and records. */
    setBy: z.object({ id, label: z.string() }).nullable(),
    /** Only where it was just made. */
    secret: z.string().nullable(),
  })
  .meta({ id: 'TriggerWebhook' });
export type TriggerWebhook = z.infer<typeof webhook>;

const check = z.object({
  label: z.string(),
  /** What is asked, in words. */
  asked: z.string(),
  /** What it holds, in words; null for an empty field. */
  value: z.string().nullable(),
  holds: z.boolean(),
});
export type TriggerCheck = z.infer<typeof check>;

const message = z.object({ title: z.string(), text: z.string() });

const trial = z
  .object({
    fires: z.boolean(),
    reason: reason.nullable(),
    match: z.enum(['all', 'any']),
    checks: z.array(check),
    /** When it would come, counted from now. */
    dueAt: moment.nullable(),
    receivers: z.array(
      z.object({ id, name: z.string(), isSuperior: z.boolean(), title: z.string(), text: z.string() }),
    ),
    message,
    /** The body of a call, as JSON. */
    call: z.string().nullable(),
    sent: z.boolean(),
  })
  .meta({ id: 'TriggerTrial' });
export type TriggerTrial = z.infer<typeof trial>;

/** What triggers did, would do, and call (SPEC B5). */
export const triggerCalls = {
  runs: defineCall({
    method: 'GET',
    path: `${base}/runs`,
    summary: 'Riwayat jalan trigger',
    tags,
    privilege,
    query: listQuery({ state: state.optional() }),
    answer: pageOf(run),
  }),
  retry: defineCall({
    method: 'POST',
    path: `${base}/runs/:runId/retry`,
    summary: 'Coba lagi yang gagal',
    tags,
    privilege,
    answer: z.null(),
  }),
  subjects: defineCall({
    method: 'GET',
    path: `${base}/subjects`,
    summary: 'Data yang dapat dipakai untuk uji jalan',
    tags,
    privilege,
    query: z.object({ FirstChar: z.string().max(200).optional() }),
    answer: z.object({ items: z.array(z.object({ id, label: z.string() })), totalCount: z.int() }),
  }),
  test: defineCall({
    method: 'POST',
    path: `${base}/test`,
    summary:
      'Uji jalan pada satu data; tidak ada yang ditulis selain, bila diminta, pesan kepada diri sendiri',
    tags,
    privilege,
    body: z.strictObject({ recordId: recordId(), send: z.boolean().default(false) }),
    answer: trial,
  }),
  webhook: defineCall({
    method: 'GET',
    path: `${base}/webhook`,
    summary: 'Rahasia webhook: sejak kapan, bukan isinya',
    tags,
    privilege,
    answer: webhook,
  }),
  ping: defineCall({
    method: 'POST',
    path: `${base}/webhook/ping`,
    summary: 'Kirim percobaan ke alamat webhook, sekali dan segera',
    tags,
    privilege,
    answer: z.object({ status: z.int().nullable(), failure: z.string().nullable() }),
  }),
  renewSecret: defineCall({
    method: 'POST',
    path: `${base}/webhook/secret`,
    summary: 'Buat rahasia webhook baru, ditampilkan sekali ini',
    tags,
    privilege,
    // A secret is for a person's eyes.
    access: 'personal',
    answer: webhook,
  }),
};
export type TriggerCalls = typeof triggerCalls;
