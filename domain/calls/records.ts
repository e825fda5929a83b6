import { z } from 'zod';
import { contractNames } from '../../resources/contract-names.ts';
import { embedName, type Field, isRequired, isWriteOnly, type Resource } from '../../resources/declare.ts';
import { type FieldKind, type FieldOf, isLong } from '../../resources/kinds/index.ts';
import { day, id, moment } from './define-call.ts';

/** A record that another refers to; `isActive` only of a single record, only where false. */
const reference = z
  .object({ id, label: z.string().nullable(), isActive: z.literal(false).optional() })
  .meta({ id: 'Reference' });

const records = new Map<string, z.ZodObject>();

/** A declared resource's record, as calls answer it; lists omit long texts that no column shows. */
export function recordOf(resource: Resource): z.ZodObject {
  const known = records.get(resource.entity) ?? recordFrom(resource);
  records.set(resource.entity, known);
  return known;
}

function recordFrom(resource: Resource): z.ZodObject {
  const fields = Object.entries(resource.fields).filter(([, field]) => !isWriteOnly(field));
  const shape = fields.flatMap(([name, field]): [string, z.ZodType][] => {
    const value = answerOf(field).meta({ title: field.label.id });
    const isInLists = !isLong(field) || resource.columns.includes(name);
    const own: [string, z.ZodType] = [name, isInLists ? value : value.optional()];
    if (field.kind === 'reference') return [own, [embedName(name), reference.nullable()]];
    return field.kind === 'references' ? [own, [embedName(name), z.array(reference)]] : [own];
  });
  return z
    .object({
      id,
      ...Object.fromEntries(shape),
      ...(resource.parent && { hasChildren: z.boolean().optional() }),
      ...Object.fromEntries(contractNames(resource).map(([also]) => [also, z.string()])),
      isActive: z.boolean(),
      version: z.int(),
      createdAt: moment,
      updatedAt: moment,
      ...(resource.writableRows && { can: abilities.optional() }),
    })
    .meta({ id: resource.entity });
}

const abilities = z
  .object({ write: z.boolean() })
  .describe('Whether the reader may change this record; of others they may only read');

const orNull = (field: Field, value: z.ZodType): z.ZodType => (isRequired(field) ? value : value.nullable());
const choiceOf = ({ choices }: FieldOf<'choice' | 'choices'>) =>
  z.enum(choices.map(({ value }) => value) as [string, ...string[]]);

const answers = {
  text: (field) => orNull(field, z.string()),
  richText: (field) => orNull(field, z.string()),
  integer: (field) => orNull(field, z.int()),
  boolean: () => z.boolean(),
  date: (field) => orNull(field, day),
  choice: (field) => orNull(field, choiceOf(field)),
  choices: (field) => z.array(field.options.others ? z.string() : choiceOf(field)),
  reference: (field) => orNull(field, id),
  references: () => z.array(id),
} satisfies { [K in FieldKind]: (field: FieldOf<K>) => z.ZodType };

const answerOf = (field: Field): z.ZodType => (answers[field.kind] as (field: Field) => z.ZodType)(field);
