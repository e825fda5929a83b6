import type { Executor } from '../db/executor.ts';
import { auditLog } from './tables.ts';

export type AuditEntry = {
  actor: {
    userId: string;
    entryId: string;
    token?: { id: string };
    viewing?: { by: { userId: string; entryId: string } };
  } | null;
  action: string;
  resource: string;
  recordId: string | null;
  before?: unknown;
  after?: unknown;
};

/** Call it in the transaction of the change, so that neither exists without the other. */
export async function recordAudit(executor: Executor, ...entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await executor.insert(auditLog).values(
    entries.map(({ actor: asked, action, resource, recordId, before, after }) => {
      // Who looks as another is the one who acts.
      const actor = asked?.viewing?.by ?? asked;
      return {
        userId: actor?.userId ?? null,
        entryId: actor?.entryId ?? null,
        tokenId: asked?.token?.id ?? null,
        action,
        resource,
        recordId,
        before: before ?? null,
        after: after ?? null,
      };
    }),
  );
}
