import { eq, getTableColumns } from 'drizzle-orm';
import { isCreateOnly, type Resource } from '../../resources/declare.ts';
import { recordAudit } from '../audit/index.ts';
import type { Executor } from '../db/executor.ts';
import { invalid } from '../http/index.ts';
import { kindOf } from '../kinds/index.ts';
import { cleanRichText, paperFault } from '../rich-text/index.ts';
import type { Change, Hooks, Row } from './hooks.ts';
import { anyTableOf, isStored } from './table.ts';

/** Splits validated input into stored values, secrets and values of other resources; sanitises rich text. */
export function prepare(
  resource: Resource,
  input: Row,
): { values: Row; secrets: Record<string, string>; created: Row } {
  const values: Row = {};
  const secrets: Record<string, string> = {};
  const created: Row = {};
  for (const [name, value] of Object.entries(input)) {
    const field = resource.fields[name];
    if (name === 'version') continue;
    if (field && isCreateOnly(field)) created[name] = value;
    else if (field && !isStored(field)) {
      if (typeof value === 'string') secrets[name] = value;
    } else if (field && kindOf(field).isHtml && typeof value === 'string')
      values[name] = printable(name, value);
    else if (value !== undefined) values[name] = value;
  }
  return { values, secrets, created };
}

/**
 * Sanitises by the allow list.
 * @throws Refusal 422 for what cannot be printed
 */
function printable(name: string, html: string): string {
  const clean = cleanRichText(html);
  const fault = paperFault(clean);
  if (fault) throw invalid({ [name]: [fault] });
  return clean;
}

/** The stored row as audited: without automatic dates. */
export const auditable = ({ updatedAt: _updated, createdAt: _created, ...row }: Row): Row => row;

/** Audit that a secret was replaced, never its value. */
const secretsGiven = (secrets: Record<string, string>): Record<string, true> =>
  Object.fromEntries(Object.keys(secrets).map((name) => [name, true]));

/** Runs the hook and writes the audit row of a finished write. */
export async function afterWrite(
  executor: Executor,
  resource: Resource,
  hooks: Hooks | undefined,
  change: Change & { action: string },
): Promise<void> {
  await hooks?.afterWrite?.(executor, change);
  await recordAudit(executor, {
    actor: change.actor,
    action: change.action,
    resource: resource.name,
    recordId: String(change.record.id),
    before: change.before && auditable(change.before),
    after: { ...auditable(change.record), ...secretsGiven(change.secrets) },
  });
}

/**
 * Reads the row under a lock, so that it cannot change between check and write.
 * @param lock `update` only for deletion: a mere change must not block new references
 */
export async function lockedRow(
  executor: Executor,
  resource: Resource,
  id: string,
  lock: 'no key update' | 'update' = 'no key update',
): Promise<Row | undefined> {
  const table = anyTableOf(resource);
  const [row] = await executor
    .select(getTableColumns(table as never))
    .from(table as never)
    .where(eq(table.id as never, id))
    .for(lock);
  return row as Row | undefined;
}
