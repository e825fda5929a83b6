import { getTableColumns, inArray } from 'drizzle-orm';
import { isCreateOnly, type Resource } from '../../../resources/declare.ts';
import { isMask, maskedBy, maskOf } from '../../../resources/kinds/text/mask.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import { invalid, Refusal } from '../../http/index.ts';
import { kindOf } from '../../kinds/index.ts';
import { cleanRichText, paperFault } from '../../rich-text/index.ts';
import type { BeforeWrite, Change, Hooks, Row } from '../hooks.ts';
import { readParts } from '../parts/read-parts.ts';
import { auditedParts } from '../parts/same-parts.ts';
import { anyTableOf, isKept } from '../sql/table.ts';

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
    else if (field && !isKept(field)) {
      if (typeof value === 'string') secrets[name] = value;
    } else if (field && maskedBy(field) !== undefined && typeof value === 'string' && !isMask(value)) {
      secrets[name] = value;
      values[name] = maskOf(value, maskedBy(field) ?? 0);
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

/** Audit that a secret was replaced, never its value; of masked ones the row has the mask. */
const secretsGiven = ({ fields }: Resource, secrets: Record<string, string>): Record<string, true> =>
  Object.fromEntries(
    Object.keys(secrets)
      .filter((name) => !fields[name] || maskedBy(fields[name]) === undefined)
      .map((name) => [name, true]),
  );

/**
 * What is written, once the hook has filled it in.
 * @throws Refusal as the hook refuses it
 */
export async function beforeWrite(
  executor: Executor,
  hooks: Hooks | undefined,
  { values, ...write }: BeforeWrite,
): Promise<Row> {
  return { ...values, ...(await hooks?.beforeWrite?.(executor, { ...write, values })) };
}

/** Runs what hooks do with a stored write. @throws Refusal, as they refuse it */
export async function checkAndFollow(
  executor: Executor,
  hooks: Hooks | undefined,
  change: Change,
): Promise<void> {
  await hooks?.checkWrite?.(executor, change);
  await hooks?.afterWrite?.(executor, change);
}

/** Whether records are looked at one by one once they are stored. */
export const looksAtStored = (hooks: Hooks | undefined): hooks is Hooks =>
  Boolean(hooks?.checkWrite ?? hooks?.afterWrite);

/** Runs the hooks and writes the audit rows of finished writes. */
export async function afterWrite(
  executor: Executor,
  resource: Resource,
  hooks: Hooks | undefined,
  ...changes: (Change & { action: string; given?: Row })[]
): Promise<void> {
  for (const change of changes) await checkAndFollow(executor, hooks, change);
  await recordAudit(
    executor,
    ...changes.map(({ actor, action, before, record, secrets, given }) => {
      const sides = auditedParts(resource, before, record);
      return {
        actor,
        action,
        resource: resource.name,
        recordId: String(record.id),
        before: sides.before && auditable(sides.before),
        after: {
          ...auditable(sides.after),
          ...secretsGiven(resource, secrets),
          ...(given && { given }),
        },
      };
    }),
  );
}

/**
 * Reads rows under a lock, so that they cannot change between check and write; in one order, against deadlocks.
 * @param lock `update` only for deletion: a mere change must not block new references
 * @returns the rows that exist, by id, with the rows of their parts
 */
export async function lockedRows(
  executor: Executor,
  resource: Resource,
  ids: readonly string[],
  lock: 'no key update' | 'update' = 'no key update',
): Promise<Map<string, Row>> {
  const table = anyTableOf(resource);
  const rows = (await executor
    .select(getTableColumns(table as never))
    .from(table as never)
    .where(inArray(table.id as never, ids as never))
    .orderBy(table.id as never)
    .for(lock)) as Row[];
  const parts = await readParts(
    executor,
    resource,
    rows.map(({ id }) => String(id)),
  );
  return new Map(rows.map((row) => [String(row.id), { ...row, ...parts.get(String(row.id)) }]));
}

/** The same of one row. */
export const lockedRow = async (
  executor: Executor,
  resource: Resource,
  id: string,
): Promise<Row | undefined> => (await lockedRows(executor, resource, [id])).get(id.toLowerCase());

/** Runs a check of one record among many; stores its refusal instead of throwing it. */
export function unlessRefused<T>(outcomes: Map<string, unknown>, id: string, check: () => T): T | undefined {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    outcomes.set(id, error);
    return undefined;
  }
}
