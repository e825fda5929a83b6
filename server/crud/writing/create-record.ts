import { recordCalls } from '../../../domain/calls/record-calls.ts';
import { translate } from '../../../lib/language.ts';
import { numberingOf, type Resource, type RowRule } from '../../../resources/declare.ts';
import { holdsFiles } from '../../../resources/kinds/file/limits.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import type { Actor } from '../../actor.ts';
import type { Executor } from '../../db/executor.ts';
import { newId } from '../../db/ids.ts';
import type { Deps } from '../../deps.ts';
import { conflict, invalid } from '../../http/index.ts';
import type { Hooks, Row } from '../hooks.ts';
import { answerableParts, saveParts, withoutParts } from '../parts/save-parts.ts';
import { getRecord } from '../reading/get-record.ts';
import { checkReferences } from '../references/check-references.ts';
import { abilitiesOf, refuseUnfillable, refuseUngiven, seenFor } from '../rights/role-view.ts';
import { refuseOutOfReach } from '../rights/row-rule.ts';
import { refusalOf } from '../sql/database-refusal.ts';
import { anyTableOf, isStored } from '../sql/table.ts';
import { inTransaction } from '../sql/transaction.ts';
import { refuseLocked } from './conditional-fields.ts';
import { insertRecord } from './insert-record.ts';
import { linkFiles } from './link-files.ts';
import { stampsOf } from './stamp.ts';
import { takeNumbers } from './take-numbers.ts';
import { afterWrite, beforeWrite, looksAtStored, prepare } from './write-record.ts';

/**
 * Stores a new record, with its audit row in the same transaction.
 * @returns the record as the actor may see it
 * @throws Refusal 403 where the role cannot fill a required field; 422 naming every field that is wrong, not unique, refers to a missing or inactive record, or
 * would put the record out of the actor's reach
 */
export async function createRecord(
  deps: Deps,
  resource: Resource,
  actor: Actor,
  body: unknown,
  rule: RowRule,
  hooks?: Hooks,
): Promise<Row> {
  refuseUnfillable(actor, resource);
  const seen = seenFor(actor, resource);
  refuseUngiven(seen, body);
  const checked = recordCalls(resource).create.body.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  refuseLocked(seen, undefined, checked.data as Row);
  const { values, secrets, created } = prepare(resource, checked.data as Row);
  const record = { ...values, ...stampsOf(resource, actor), id: newId() };
  try {
    if (rule !== true || !isPlain(resource, hooks)) {
      const { id, parts } = await inTransaction(deps.db, (tx) =>
        createWithin(tx, resource, actor, { record, secrets, created }, rule, hooks),
      );
      return await getRecord(deps.pool, seen, id, rule, abilitiesOf(actor, resource), parts);
    }
    const inserted = await insertRecord(deps.pool, resource, actor, record);
    if (inserted) return inserted;
    await checkReferences(deps.db, resource, record);
    throw conflict(
      translate({
        id: 'Pilihannya sedang diubah orang lain. Coba lagi sebentar.',
        en: 'Somebody else is changing what was chosen. Try again in a moment.',
      }),
    );
  } catch (error) {
    throw refusalOf(error, resource) ?? error;
  }
}

/** One statement suffices: no hook, no secret, no lists of references, no files, a table of its own. */
const isPlain = (resource: Resource, hooks: Hooks | undefined): boolean =>
  !hooks?.beforeWrite &&
  !looksAtStored(hooks) &&
  !resource.view &&
  Object.values(resource.fields).every(
    (field) => field.kind !== 'references' && !holdsFiles(field) && isStored(field) && !numberingOf(field),
  );

/**
 * Creates a dependent record in the transaction that creates its owner.
 * @returns its id
 * @throws Refusal 422 naming fields of this resource
 */
export async function createBeside(
  tx: Executor,
  resource: Resource,
  actor: Actor,
  body: Row,
  rule: RowRule,
  hooks?: Hooks,
): Promise<string> {
  const checked = recordCalls(resource).create.body.safeParse(body);
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  const { values, ...others } = prepare(resource, checked.data as Row);
  const record = { ...values, ...stampsOf(resource, actor), id: newId() };
  try {
    return (await createWithin(tx, resource, actor, { record, ...others }, rule, hooks)).id;
  } catch (error) {
    throw refusalOf(error, resource) ?? error;
  }
}

/**
 * Stores a checked new record in an open transaction, with its hook and its audit row.
 * @returns its id, and the rows of its parts where they can be answered as they were saved
 * @throws Refusal 422 as createRecord does, naming fields of this resource
 */
async function createWithin(
  tx: Executor,
  resource: Resource,
  actor: Actor,
  given: { record: Row; secrets: Record<string, string>; created: Row },
  rule: RowRule,
  hooks: Hooks | undefined,
): Promise<{ id: string; parts?: Record<string, Row[]> | undefined }> {
  const values = await beforeWrite(tx, hooks, { actor, before: null, values: given.record });
  await checkReferences(tx, resource, { ...values, ...given.created });
  const stored = await linkFiles(tx, resource, actor, values, String(values.id));
  const [numbers = {}] = await takeNumbers(tx, resource, 1);
  const [own] = (await tx
    .insert(anyTableOf(resource) as never)
    .values({ ...withoutParts(resource, stored), ...numbers } as never)
    .returning()) as Row[];
  // A view may have an id of its own for it.
  const id = String((own as Row).id);
  const parts = (await saveParts(tx, resource, [{ id, values }])).get(id);
  const record: Row = { ...own, ...parts };
  refuseOutOfReach(resource, rule, record, Object.keys(values));
  await afterWrite(tx, resource, hooks, {
    actor,
    action: 'create',
    before: null,
    record,
    secrets: given.secrets,
    created: given.created,
  });
  // A hook may have changed them since.
  return { id, parts: hooks?.afterWrite || !parts ? undefined : answerableParts(resource, parts) };
}
