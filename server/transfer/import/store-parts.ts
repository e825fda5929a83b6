import type { Resource } from '../../../resources/declare.ts';
import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import { auditedParts, type Row, saveParts, tableName } from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Change, Creation } from './check/check-rows.ts';
import { wholeRow } from './check/find-existing.ts';
import { statement } from './check/statement.ts';

/** The rows of the records' parts, and the audit rows, which hold them. */
export async function storeParts(
  executor: Executor,
  resource: Resource,
  actor: Actor,
  rows: readonly (Creation | Change)[],
): Promise<void> {
  const beforeOf = (row: Creation | Change): Row | null => ('before' in row ? row.before : null);
  await saveParts(
    executor,
    resource,
    rows.map((row) => ({ id: row.id, before: beforeOf(row) ?? undefined, values: row.values })),
  );
  const records = await readWhole(executor, resource, rows);
  await recordAudit(
    executor,
    ...rows.flatMap((row) => {
      const record = records.get(row.id);
      if (!record) return [];
      const before = beforeOf(row);
      const sides = auditedParts(resource, before, record);
      const action = before ? 'update' : 'create';
      return [
        {
          actor,
          action,
          resource: resource.name,
          recordId: row.id,
          before: sides.before,
          after: sides.after,
        },
      ];
    }),
  );
}

/** Records as they are stored, with the rows of their parts. */
export async function readWhole(
  executor: Executor,
  resource: Resource,
  rows: readonly { id: string }[],
): Promise<Map<string, Row>> {
  const { rows: records } = await executor.execute<Row>(
    statement(
      `select ${wholeRow(resource, 't')} from ${tableName(resource)} t where t.id = any($1::uuid[])`,
      [rows.map(({ id }) => id)],
    ),
  );
  return new Map(records.map((record) => [String(record.id), record]));
}
