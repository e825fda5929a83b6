import type { Resource } from '../../../resources/declare.ts';
import { quote } from '../sql/columns.ts';
import { sortedAs } from '../sql/natural-order.ts';
import { snakeCase } from '../sql/table.ts';

/** The field with the manual order of siblings, if declared. */
export const orderField = (resource: Resource): string | undefined =>
  resource.parent && resource.fields.sortOrder?.kind === 'integer' ? 'sortOrder' : undefined;

/** Sibling order: manual order first, then those without one, sorted as in lists. */
export function siblingOrder(resource: Resource): string {
  const own = orderField(resource);
  const { field, order } = resource.sort;
  const parts = own ? [`t.${quote(snakeCase(own))} asc nulls last`] : [];
  if (field !== own)
    parts.push(`${sortedAs(resource.fields[field], `t.${quote(snakeCase(field))}`)} ${order}`);
  return [...parts, `t.id ${order}`].join(', ');
}

/** New numbers for the siblings that need one, by their index. */
export type Renumbering = { at: number; order: number }[];

const step = 10;

/**
 * Computes numbers that place one sibling, changing as few others as possible.
 * @param orders the siblings' numbers in the wanted order, `null` for those without
 * @param at index of the moved one
 * @param most no number may be greater
 */
export function renumber(orders: (number | null)[], at: number, most = 2147483647): Renumbering {
  const before = orders.slice(0, at);
  const after = orders.slice(at + 1);
  if (!before.includes(null)) {
    const low = before.at(-1) ?? -1;
    const own = orders[at] ?? -1;
    if (own > low && own < (after[0] ?? most + 1)) return [];
    const between = numberBetween(Math.max(low, 0), after[0], most);
    if (between !== undefined) return [{ at, order: between }];
  }
  for (const wide of [step, 1]) {
    const made = inSteps(orders, at, wide);
    if (made.every(({ order }) => order <= most)) return made;
  }
  return [];
}

/** A free number, with room for more on both sides where there is some. */
function numberBetween(low: number, high: number | null | undefined, most: number): number | undefined {
  if (high === null || high === undefined) return low + step <= most ? low + step : undefined;
  const middle = Math.floor((low + high) / 2);
  return middle > low && middle < high ? middle : undefined;
}

/** Numbers 10, 20, 30 up to the moved one and on, until the next number is greater anyway or empty. */
function inSteps(orders: (number | null)[], at: number, wide: number): Renumbering {
  const made: Renumbering = [];
  let last = 0;
  for (const [place, order] of orders.entries()) {
    if (place > at && (order === null || order > last)) break;
    last += wide;
    if (order !== last) made.push({ at: place, order: last });
  }
  return made;
}
