import { z } from 'zod';
import { recordId } from '../../../lib/body-parts.ts';
import { translate } from '../../../lib/language.ts';
import { fault } from '../../../lib/text-faults.ts';
import { conditionFaults, emptying, hasConditions } from '../../field-conditions.ts';
import type { Field } from '../index.ts';
import { labelsOf } from '../reference/labels.ts';
import { unknownKeys } from '../schema-parts.ts';
import { limitsOf, type PartRow, type PartsField } from './field.ts';
import { typedIn } from './typed.ts';

/** @param schemaOf the schema of a field inside: each row is whole */
export function partsSchema(
  field: PartsField<Field>,
  whole: boolean,
  schemaOf: (field: Field, whole: boolean) => z.ZodType,
): z.ZodType {
  const { least, most } = limitsOf(field);
  const inner = Object.entries(typedIn(field)).map(([name, each]) => [name, schemaOf(each, true)] as const);
  const plain = z.strictObject(
    { id: recordId(unknownRow).nullish(), ...Object.fromEntries(inner) },
    { error: unknownKeys },
  );
  // Hundreds of rows pay for each step.
  const row = hasConditions(field.fields) ? plain.overwrite(emptyHidden).superRefine(meetConditions) : plain;
  const list = z
    .array(row, fault({ id: 'Kirim daftar baris.', en: 'Send a list of rows.' }))
    .max(most, fault({ id: `Paling banyak ${most} baris.`, en: `At most ${most} rows.` }))
    .min(least, fault({ id: `Isi paling sedikit ${least} baris.`, en: `Enter at least ${least} rows.` }))
    .superRefine(refuseTwice);
  if (!whole) return list.optional();
  return least > 0 ? list : list.default([]);

  function emptyHidden<Row extends Record<string, unknown>>(values: Row): Row {
    return { ...values, ...emptying(field.fields, values) };
  }
  function meetConditions(values: Record<string, unknown>, context: z.RefinementCtx): void {
    for (const [name, [message]] of Object.entries(conditionFaults(field.fields, values)))
      context.addIssue({ code: 'custom', path: [name], message });
  }
}

export const unknownRow = {
  id: 'Baris ini bukan bagian data ini.',
  en: 'This row does not belong to this record.',
};

function refuseTwice(rows: readonly PartRow[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [at, { id }] of rows.entries()) {
    if (!id) continue;
    if (seen.has(id.toLowerCase()))
      context.addIssue({
        code: 'custom',
        path: [at, 'id'],
        message: translate({ id: 'Baris ini sudah ada di atas.', en: 'This row is already above.' }),
      });
    seen.add(id.toLowerCase());
  }
}

/** @param answerOf the schema of a stored value inside */
export const partsAnswer = (field: PartsField<Field>, answerOf: (field: Field) => z.ZodType): z.ZodType =>
  z.array(
    z.object({
      id: z.guid(),
      ...Object.fromEntries(
        Object.entries(field.fields).flatMap(([name, each]) => [
          [name, answerOf(each).meta({ title: each.label.id })],
          ...labelsOf(name, each),
        ]),
      ),
    }),
  );
