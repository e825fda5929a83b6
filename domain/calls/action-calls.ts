import { z } from 'zod';
import { versionRead } from '../../lib/body-parts.ts';
import { fault } from '../../lib/text-faults.ts';
import type { Action, ActionPlace } from '../../resources/actions/action.ts';
import { formResource } from '../../resources/actions/action-rules.ts';
import { isRequired, type Resource } from '../../resources/declare.ts';
import { unknownKeys } from '../../resources/kinds/schema-parts.ts';
import { fieldSchema } from '../../resources/kinds/schemas.ts';
import { type Call, defineCall, fileOf, id, once } from './define-call.ts';
import { chosenIds } from './record-bulk.ts';
import { baseOf, tagsOf } from './record-calls.ts';
import { recordOf } from './records.ts';

const odd = fault({ id: 'Isian tidak dikenal.', en: 'Unknown field.' });

/** What every action is given; its form's values are read by `formSchema`, so that their faults stand at its fields. */
const given = z.strictObject(
  { values: z.record(z.string(), z.unknown(), odd).optional() },
  { error: unknownKeys },
);
const onRecord = given.extend({ version: versionRead.optional() });
const onSelection = given.extend({ ids: chosenIds });
const bodies = { record: onRecord, selection: onSelection, list: given };

/** The form's values, nothing else. */
export const formSchema = ({ form = {} }: Action) =>
  z.strictObject(
    Object.fromEntries(Object.entries(form).map(([name, field]) => [name, fieldSchema(field, true)])),
    { error: unknownKeys },
  );

/** An action on a record, on chosen ones, or on none, in one transaction: all of them or none. */
export function actionCall(resource: Resource, name: string, action: Action, place: ActionPlace) {
  const base = baseOf(resource);
  const record = once(() => recordOf(resource));
  return defineCall({
    method: 'POST',
    path: `${base}${place === 'record' ? '/:id' : ''}/actions/${name}`,
    summary: `${action.label.id} (${resource.singular.id})`,
    ...(action.form && { description: describeForm(resource, name, action) }),
    tags: tagsOf(resource),
    body: bodies[place],
    get answer() {
      return action.file
        ? fileOf(action.file)
        : z.object({
            /** As it is now; null of several or none, and where it is gone or out of reach. */
            record: record().nullable(),
            /** How many were acted on. */
            count: z.int(),
            /** What it says of itself, in the reader's language. */
            message: z.string().nullable(),
            /** The record it leads to. */
            opens: z.object({ resource: z.string(), id }).nullable(),
          });
    },
    errors: {
      403: 'Bukan hak pengirim',
      409: 'Keadaan data tidak mengizinkannya, atau data sudah diubah orang lain',
    },
  } satisfies Call);
}
export type ActionDone = {
  record: Record<string, unknown> | null;
  count: number;
  message: string | null;
  opens: { resource: string; id: string } | null;
};

const describeForm = (resource: Resource, name: string, action: Action): string =>
  `values: ${Object.entries(formResource(resource, name, action).fields)
    .map(([field, declared]) => `${field} (${declared.label.id}${isRequired(declared) ? ', wajib' : ''})`)
    .join(', ')}.`;
