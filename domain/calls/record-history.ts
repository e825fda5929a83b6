import { z } from 'zod';
import { id, listOf, moment } from './define-call.ts';

/** One field of one change; references as {id, label}, formatted text as plain text, secrets never. */
const fieldChange = z.object({
  field: z.string(),
  label: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

/** A row of a part, by its first field: its place before (removed) or after, from 1, and the fields that changed. */
const rowChange = z
  .object({
    id,
    change: z.enum(['added', 'removed', 'changed']),
    place: z.int(),
    label: z.string(),
    changes: z.array(fieldChange),
  })
  .meta({ id: 'RowChange' });
export type RowChange = z.infer<typeof rowChange>;

/** The rows of a part are told one by one; `before` and `after` then say how many there are. */
export const change = fieldChange.extend({
  rows: z.array(rowChange).optional(),
  /** Rows that stayed stand in another order. */
  isReordered: z.boolean().optional(),
});
export type Change = z.infer<typeof change>;

const historyItem = z
  .object({
    id: z.string(),
    at: moment,
    action: z.string(),
    by: z.object({ id, label: z.string(), urlImage: z.string().nullable() }).nullable(),
    /** The post of the actor, and on whose behalf they acted. */
    as: z.object({ label: z.string() }).nullable(),
    /** The name of the API token it was done with. */
    via: z.string().nullable(),
    /** The masked field that was opened, and why. */
    revealed: z.object({ label: z.string(), reason: z.string() }).optional(),
    changes: z.array(change),
    /** A form can be filled with what some of the fields held before (`former`). */
    hasFormer: z.boolean().optional(),
  })
  .meta({ id: 'HistoryItem' });
export type HistoryItem = z.infer<typeof historyItem>;
export const history = listOf(historyItem);

/** What the fields of a change held before it, for a form to be filled with; reading it changes nothing. */
export const formerValues = z
  .object({
    at: moment,
    by: z.string().nullable(),
    /** As the record itself is answered, labels of references included. */
    values: z.record(z.string(), z.unknown()),
    /** What does not come back, or not all of it, and why. */
    left: z.array(z.object({ field: z.string(), label: z.string(), reason: z.string() })),
    /** Fields that the role does not see were changed as well, and stay as they are. */
    hasUnseen: z.boolean(),
  })
  .meta({ id: 'FormerValues' });
export type FormerValues = z.infer<typeof formerValues>;
