import type { CalendarFace, Resource } from '../../../resources/declare.ts';
import type { DayEvent } from '../../ui/calendar/day-event.ts';
import { formatTime } from '../../ui/format.ts';
import { titleOf } from '../cards/face-of.ts';
import { type Row, representationOf } from '../record.ts';

/** A record as it stands on its days. */
export function eventOf(resource: Resource, face: CalendarFace, row: Row, href: string): DayEvent {
  const { from, to } = face;
  const first = String(row[from] ?? '');
  const last = to ? String(row[to] ?? '') : '';
  const day = first.slice(0, 10);
  const clock = resource.fields[from]?.kind === 'dateTime' ? formatTime(first) : '';
  const title = titleOf(resource, row, face.title);
  const whole = representationOf(resource, row);
  return {
    ...{ id: row.id, kind: 'record', day, title, href },
    // A last day before the first counts as none.
    lastDay: [day, last.slice(0, 10)].toSorted().at(-1) ?? day,
    detail: [clock, whole.replace(title, '').trim()].filter(Boolean).join(' · '),
    // A stage that ends is over, as is what was deactivated.
    isDone: row.isActive === false || resource.life?.stages[String(row.stage)]?.ends === true,
    isLate: false,
  };
}
