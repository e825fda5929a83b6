import { sql } from 'drizzle-orm';
import { translate } from '../../../lib/language.ts';
import { type Field, isStamped, type Resource } from '../../../resources/declare.ts';
import { resourceNamed } from '../../../resources/index.ts';
import type { Executor } from '../../db/executor.ts';
import { invalid, type Refusal } from '../../http/index.ts';
import { holdsPrivilege } from '../../main-role.ts';
import type { Row } from '../hooks.ts';
import { partFaults } from '../parts/part-faults.ts';
import { quote, tableName } from '../sql/columns.ts';
import { snakeCase } from '../sql/table.ts';

/** The row to be changed; absent for a new one. `isRestored`: its old references may be inactive now. */
type Of = { id?: string; before?: Row | undefined; isRestored?: boolean | undefined };
type Checked = Of & { values: Row };

/**
 * Checks what foreign keys cannot: members of reference lists, no newly chosen inactive records, and no cycles in a
 * tree.
 * @throws Refusal 422 naming the fields
 */
export async function checkReferences(
  executor: Executor,
  resource: Resource,
  values: Row,
  of: Of = {},
): Promise<void> {
  const [fault] = await referenceFaults(executor, resource, [{ values, ...of }]);
  if (fault) throw fault;
}

/**
 * Checks the references of many rows with a statement per field.
 * @returns each row's refusal, by position
 */
export async function referenceFaults(
  executor: Executor,
  resource: Resource,
  rows: readonly Checked[],
): Promise<(Refusal | undefined)[]> {
  const faults = rows.map((): Refusal | undefined => undefined);
  const note = (found: Faults): void => {
    for (const [at, errors] of found.entries()) if (errors) faults[at] ??= invalid(errors);
  };
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind === 'references') note(await memberFaults(executor, name, field.to, rows));
    if (name === resource.parent) note(await treeFaults(executor, resource, name, rows));
  }
  note(await offerFaults(executor, resource, rows));
  const ofParts = await partFaults(executor, resource, rows, referenceFaults);
  for (const [at, fault] of ofParts.entries()) faults[at] ??= fault;
  return faults;
}

type Faults = (Record<string, string[]> | undefined)[];

/**
 * Locks members until the end of the transaction: lists have no foreign key, and a member must not be deleted
 * meanwhile.
 */
async function memberFaults(
  executor: Executor,
  name: string,
  to: string,
  rows: readonly Checked[],
): Promise<Faults> {
  const lists = rows.map(({ values }) => idsIn(values[name]));
  const members = [...new Set(lists.flat())];
  if (members.length === 0) return [];
  const found = await executor.execute<{ id: string; isActive: boolean }>(
    sql`select id, is_active as "isActive" from ${sql.raw(tableName(resourceNamed(to)))}
      where id = any(${sql.param(members)}::uuid[]) order by id for key share`,
  );
  const isActive = new Map(found.rows.map((member) => [member.id, member.isActive]));
  return rows.map(({ before, isRestored }, at) => {
    const list = lists[at] ?? [];
    const kept = isRestored ? list : idsIn(before?.[name]);
    if (list.some((id) => !isActive.has(id))) return { [name]: [translate(missing)] };
    return list.some((id) => !isActive.get(id) && !kept.includes(id))
      ? { [name]: [translate(deactivated)] }
      : undefined;
  });
}

const missing = { id: 'Salah satu pilihan tidak ada.', en: 'One of the choices does not exist.' };
const deactivated = {
  id: 'Salah satu pilihan sudah dinonaktifkan.',
  en: 'One of the choices was deactivated.',
};

const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((id) => String(id).toLowerCase()) : [];

/** References set by users, which must be to active records. */
export const chosenReferences = (resource: Resource, values: Row): ChosenReference[] =>
  referencesIn(resource).filter(([name]) => name in values);

type ChosenReference = [string, Extract<Field, { kind: 'reference' }>];

/** Asked for each of a record's rows, so found once. */
function referencesIn(resource: Resource): ChosenReference[] {
  const found =
    known.get(resource) ??
    Object.entries(resource.fields).flatMap(([name, field]): ChosenReference[] =>
      field.kind === 'reference' && !isStamped(field) ? [[name, field]] : [],
    );
  known.set(resource, found);
  return found;
}
const known = new WeakMap<Resource, ChosenReference[]>();

/** Refuses new references that no picker offers; existing ones stay. */
async function offerFaults(
  executor: Executor,
  resource: Resource,
  rows: readonly Checked[],
): Promise<Faults> {
  const chosen = rows.map(({ values, before, isRestored }) =>
    isRestored
      ? []
      : chosenReferences(resource, values).filter(
          ([name]) => values[name] && values[name] !== before?.[name],
        ),
  );
  const fields = new Map(chosen.flat());
  if (fields.size === 0) return [];
  const asked = [...fields].map(([name, field]) => {
    const ids = new Set(rows.flatMap(({ values }) => values[name] ?? []));
    return sql`select ${name}::text as name, id, is_active as "isActive"
      from ${sql.raw(tableName(resourceNamed(field.to)))} m
      where id = any(${sql.param([...ids])}::uuid[]) and not (${sql.raw(maySelect(field, 'm'))})`;
  });
  const found = await executor.execute<{ name: string; id: string; isActive: boolean }>(
    sql.join(asked, sql` union all `),
  );
  if (found.rows.length === 0) return [];
  return rows.map(({ values }, at) => {
    const refused = (chosen[at] ?? []).flatMap(
      ([name]) =>
        found.rows.find((one) => one.name === name && one.id === String(values[name]).toLowerCase()) ?? [],
    );
    return refused.length > 0
      ? Object.fromEntries(
          refused.map(({ name, isActive }) => [name, [translate(isActive ? notHere : inactive)]]),
        )
      : undefined;
  });
}

const notHere = { id: 'Pilihan ini tidak dapat dipakai di sini.', en: 'This choice cannot be used here.' };
const inactive = { id: 'Pilihan ini sudah dinonaktifkan.', en: 'This choice was deactivated.' };

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
  const { holding } = options;
  return [`${alias}.is_active`, ...only, ...(holding ? [holdsPrivilege(alias, holding)] : [])].join(' and ');
}

/** Serialises moves in a tree: two valid moves can form a cycle together. */
export const lockTree = async (executor: Executor, resource: Resource): Promise<void> => {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${resource.name}))`);
};

async function treeFaults(
  executor: Executor,
  resource: Resource,
  name: string,
  rows: readonly Checked[],
): Promise<Faults> {
  const moved = rows.flatMap(({ id, values }) => {
    const parent = values[name];
    return id && typeof parent === 'string' ? [{ id, parent }] : [];
  });
  if (moved.length === 0) return [];
  const table = sql.raw(tableName(resource));
  const column = sql.raw(quote(snakeCase(name)));
  await lockTree(executor, resource);
  const found = await executor.execute<{ id: string }>(sql`
    with recursive above as (
      select w.id as moved, t.id, t.${column} as up
      from unnest(${sql.param(moved.map(({ id }) => id))}::uuid[], ${sql.param(moved.map(({ parent }) => parent))}::uuid[])
        w(id, parent) join ${table} t on t.id = w.parent
      union select above.moved, t.id, t.${column} from ${table} t join above on t.id = above.up
    ) select id from above where id = moved`);
  const circles = new Set(found.rows.map(({ id }) => id));
  return rows.map(({ id, values }) =>
    id && typeof values[name] === 'string' && circles.has(id)
      ? { [name]: [translate(belowItself)] }
      : undefined,
  );
}

export const belowItself = { id: 'Tidak boleh di bawah dirinya sendiri.', en: 'Must not be below itself.' };
