import type { z as zod } from 'zod';

// Apart from what it means (trigger-conditions.ts): the first screen loads the declarations.

/** What must hold of a letter's or a record's fields. Given zod, as fields of JSON are. */
export const conditionsSchema = (z: typeof zod) =>
  z.strictObject({
    match: z.enum(['all', 'any']),
    rules: z
      .array(
        z.strictObject({
          field: z.string().max(60),
          operator: z.string().max(20),
          values: z.array(z.string().max(200)).max(20),
        }),
      )
      .max(10),
  });
type Stored = zod.infer<ReturnType<typeof conditionsSchema>>;
/** Which there are is asked where a field is known (trigger-conditions.ts). */
export type Operator = 'is' | 'isNot' | 'contains' | 'lacks' | 'between' | 'filled' | 'empty';
export type ConditionRule = Omit<Stored['rules'][number], 'operator'> & { operator: Operator };
export type Conditions = Omit<Stored, 'rules'> & { rules: ConditionRule[] };
