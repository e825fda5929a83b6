import { z } from 'zod';
import { versionRead, yesOrNo } from '../lib/body-parts.ts';
import { translate } from '../lib/language.ts';
import { fault } from '../lib/text-faults.ts';
import { type Field, isCreateOnly, isStamped, type RecordOf, type Resource } from './declare.ts';
import { emptying, hasConditions } from './field-conditions.ts';
import { unknownKeys } from './kinds/schema-parts.ts';
import { fieldSchema } from './kinds/schemas.ts';

const typedFields = (resource: Resource): [string, Field][] =>
  Object.entries(resource.fields).filter(([, field]) => !isStamped(field));

const changeableFields = (resource: Resource): [string, Field][] =>
  typedFields(resource).filter(([, field]) => !isCreateOnly(field));

/** Who may not be deactivated ends by an event, which asks why and tells whom it concerns. */
const statusOf = ({ deactivating }: Resource) =>
  deactivating === false
    ? yesOrNo().refine(
        (isActive) => isActive,
        fault({ id: 'Ini diakhiri lewat tindakannya.', en: 'An action of its own ends this.' }),
      )
    : yesOrNo();

/**
 * Every declared field, nothing else; what is not shown is emptied.
 * @param stage that of a restored record; a new one stands at the first
 */
export const createSchema = (resource: Resource, stage = resource.life?.begins): z.ZodObject =>
  z
    .strictObject(
      {
        ...Object.fromEntries(typedFields(resource).map(([key, field]) => [key, fieldSchema(field, true)])),
        isActive: statusOf(resource).default(true),
      },
      { error: unknownKeys },
    )
    .overwrite(onlyShown(resource, stage))
    .superRefine(checkOf(resource, stage));

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
        isActive: statusOf(resource).optional(),
        version: versionRead.optional(),
      },
      { error: unknownKeys },
    )
    .superRefine(checkOf(resource, undefined));

/** Of a whole record: every field it depends on is there. */
const onlyShown =
  ({ fields }: Resource, stage: string | undefined) =>
  <Values extends Record<string, unknown>>(values: Values): Values =>
    hasConditions(fields)
      ? ({ ...values, ...emptying(fields, { ...values, ...(stage !== undefined && { stage }) }) } as Values)
      : values;

/** Runs the declaration's own check on whole records only: the server adds what a change omits. */
const checkOf =
  (resource: Resource, stage: string | undefined) =>
  (values: Record<string, unknown>, context: z.RefinementCtx): void => {
    if (!resource.check || changeableFields(resource).some(([name]) => values[name] === undefined)) return;
    // Of a stored record only the server knows the stage.
    const whole = { ...values, ...(stage !== undefined && { stage }) };
    for (const [name, messages] of Object.entries(resource.check(whole)))
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
