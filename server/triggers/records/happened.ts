import { inArray } from 'drizzle-orm';
import { meetsCondition } from '../../../lib/condition.ts';
import type { Resource } from '../../../resources/declare.ts';
import type { RecordEvent } from '../../../resources/pengaturan/record-events.ts';
import { reachedBy } from '../../../resources/pengaturan/record-recipients.ts';
import { auditLog } from '../../audit/tables.ts';
import { anyTableOf, type Row } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';

/** What happened to one record. */
export type Happened = {
  /** As it is now; of a deleted one as it was. */
  row: Row;
  at: Date;
  byUserId: string | null;
  /** Only who sees one of these may know of it; null: whoever may open the record. */
  fields: readonly string[] | null;
  /** Conditions ask these: who does not see all of them would learn what they hold. */
  asked?: readonly string[];
};

type Rule = { event: RecordEvent; becomes: string | null; onlyIfOpen: boolean };
export type Found = {
  happened: Happened[];
  /** Why records were left out, by how many: written, but not as asked for; gone by now; written again since. */
  missed: Partial<Record<'value' | 'gone' | 'handled', number>>;
};

/**
 * What a trigger listens for among these audit rows, once a record: nothing of what is gone by now, or, with
 * `onlyIfOpen`, was written again.
 */
export async function happenedOf(
  executor: Executor,
  resource: Resource,
  { event, becomes, onlyIfOpen }: Rule,
  audits: readonly number[],
): Promise<Found> {
  const written = await executor
    .select()
    .from(auditLog)
    .where(inArray(auditLog.id, [...audits]))
    .orderBy(auditLog.id);
  const reached = becomes ? reachedBy(becomes) : undefined;
  const found = new Map<string, Happened & { version: unknown }>();
  const others = new Set<string>();
  for (const { recordId, userId, at, ...sides } of written) {
    const [before, after] = [sides.before as Row | null, sides.after as Row | null];
    const changed = before && after ? changedBetween(resource, before, after) : null;
    if (!recordId || changed?.length === 0) continue;
    const isSo = (side: Row | null): boolean =>
      !reached || (side !== null && meetsCondition(reached.condition, side));
    if (!isSo(after ?? before) || (changed && reached && isSo(before))) {
      others.add(recordId);
      continue;
    }
    const fields = reached ? [reached.field] : changed;
    found.set(recordId, { row: before ?? {}, at, byUserId: userId, fields, version: after?.version });
  }
  const value = [...others].filter((id) => !found.has(id)).length;
  if (event === 'data.dihapus' || found.size === 0)
    return { happened: [...found.values()], missed: { value } };
  const table = anyTableOf(resource);
  const rows = (await executor
    .select()
    .from(table as never)
    .where(inArray(table.id as never, [...found.keys()] as never))) as Row[];
  const happened = rows.flatMap((row) => {
    const one = found.get(String(row.id));
    return one && !(onlyIfOpen && row.version !== one.version) ? [{ ...one, row }] : [];
  });
  const [gone, handled] = [found.size - rows.length, rows.length - happened.length];
  return { happened, missed: { value, gone, handled } };
}

const changedBetween = ({ fields }: Resource, before: Row, after: Row): string[] =>
  [...Object.keys(fields), 'isActive'].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
