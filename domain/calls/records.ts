import { z } from 'zod';
import { contractNames } from '../../resources/contract-names.ts';
import { type Field, isLong, isWriteOnly, type Resource } from '../../resources/declare.ts';
import { hideableNames } from '../../resources/field-rights.ts';
import { answerOf } from '../../resources/kinds/answers.ts';
import { countName, firstName, holdsFiles } from '../../resources/kinds/file/limits.ts';
import { briefName } from '../../resources/kinds/json/field.ts';
import { labelsOf } from '../../resources/kinds/reference/labels.ts';
import { id, moment } from './define-call.ts';

/** In lists in place of a field's files, or of JSON. */
const briefOf = (name: string, field: Field): [string, z.ZodType][] => {
  if (field.kind === 'json')
    return [[briefName(name), z.string().nullable().optional().describe('Di daftar, sebagai ganti isinya')]];
  return holdsFiles(field)
    ? [
        [countName(name), z.int().optional().describe('Di daftar, sebagai ganti isinya')],
        ...(field.kind === 'image'
          ? [[firstName(name), id.nullable().optional()] as [string, z.ZodType]]
          : []),
      ]
    : [];
};

const records = new Map<string, z.ZodObject>();

/** A declared resource's record, as calls answer it; lists omit long texts that no column shows. */
export function recordOf(resource: Resource): z.ZodObject {
  const known = records.get(resource.entity) ?? recordFrom(resource);
  records.set(resource.entity, known);
  return known;
}

function recordFrom(resource: Resource): z.ZodObject {
  const fields = Object.entries(resource.fields).filter(([, field]) => !isWriteOnly(field));
  const hideable = new Set(hideableNames(resource));
  const shape = fields.flatMap(([name, field]): [string, z.ZodType][] => {
    const isHideable = hideable.has(name);
    const isAlways =
      !isHideable &&
      !holdsFiles(field) &&
      field.kind !== 'json' &&
      (!isLong(field) || resource.columns.includes(name));
    const given = (value: z.ZodType, always: boolean): z.ZodType => (always ? value : value.optional());
    const value = answerOf(field).meta({
      title: field.label.id,
      ...(isHideable && { description: 'Absent for a role that does not see this field' }),
    });
    const own: [string, z.ZodType] = [name, given(value, isAlways)];
    const labels = labelsOf(name, field).map(([label, schema]): [string, z.ZodType] => [
      label,
      given(schema, !isHideable),
    ]);
    return [own, ...labels, ...briefOf(name, field)];
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
      can: abilitiesOf(resource).optional(),
      by: authors.optional(),
    })
    .meta({ id: resource.entity });
}

const authors = z
  .object({ created: z.string().nullable(), changed: z.string().nullable() })
  .describe('Of one record: who made it and who changed it last, for who may see its history');

const abilitiesOf = ({ life, actions }: Resource) =>
  z
    .object({
      write: z.boolean(),
      delete: z.boolean(),
      ...(life && {
        events: openEvents,
        remind: z.boolean().describe('Whether it waits for somebody else, whom the reader may remind'),
        note: z.boolean().describe('Whether the reader may write a note among its steps'),
      }),
      ...(actions && {
        actions: z.array(z.enum(Object.keys(actions))).describe('Actions they may do on it now'),
      }),
    })
    .describe(
      life
        ? 'Whether the reader may change this record, and the events they may fire on it'
        : 'What the reader may do to this record; without it, whatever their role may do here',
    );

const openEvents = z.array(
  z.object({
    event: z.string(),
    /** Why not now, and the fields to fill. */
    blockedBy: z.object({ message: z.string(), fields: z.array(z.string()) }).optional(),
  }),
);
