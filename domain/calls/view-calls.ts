import { z } from 'zod';
import type { Resource } from '../../resources/declare.ts';
import { day, defineCall, once } from './define-call.ts';
import { baseOf, filtersOf, tagsOf, turnOf } from './record-calls.ts';
import { recordOf } from './records.ts';

/** What values of a field come to; numbers as text, since a sum may have any length. */
const figure = z
  .object({
    sum: z.string().nullable().optional(),
    first: z.string().nullable().optional(),
    last: z.string().nullable().optional(),
    /** How many have a value. */
    filled: z.int().optional(),
  })
  .meta({ id: 'Figure' });
export type FigureValue = z.infer<typeof figure>;

/** Figures of the fields that `summary` names, by field. */
const figures = z.object({ count: z.int(), values: z.record(z.string(), figure) });

const summed = figures
  .extend({
    /** More than are summed up: no figure is given. */
    isTooMany: z.boolean(),
    /** With GroupBy: by value, null for none; of days by month. */
    groups: z.array(figures.extend({ key: z.string().nullable(), label: z.string().nullable() })).optional(),
    /** There are more groups. */
    isCut: z.boolean().optional(),
  })
  .meta({ id: 'Figures' });
export type Figures = z.infer<typeof summed>;

/** The calls of views beside the list, where a declaration has them. */
export function viewCalls(resource: Resource) {
  const base = baseOf(resource);
  const tags = tagsOf(resource);
  const one = resource.singular.id;
  const filters = {
    FirstChar: z.string().max(200).optional(),
    ...filtersOf(resource),
    ...turnOf(resource),
  };
  const days = once(() => z.object({ items: z.array(recordOf(resource)), isCut: z.boolean() }));
  return {
    figures: defineCall({
      method: 'GET',
      path: `${base}/figures`,
      summary: `Rangkuman ${one} yang cocok dengan saringan, juga per kelompok`,
      tags,
      query: z.object({
        GroupBy: z
          .enum(resource.groups ?? [])
          .describe('Kelompokkan menurut isian ini')
          .optional(),
        ...filters,
      }),
      answer: summed,
    }),
    calendar: defineCall({
      method: 'GET',
      path: `${base}/calendar`,
      summary: `${resource.label.id} antara dua hari`,
      tags,
      query: z.object({ FromDay: day, ToDay: day, ...filters }),
      get answer() {
        return days();
      },
    }),
  };
}
