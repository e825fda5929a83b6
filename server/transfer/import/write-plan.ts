import { isStamped, type Resource } from '../../../resources/declare.ts';
import { holdsFiles } from '../../../resources/kinds/file/limits.ts';
import { partsIn } from '../../../resources/part-resource.ts';
import type { Actor } from '../../actor.ts';
import {
  auditOf,
  beforeWrite,
  checkAndFollow,
  type Hooks,
  isStored,
  looksAtStored,
  quote,
  type Row,
  snakeCase,
  stampsOf,
  tableName,
  takeNumbers,
} from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import { kindOf } from '../../kinds/index.ts';
import type { Change, Creation } from './check/check-rows.ts';
import { portions, statement } from './check/statement.ts';
import { parentsFirst } from './check/tree.ts';
import { readWhole, storeParts } from './store-parts.ts';

const size = 2000;
/** Rows of parts come on top. */
const sizeWithParts = 200;

export type Writing = {
  resource: Resource;
  actor: Actor;
  creations: readonly Creation[];
  changes: readonly Change[];
  hooks?: Hooks | undefined;
};

/**
 * Stores a checked plan, some thousand rows per statement, with their audit rows in the same statement.
 * @param progress gets the number of stored rows; may throw to stop
 */
export async function writePlan(
  executor: Executor,
  { resource, actor, creations, changes, hooks }: Writing,
  progress: (rows: number) => Promise<void>,
): Promise<void> {
  let stored = 0;
  const { parent } = resource;
  const stamps = stampsOf(resource, actor);
  const ordered = parent ? parentsFirst(creations, ({ values }) => values[parent]) : creations;
  const portion = partsIn(resource).length > 0 ? sizeWithParts : size;
  for (const planned of portions(ordered, portion)) {
    const some = await filledIn(executor, actor, hooks, planned);
    await createRows(executor, resource, actor, some, stamps);
    if (looksAtStored(hooks)) await runHooks(executor, resource, actor, hooks, some);
    stored += some.length;
    await progress(stored);
  }
  for (const planned of portions(changes, portion)) {
    const some = await filledIn(executor, actor, hooks, planned);
    await changeRows(executor, resource, actor, some);
    if (looksAtStored(hooks)) await runHooks(executor, resource, actor, hooks, some);
    stored += some.length;
    await progress(stored);
  }
}

/** The rows as their hook fills them in. @throws Refusal as it refuses them */
async function filledIn<Planned extends Creation | Change>(
  executor: Executor,
  actor: Actor,
  hooks: Hooks | undefined,
  rows: readonly Planned[],
): Promise<readonly Planned[]> {
  if (!hooks?.beforeWrite) return rows;
  const filled: Planned[] = [];
  for (const row of rows) {
    const before = 'before' in row ? row.before : null;
    filled.push({
      ...row,
      values: await beforeWrite(executor, hooks, { actor, before, values: row.values }),
    });
  }
  return filled;
}

async function createRows(
  executor: Executor,
  resource: Resource,
  actor: Actor,
  rows: readonly Creation[],
  stamps: Row,
): Promise<void> {
  const numbers = await takeNumbers(executor, resource, rows.length);
  const names = [...typedNames(resource), ...Object.keys({ ...stamps, ...numbers[0] }), 'isActive'];
  const given = rows.map(({ id, values }, at) => ({ ...values, ...stamps, ...numbers[at], id }));
  if (partsIn(resource).length > 0) {
    await executor.execute(
      statement(`${insertOf(resource, names)} select count(*) from made`, [JSON.stringify(given)]),
    );
    return storeParts(executor, resource, actor, rows);
  }
  await executor.execute(
    statement(
      `${insertOf(resource, names)}
      insert into audit_log (user_id, entry_id, token_id, action, resource, record_id, after)
      select $2::uuid, $3::uuid, $5::uuid, 'create', $4, made.id, ${auditOf(resource, 'made')} from made`,
      [JSON.stringify(given), actor.userId, actor.entryId, resource.name, actor.token?.id ?? null],
    ),
  );
}

const insertOf = (resource: Resource, names: readonly string[]): string => `with made as (
        insert into ${tableName(resource)} (id, ${names.map(columnOf).join(', ')})
        select x.id, ${names.map((name) => `x.${quote(name)}`).join(', ')}
        from jsonb_to_recordset($1::jsonb) as x(id uuid, ${names.map((name) => typed(resource, name)).join(', ')})
        returning *
      )`;

async function changeRows(
  executor: Executor,
  resource: Resource,
  actor: Actor,
  rows: readonly Change[],
): Promise<void> {
  const isOwn = (name: string): boolean => resource.fields[name]?.kind !== 'parts';
  const names = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))].filter(isOwn);
  const given = rows.map(({ id, before, values }) => ({
    ...Object.fromEntries(names.map((name) => [name, before[name] ?? null])),
    ...values,
    id,
  }));
  const table = tableName(resource);
  const made = `with given as (
        select * from jsonb_to_recordset($1::jsonb) as x(${['id uuid', ...names.map((name) => typed(resource, name))].join(', ')})
      ), old as (
        select t.* from ${table} t join given on given.id = t.id
      ), made as (
        update ${table} t set ${[...names.map((name) => `${columnOf(name)} = given.${quote(name)}`), 'version = t.version + 1', 'updated_at = now()'].join(', ')}
        from given where given.id = t.id returning t.*
      )`;
  if (partsIn(resource).length > 0) {
    await executor.execute(statement(`${made} select count(*) from made`, [JSON.stringify(given)]));
    return storeParts(executor, resource, actor, rows);
  }
  await executor.execute(
    statement(
      `${made}
      insert into audit_log (user_id, entry_id, token_id, action, resource, record_id, before, after)
      select $2::uuid, $3::uuid, $5::uuid, 'update', $4, made.id, ${auditOf(resource, 'old')}, ${auditOf(resource, 'made')}
      from made join old on old.id = made.id`,
      [JSON.stringify(given), actor.userId, actor.entryId, resource.name, actor.token?.id ?? null],
    ),
  );
}

/** Runs each row's hooks on what is stored, as after a POST or PUT. */
async function runHooks(
  executor: Executor,
  resource: Resource,
  actor: Actor,
  hooks: Hooks,
  rows: readonly (Creation | Change)[],
): Promise<void> {
  const byId = await readWhole(executor, resource, rows);
  for (const row of rows) {
    const record = byId.get(row.id);
    const before = 'before' in row ? row.before : null;
    if (record) await checkAndFollow(executor, hooks, { actor, before, record, secrets: {} });
  }
}

const typedNames = (resource: Resource): string[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => isStored(field) && !isStamped(field) && !holdsFiles(field))
    .map(([name]) => name);

const columnOf = (name: string): string => quote(snakeCase(name));

/** Columns that no declaration names are the status. */
function typed(resource: Resource, name: string): string {
  const field = resource.fields[name];
  return `${quote(name)} ${field ? kindOf(field).type : 'boolean'}`;
}
