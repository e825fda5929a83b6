import { sql } from 'drizzle-orm';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { jobKind } from '../../jobs/index.ts';

/** Records that a look ran out; one that was ended before stays as it is. */
export const endViewJob = jobKind<{ id: string }>('end-view-as');

type Ended = {
  id: string;
  byUserId: string;
  byEntryId: string;
  userId: string | null;
  roleId: string | null;
};

/** Ends looks that are not over yet, with a row in the audit log that says who looked. */
export async function endViews(
  tx: Executor,
  of: { sessionId: string } | { id: string },
  why: 'back' | 'replaced' | 'time',
): Promise<void> {
  const which = 'id' in of ? sql`id = ${of.id}` : sql`session_id = ${of.sessionId}`;
  const ended = await tx.execute<Ended>(sql`
    update view_as set ended_at = now() where ${which} and ended_at is null
    returning id, by_user_id as "byUserId", by_entry_id as "byEntryId", user_id as "userId", role_id as "roleId"`);
  await recordAudit(
    tx,
    ...ended.rows.map(({ id, byUserId, byEntryId, userId, roleId }) => ({
      actor: { userId: byUserId, entryId: byEntryId },
      action: 'view-as-end',
      resource: userId ? 'manajemen-user.user' : 'manajemen-user.role',
      recordId: userId ?? roleId,
      after: { viewId: id, why },
    })),
  );
}
