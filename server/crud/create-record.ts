import type { Resource } from '../../resources/declare.ts';
import { createSchema, fieldErrors } from '../../resources/schema.ts';
import { newId } from '../db/ids.ts';
import type { Deps } from '../deps.ts';
import { invalid } from '../http/index.ts';
import type { Who } from '../who.ts';
import { refusalOf } from './database-refusal.ts';
import type { Hooks, Row } from './hooks.ts';
import { stampsOf } from './stamp.ts';
import { anyTableOf } from './table.ts';
import { afterWrite, checkReferences, prepare } from './write-record.ts';

/**
 * Stores a new record, with its audit row in the same transaction.
 * @returns its id
 * @throws Refusal 422 naming every field that is wrong, taken by another record, or refers to nothing
 */
export async function createRecord(
  { db }: Deps,
  resource: Resource,
  who: Who,
  body: unknown,
  hooks?: Hooks,
): Promise<string> {
  const checked = createSchema(resource).safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  const { values, secrets } = prepare(resource, checked.data as Row);
  try {
    return await db.transaction(async (tx) => {
      await checkReferences(tx, resource, values);
      const [record] = (await tx
        .insert(anyTableOf(resource) as never)
        .values({ ...values, ...stampsOf(resource, who), id: newId() } as never)
        .returning()) as Row[];
      await afterWrite(tx, resource, hooks, {
        who,
        action: 'create',
        before: null,
        record: record as Row,
        secrets,
      });
      // A view may have an id of its own for it.
      return String((record as Row).id);
    });
  } catch (error) {
    throw refusalOf(error, resource) ?? error;
  }
}
