import { plusDays } from '../../../lib/wib.ts';
import { type CalendarFace, isStamped, type Resource } from '../../../resources/declare.ts';
import type { Row } from '../record.ts';

/** Whether the viewer's role may set the days that a record stands on. */
export function hasMovableDays(resource: Resource, { from, to }: CalendarFace): boolean {
  return [from, to].every((name) => {
    if (name === undefined) return true;
    const field = resource.fields[name];
    const isFixed = field && 'fixed' in field.options && field.options.fixed === true;
    return field !== undefined && !isStamped(field) && !isFixed && !resource.locked?.includes(name);
  });
}

/** A record's days so many days later, as values to save; a moment keeps its clock. */
export function movedDays({ from, to }: CalendarFace, row: Row, by: number): Record<string, string> {
  const moved = [from, to].flatMap((name): [string, string][] => {
    const value = name === undefined ? undefined : row[name];
    return name !== undefined && typeof value === 'string' && value
      ? [[name, plusDays(value.slice(0, 10), by) + value.slice(10)]]
      : [];
  });
  return Object.fromEntries(moved);
}
