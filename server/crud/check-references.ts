import { sql } from 'drizzle-orm';
import { say } from '../../lib/language.ts';
import { type Field, isStamped, type Resource } from '../../resources/declare.ts';
import { resourceNamed } from '../../resources/index.ts';
import type { Executor } from '../db/executor.ts';
import { invalid } from '../http/index.ts';
import { quote, tableName } from './columns.ts';
import type { Row } from './hooks.ts';
import { snakeCase } from './table.ts';

/** The row to be changed; absent for a new one. `isRestored`: its old references may be inactive now. */
type Of = { id?: string; before?: Row; isRestored?: boolean };

/**
 * Checks what foreign keys cannot: members of reference lists, no newly chosen inactive records, and no cycles in a
 * tree.
 * @throws Refusal 422 naming the fields
 */
export async function checkReferences(
  executor: Executor,
  resource: Resource,
  values: Row,
  { id, before, isRestored = false }: Of = {},
): Promise<void> {
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = values[name];
    if (field.kind === 'references' && Array.isArray(value) && value.length > 0) {
      const kept = isRestored ? value : before?.[name];
      await checkMembers(executor, name, field.to, value, Array.isArray(kept) ? kept : []);
    }
    if (id && name === resource.parent && typeof value === 'string')
      await checkTree(executor, resource, id, value, name);
  }
  if (!isRestored) await refuseNotOffered(executor, resource, values, before);
}

/**
 * Locks members until the end of the transaction: lists have no foreign key, and a member must not be deleted
 * meanwhile.
 */
async function checkMembers(
  executor: Executor,
  name: string,
  to: string,
  members: readonly unknown[],
  kept: readonly unknown[],
): Promise<void> {
  const found = await executor.execute<{ id: string; isActive: boolean }>(
    sql`select id, is_active as "isActive" from ${sql.raw(tableName(resourceNamed(to)))}
      where id = any(${sql.param(members)}::uuid[]) order by id for key share`,
  );
  if (found.rows.length !== new Set(members).size)
    throw invalid({
      [name]: [say({ id: 'Salah satu pilihan tidak ada.', en: 'One of the choices does not exist.' })],
    });
  if (found.rows.some((member) => !member.isActive && !kept.includes(member.id)))
    throw invalid({
      [name]: [
        say({ id: 'Salah satu pilihan sudah dinonaktifkan.', en: 'One of the choices was deactivated.' }),
      ],
    });
}

/** References set by users, which must be to active records. */
export const chosenReferences = (
  resource: Resource,
  values: Row,
): [string, Extract<Field, { kind: 'reference' }>][] =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    field.kind === 'reference' && name in values && !isStamped(field) ? [[name, field]] : [],
  );

/**
 * Refuses new references that no picker offers; existing ones stay.
 * @throws Refusal 422
 */
async function refuseNotOffered(
  executor: Executor,
  resource: Resource,
  values: Row,
  before: Row | undefined,
): Promise<void> {
  const asked = chosenReferences(resource, values)
    .filter(([name]) => values[name] && values[name] !== before?.[name])
    .map(
      ([name, field]) =>
        sql`select ${name}::text as name, is_active as "isActive" from ${sql.raw(tableName(resourceNamed(field.to)))} m
          where id = ${values[name]} and not (${sql.raw(maySelect(field, 'm'))})`,
    );
  if (asked.length === 0) return;
  const found = await executor.execute<{ name: string; isActive: boolean }>(
    sql.join(asked, sql` union all `),
  );
  if (found.rows.length > 0)
    throw invalid(
      Object.fromEntries(
        found.rows.map(({ name, isActive }) => [
          name,
          [
            isActive
              ? say({
                  id: 'Pilihan ini tidak dapat dipakai di sini.',
                  en: 'This choice cannot be used here.',
                })
              : say({ id: 'Pilihan ini sudah dinonaktifkan.', en: 'This choice was deactivated.' }),
          ],
        ]),
      ),
    );
}

/** Condition for what a picker offers: active records, where declared only a subset of them. */
export function maySelect(
  { options }: Extract<Field, { kind: 'reference' | 'references' }>,
  alias: string,
): string {
  // Declared values only, so nothing in it comes from a request.
  const only = Object.entries(options.only ?? {}).map(
    ([name, value]) =>
      `${alias}.${quote(snakeCase(name))} = ${typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : value}`,
  );
  return [`${alias}.is_active`, ...only].join(' and ');
}

/** Serialises moves in a tree: two valid moves can form a cycle together. */
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
  if (found.rows.length > 0)
    throw invalid({
      [name]: [say({ id: 'Tidak boleh di bawah dirinya sendiri.', en: 'Must not be below itself.' })],
    });
}
