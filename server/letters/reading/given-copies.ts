import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { auditLog } from '../../audit/tables.ts';
import type { Executor } from '../../db/executor.ts';

// Each marked copy differs. Its hash is logged for the public check: a signed
// first part proves nothing about appended bytes.

/** Notes a marked copy under the hash of the file it was made of. */
export async function recordCopy(
  executor: Executor,
  actor: Actor,
  { original, copy }: { original: string; copy: string },
): Promise<void> {
  await recordAudit(executor, {
    actor,
    action: 'give-copy',
    resource,
    recordId: idOf(original),
    after: { sha256: copy },
  });
}

/** Did this installation make the copy with this hash from the file with that one? */
export async function isGivenCopy(
  executor: Executor,
  { original, copy }: { original: string; copy: string },
): Promise<boolean> {
  const [found] = await executor
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.resource, resource),
        eq(auditLog.recordId, idOf(original)),
        sql`${auditLog.after} ->> 'sha256' = ${copy}`,
      ),
    )
    .limit(1);
  return found !== undefined;
}

const resource = 'marked-copy';

/** The log's lookup key is a UUID: half of the hash is enough to tell files apart. */
const idOf = (sha256: string): string =>
  sha256.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
