import { z } from 'zod';
import { auditKinds, auditWays } from '../audit/audit-log.ts';
import { auditLogPage } from '../audit/audit-log-page.ts';
import { defineCall, fileOf, id, moment } from './define-call.ts';
import { change } from './record-history.ts';

const tags = ['setting'];
const base = '/setting/api/AuditLog';
const privilege = auditLogPage.path;
const way = z.enum(auditWays.map(({ value }) => value));
const kind = z.enum(auditKinds.map(({ value }) => value));

const auditEntry = z
  .object({
    id: z.string(),
    at: moment,
    action: z.string(),
    /** A declared resource's name, or what else was acted on (auditSubjects). */
    resource: z.string(),
    by: z.object({ id, label: z.string(), urlImage: z.string().nullable() }).nullable(),
    /** The post of the actor, and on whose behalf they acted. */
    as: z.string().nullable(),
    /** The name of the API token. */
    via: z.string().nullable(),
    way,
    /** Its name only for who may open the record itself. */
    record: z.object({ id, label: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

const auditEntryDetail = auditEntry
  .extend({
    changes: z.array(change),
    /** The masked field that was opened, and why. */
    revealed: z.object({ label: z.string(), reason: z.string() }).optional(),
    /** What was changed is for who may open the record. */
    isHidden: z.boolean(),
    /** Format and number of rows of what was taken out as a file. */
    exported: z.object({ format: z.string(), count: z.int().nullable() }).optional(),
  })
  .meta({ id: 'AuditEntryDetail' });
export type AuditEntryDetail = z.infer<typeof auditEntryDetail>;

const filters = {
  userId: id.optional(),
  resource: z.string().optional(),
  recordId: id.optional(),
  kind: kind.optional(),
  way: way.optional(),
  /** Days from..to, both included; either may be left out. */
  at: z.string().optional(),
};

/** The whole audit log, newest first (SPEC B6); what a confidential letter says is in no answer. */
export const auditLogCalls = {
  list: defineCall({
    method: 'GET',
    path: base,
    summary: 'Log audit, terbaru dahulu',
    description: 'The next page begins after the id in `After`; `next` is null on the last one.',
    tags,
    privilege,
    query: z.object({
      ...filters,
      After: z.string().optional(),
      PerPage: z.int().min(1).max(100).optional(),
    }),
    answer: z.object({ items: z.array(auditEntry), next: z.string().nullable() }),
  }),
  export: defineCall({
    method: 'GET',
    path: `${base}/export`,
    summary: 'Unduh log audit',
    tags,
    privilege,
    query: z.object({ ...filters, format: z.enum(['csv', 'xlsx']) }),
    answer: fileOf('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  }),
  read: defineCall({
    method: 'GET',
    path: `${base}/:id`,
    summary: 'Satu catatan log audit',
    tags,
    privilege,
    answer: auditEntryDetail,
  }),
};
export type AuditLogCalls = typeof auditLogCalls;
