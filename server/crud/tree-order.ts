import type { Resource } from '../../resources/declare.ts';
import { quote } from './columns.ts';
import { snakeCase } from './table.ts';

/** The field that keeps the order of siblings, where a declaration has one: people may put them in their own order. */
export const orderField = (resource: Resource): string | undefined =>
  resource.parent && resource.fields.sortOrder?.kind === 'integer' ? 'sortOrder' : undefined;

/** How siblings stand: in their own order first, those without one after them, then as lists are sorted. */
export function siblingOrder(resource: Resource): string {
  const own = orderField(resource);
  const { field, order } = resource.sort;
  const parts = own ? [`t.${quote(snakeCase(own))} asc nulls last`] : [];
  if (field !== own) parts.push(`t.${quote(snakeCase(field))} ${order}`);
  return [...parts, `t.id ${order}`].join(', ');
}

/** A number for each of a row of siblings that needs another one, by its place in the row. */
export type Renumbering = { at: number; order: number }[];

const step = 10;

/**
 * The numbers that put one of a row of siblings where it stands, changing as few others as can be.
 * @param orders the siblings' numbers in the wanted row, `null` for those without
 * @param at where the moved one stands
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

/** 10, 20, 30 up to the moved one and on, until what follows is greater anyway or has no number. */
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
