import { sql } from 'drizzle-orm';
import { formSchema } from '../../domain/calls/action-calls.ts';
import { translate } from '../../lib/language.ts';
import type { Action } from '../../resources/actions/action.ts';
import { allowsAction, formResource } from '../../resources/actions/action-rules.ts';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { resourceNamed } from '../../resources/index.ts';
import { fieldErrors } from '../../resources/schema.ts';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/index.ts';
import type { Acted, ActedFile, Handler } from '../behaviour/index.ts';
import {
  applyChange,
  auditable,
  checkReferences,
  type Hooks,
  inTransaction,
  lockedRows,
  meetsRule,
  prepare,
  type Row,
  refusalOf,
  refuseEnded,
  tableName,
} from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { isId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { changedByOther, conflict, forbidden, invalid, notFound } from '../http/index.ts';

export type Acting = {
  name: string;
  action: Action;
  handler: Handler;
  /** Rows the actor reads, and those on which the action is theirs. */
  reads: RowRule;
  rule: RowRule;
  hooks?: Hooks | undefined;
};
export type Asked = { ids: readonly string[]; values: Row; version?: number | undefined };

/**
 * Runs an action in one transaction: on all of its records, or on none. Everything is judged on the locked rows.
 * @param asked reads the body, which is refused last
 * @throws Refusal 404 unseen; 403 not theirs to act on; 409 a record does not allow it, or changed since it was read;
 * 422 at the form's fields
 */
export async function runAction(
  deps: Deps,
  resource: Resource,
  actor: Actor,
  { name, action, handler, reads, rule, hooks }: Acting,
  ids: readonly string[],
  asked: () => Omit<Asked, 'ids'>,
): Promise<Acted | ActedFile> {
  if (!ids.every(isId)) throw notFound();
  try {
    return await inTransaction(deps.db, async (tx) => {
      const locked = await lockedRows(tx, resource, ids);
      const records = ids.map((id) => {
        const row = locked.get(id.toLowerCase());
        if (!row || !meetsRule(reads, row)) throw notFound();
        return row;
      });
      if (!records.every((row) => meetsRule(rule, row))) throw forbidden();
      for (const row of records) refuseActing(resource, action, row, records.length);
      const { version, values: given } = asked();
      if (version !== undefined && records.some((row) => row.version !== version)) throw changedByOther();
      const values = await checkedForm(tx, resource, name, action, given);
      const audited = new Set<unknown>();
      const latest = new Map(records.map((row) => [row.id, row]));
      const change = async (record: Row, changes: Row): Promise<Row> => {
        const before = latest.get(record.id) ?? record;
        refuseEnded(resource, before);
        audited.add(record.id);
        const after = await applyChange(tx, resource, {
          ...{ actor, rule, before, values: changes, secrets: {}, hooks },
          ...{ action: auditedAs(name), given: values, asServer: true },
        });
        latest.set(record.id, after);
        return after;
      };
      const done = await handler({ tx, deps, actor, records, values, change });
      await recordAudit(
        tx,
        ...(records.length > 0 ? records.filter(({ id }) => !audited.has(id)) : [undefined]).map((row) => ({
          actor,
          action: auditedAs(name),
          resource: resource.name,
          recordId: row ? String(row.id) : null,
          before: row && auditable(row),
          after: { ...(row && auditable(row)), given: values },
        })),
      );
      return done ?? {};
    });
  } catch (error) {
    throw refusalOf(error, resource) ?? error;
  }
}

/** How the history knows an action from the writes of every record. */
const auditedAs = (name: string): string => `action:${name}`;

/** @throws Refusal 409 naming the record where there are several */
function refuseActing(resource: Resource, action: Action, row: Row, count: number): void {
  if (allowsAction(resource, action, row)) return;
  const name = resource.represent
    .map((field) => row[field])
    .filter(Boolean)
    .join(' ');
  const of = count > 1 ? ` (${name})` : '';
  throw conflict(
    translate({
      id: `“${action.label.id}” tidak dapat dilakukan pada keadaan ${resource.singular.id} ini sekarang${of}.`,
      en: `“${action.label.en}” cannot be done as this ${resource.singular.en} stands now${of}.`,
    }),
  );
}

/** @throws Refusal 422 at the fields */
async function checkedForm(
  tx: Executor,
  owner: Resource,
  name: string,
  action: Action,
  given: Row,
): Promise<Row> {
  const read = formSchema(action).safeParse(given);
  if (!read.success) throw invalid(fieldErrors(read.error));
  const form = formResource(owner, name, action);
  const { values } = prepare(form, read.data);
  await refuseMissing(tx, form, values);
  await checkReferences(tx, form, values);
  return values;
}

/**
 * A stored reference is found missing by its foreign key; a form has none.
 * @throws Refusal 422 at the fields
 */
async function refuseMissing(tx: Executor, { fields }: Resource, values: Row): Promise<void> {
  const errors: Record<string, string[]> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'reference' || !values[name]) continue;
    const table = sql.raw(tableName(resourceNamed(field.to)));
    const { rows } = await tx.execute(sql`select 1 from ${table} where id = ${values[name]}::uuid`);
    if (rows.length === 0)
      errors[name] = [translate({ id: 'Pilihan ini tidak ada.', en: 'This choice does not exist.' })];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
