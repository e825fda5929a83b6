import type { z as zod } from 'zod';

// Apart from what it does (arrangement-adjustments.ts): the first screen loads the declarations.

const adjustableRows = ['to', 'from', 'urgency', 'subject', 'attachments', 'date'] as const;
export type AdjustableRow = (typeof adjustableRows)[number];
const labelled = ['number', ...adjustableRows, 'about', 'firstParty', 'copies'] as const;
export type Labelled = (typeof labelled)[number];

/** Bounds of margins in millimetres, and of labels in characters. */
export const adjustable = { least: 15, most: 40, label: 40 } as const;

/** What an administrator changes of a kind of paper. Given zod, as fields of JSON are. */
export const adjustmentsSchema = (z: typeof zod) => {
  const margin = z.int().min(adjustable.least).max(adjustable.most).optional();
  const label = z
    .string()
    .trim()
    .min(1)
    .max(adjustable.label)
    .regex(/^[^\p{C}]*$/u);
  return z.strictObject({
    margins: z.strictObject({ top: margin, right: margin, bottom: margin, left: margin }).optional(),
    labels: z.partialRecord(z.enum(labelled), label).optional(),
    order: z.array(z.enum(adjustableRows)).max(adjustableRows.length).optional(),
    hidden: z.array(z.enum(adjustableRows)).max(adjustableRows.length).optional(),
  });
};
export type Adjustments = zod.infer<ReturnType<typeof adjustmentsSchema>>;
