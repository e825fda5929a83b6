import { z } from 'zod';
import { versionRead, yesOrNo } from '../lib/body-parts.ts';
import { translate } from '../lib/language.ts';
import { type Field, isCreateOnly, isStamped, type RecordOf, type Resource } from './declare.ts';
import { unknownKeys } from './kinds/schema-parts.ts';
import { fieldSchema } from './kinds/schemas.ts';

const typedFields = (resource: Resource): [string, Field][] =>
  Object.entries(resource.fields).filter(([, field]) => !isStamped(field));

const changeableFields = (resource: Resource): [string, Field][] =>
  typedFields(resource).filter(([, field]) => !isCreateOnly(field));

/** Every declared field, nothing else. */
export const createSchema = (resource: Resource): z.ZodObject =>
  z
    .strictObject(
      {
        ...Object.fromEntries(typedFields(resource).map(([key, field]) => [key, fieldSchema(field, true)])),
        isActive: yesOrNo().default(true),
      },
      { error: unknownKeys },
    )
    .superRefine(checkOf(resource, true));

/** Validates some fields of a new record, for preview calls. */
export const partSchema = <F extends Record<string, Field>, Name extends keyof F & string>(
  { fields }: Resource<F>,
  names: readonly Name[],
) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, fieldSchema(fields[name] as Field, true)])) as {
      [K in Name]: z.ZodType<RecordOf<Resource<F>>[K], RecordOf<Resource<F>>[K]>;
    },
    { error: unknownKeys },
  );

/** Any declared fields, and optionally the version read (optimistic locking). */
export const updateSchema = (resource: Resource): z.ZodObject =>
  z
    .strictObject(
      {
        ...Object.fromEntries(
          changeableFields(resource).map(([key, field]) => [key, fieldSchema(field, false)]),
        ),
        isActive: yesOrNo().optional(),
        version: versionRead.optional(),
      },
      { error: unknownKeys },
    )
    .superRefine(checkOf(resource, false));

/** Runs the declaration's own check on whole records only: the server adds what a change omits. */
const checkOf =
  (resource: Resource, isNew: boolean) =>
  (values: Record<string, unknown>, context: z.RefinementCtx): void => {
    if (!resource.check || changeableFields(resource).some(([name]) => values[name] === undefined)) return;
    // A new record stands at the first stage; of a stored one only the server knows it.
    const stage = isNew && resource.life ? { stage: resource.life.begins } : {};
    for (const [name, messages] of Object.entries(resource.check({ ...values, ...stage })))
      for (const message of messages) context.addIssue({ code: 'custom', path: pathOf(name), message });
  };

/** A check names a cell of a row as `items.0.amount`. */
const pathOf = (name: string): (string | number)[] =>
  name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** `{field: [message]}` of a failed parse, as in SPEC A6; an unknown key is reported under its own name. */
export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  // A Map, since an unknown key may be called `toString`.
  const errors = new Map<string, string[]>();
  const add = (path: string, message: string) => {
    errors.set(path, [...(errors.get(path) ?? []), message]);
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        add([...issue.path, key].join('.'), translate({ id: 'Isian tidak dikenal.', en: 'Unknown field.' }));
    } else add(issue.path.join('.') || '_', issue.message);
  }
  return Object.fromEntries(errors);
}
