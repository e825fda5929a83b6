import type { AuditLogCalls } from '../domain/calls/audit-log.ts';
import type { Http, Signalled } from './http.ts';

export type AuditQuery = {
  userId?: string | undefined;
  resource?: string | undefined;
  recordId?: string | undefined;
  kind?: string | undefined;
  way?: string | undefined;
  /** Days, `2026-11-01..2026-11-30`. */
  at?: string | undefined;
};

const log = '/setting/api/AuditLog';

/** The whole audit log (SPEC B6); made where they are used, since few need them. */
export const createAuditLogVerbs = ({ call, file }: Pick<Http, 'call' | 'file'>) => ({
  /** @param after the last entry of the page before */
  auditEntries: (query: AuditQuery, { after, signal }: Signalled & { after?: string | undefined } = {}) =>
    call<AuditLogCalls['list']>('GET', log, { query: { ...query, After: after }, signal }),
  auditEntry: (id: string, options?: Signalled) =>
    call<AuditLogCalls['read']>('GET', `${log}/${encodeURIComponent(id)}`, options),
  exportAuditLog: (query: AuditQuery, format: 'csv' | 'xlsx') =>
    file<AuditLogCalls['export']>('GET', `${log}/export`, { query: { ...query, format } }),
});
