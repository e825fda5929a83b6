import type { Executor } from '../db/executor.ts';
import { auditLog } from './tables.ts';

export type AuditEntry = {
  actor: { userId: string; entryId: string; token?: { id: string } } | null;
  action: string;
  resource: string;
  recordId: string | null;
  before?: unknown;
  after?: unknown;
};

/**
 * Writes one row of the audit log. Call it in the transaction of the change, so that neither exists without the
 * other.
 */
export async function recordAudit(executor: Executor, entry: AuditEntry): Promise<void> {
  await executor.insert(auditLog).values({
    userId: entry.actor?.userId ?? null,
    entryId: entry.actor?.entryId ?? null,
    tokenId: entry.actor?.token?.id ?? null,
    action: entry.action,
    resource: entry.resource,
    recordId: entry.recordId,
    before: entry.before ?? null,
    after: entry.after ?? null,
  });
}

/** Audits a stored file whose content no longer matches its hash, without an actor. */
export const recordAlteredFile = (executor: Executor, hash: string): Promise<void> =>
  recordAudit(executor, {
    actor: null,
    action: 'altered-file',
    resource: 'file',
    recordId: null,
    after: { sha256: hash },
  });
