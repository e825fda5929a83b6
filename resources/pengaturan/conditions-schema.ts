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
          operator: z.enum(['is', 'isNot', 'contains', 'lacks', 'between', 'filled', 'empty']),
          values: z.array(z.string().max(200)).max(20),
        }),
      )
      .max(10),
  });
export type Conditions = zod.infer<ReturnType<typeof conditionsSchema>>;
export type ConditionRule = Conditions['rules'][number];
export type Operator = ConditionRule['operator'];
