import { z } from 'zod';
import { contractNames } from '../../resources/contract-names.ts';
import { embedName, isLong, isWriteOnly, type Resource } from '../../resources/declare.ts';
import { answerOf } from '../../resources/kinds/answers.ts';
import { id, moment } from './define-call.ts';

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
      ...(resource.life && { stageSince: moment }),
      ...(resource.life
        ? { can: lifeAbilities.optional() }
        : resource.writableRows && { can: abilities.optional() }),
    })
    .meta({ id: resource.entity });
}

const lifeAbilities = z
  .object({
    write: z.boolean(),
    events: z.array(
      z.object({
        event: z.string(),
        /** Why not now, and the fields to fill. */
        blockedBy: z.object({ message: z.string(), fields: z.array(z.string()) }).optional(),
      }),
    ),
  })
  .describe('Whether the reader may change this record, and the events they may fire on it');

const abilities = z
  .object({ write: z.boolean() })
  .describe('Whether the reader may change this record; of others they may only read');
