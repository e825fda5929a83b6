import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Resource } from '../../resources/declare.ts';
import { resourceNamed } from '../../resources/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Executor } from '../db/executor.ts';
import { invalid } from '../http/index.ts';
import { cleanRichText, tableFault } from '../rich-text/index.ts';
import type { Who } from '../who.ts';
import { quote, tableName } from './columns.ts';
import type { Hooks, Row } from './hooks.ts';
import { anyTableOf, isStored, snakeCase } from './table.ts';

/** Splits checked input into what is stored and what is secret, with rich text cleaned. */
export function prepare(resource: Resource, input: Row): { values: Row; secrets: Record<string, string> } {
  const values: Row = {};
  const secrets: Record<string, string> = {};
  for (const [name, value] of Object.entries(input)) {
    const field = resource.fields[name];
    if (name === 'version') continue;
    if (field && !isStored(field)) {
      if (typeof value === 'string') secrets[name] = value;
    } else if (field?.kind === 'richText' && typeof value === 'string') values[name] = printable(name, value);
    else if (value !== undefined) values[name] = value;
  }
  return { values, secrets };
}

/** Cleaned by the allow list. @throws Refusal 422 for a table that no paper can carry */
function printable(name: string, html: string): string {
  const clean = cleanRichText(html);
  const fault = tableFault(clean);
  if (fault) throw invalid({ [name]: [fault] });
  return clean;
}

/**
 * Checks what a foreign key cannot: members of lists of references, and that a tree stays a tree.
 * @throws Refusal 422 naming the field
 */
export async function checkReferences(
  executor: Executor,
  resource: Resource,
  values: Row,
  id?: string,
): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = values[name];
    if (field.kind === 'references' && Array.isArray(value) && value.length > 0) {
      const target = sql.raw(tableName(resourceNamed(field.to)));
      const found = await executor.execute<{ n: number }>(
        sql`select count(*)::int as n from ${target} where id = any(${sql.param(value)}::uuid[])`,
      );
      if (found.rows[0]?.n !== new Set(value).size)
        throw invalid({ [name]: ['Salah satu pilihan tidak ada.'] });
    }
    if (id && name === resource.parent && typeof value === 'string')
      await checkTree(executor, resource, id, value, name);
  }
}

/** One move in a tree at a time: two that each look right can make a circle together. */
export const lockTree = async (executor: Executor, resource: Resource): Promise<void> => {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${resource.name}))`);
};

async function checkTree(
  executor: Executor,
  resource: Resource,
  id: string,
  parent: string,
  name: string,
): Promise<void> {
  const table = sql.raw(tableName(resource));
  const column = sql.raw(quote(snakeCase(name)));
  await lockTree(executor, resource);
  const found = await executor.execute(sql`
    with recursive above as (
      select id, ${column} as up from ${table} where id = ${parent}
      union select t.id, t.${column} from ${table} t join above on t.id = above.up
    ) select 1 from above where id = ${id}`);
  if (found.rows.length > 0) throw invalid({ [name]: ['Tidak boleh di bawah dirinya sendiri.'] });
}

/** The stored row as the audit log keeps it: no dates that change by themselves. */
export const auditable = ({ updatedAt: _updated, createdAt: _created, ...row }: Row): Row => row;

/** That a secret was replaced is worth knowing later; what it is, never. */
const secretsGiven = (secrets: Record<string, string>): Record<string, true> =>
  Object.fromEntries(Object.keys(secrets).map((name) => [name, true]));

/** Runs the hook and writes the audit row of a finished write. */
export async function afterWrite(
  executor: Executor,
  resource: Resource,
  hooks: Hooks | undefined,
  change: { who: Who; action: string; before: Row | null; record: Row; secrets: Record<string, string> },
): Promise<void> {
  await hooks?.afterWrite?.(executor, change);
  await recordAudit(executor, {
    who: change.who,
    action: change.action,
    resource: resource.name,
    recordId: String(change.record.id),
    before: change.before && auditable(change.before),
    after: { ...auditable(change.record), ...secretsGiven(change.secrets) },
  });
}

/** The row under a lock, so that nobody changes it between check and write. */
export async function lockedRow(
  executor: Executor,
  resource: Resource,
  id: string,
): Promise<Row | undefined> {
  const table = anyTableOf(resource);
  const [row] = await executor
    .select(getTableColumns(table as never))
    .from(table as never)
    .where(eq(table.id as never, id))
    .for('update');
  return row as Row | undefined;
}
