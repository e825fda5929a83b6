import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import type { CalendarEvent } from '../../domain/calls/calendar.ts';

/** The hue an event has: its kind's, unless it is late or over. */
export const hueOf = ({ kind, isLate, isDone }: CalendarEvent): string => {
  if (isDone) return 'done';
  return isLate ? 'late' : kind;
};

type Props = {
  event: CalendarEvent;
  day: string;
  isFirstColumn: boolean;
  /** Over how many days its name may reach. */
  room: number;
  /** One-day event: bands come before it, so it needs no fixed row and its name may take two lines. */
  isLoose: boolean;
};

/** One event in a day cell: its name on its first day and at week starts, a band in between. */
export function EventChip({ event, day, isFirstColumn, room, isLoose }: Props) {
  const isNamed = event.day === day || isFirstColumn;
  return (
    <Linked
      href={event.href}
      isTabbable={false}
      className="calendar-chip"
      data-hue={hueOf(event)}
      data-loose={isLoose || undefined}
      data-goes-on={event.lastDay > day || undefined}
      data-came={event.day < day || undefined}
      title={`${event.title}. ${event.detail}`}
    >
      <span
        className={isNamed ? 'calendar-chip-name' : 'sr-only'}
        style={isNamed && room > 1 ? { width: `${room * 100}%` } : undefined}
      >
        {event.title}
      </span>
    </Linked>
  );
}

type LinkedProps = {
  href: string | null;
  isTabbable?: boolean;
  className: string;
  title?: string;
  children: ReactNode;
  [data: `data-${string}`]: unknown;
};

/** A link where the event has a page. The grid is walked by day, so links are tabbed in the day list only. */
export function Linked({ href, isTabbable = true, children, ...props }: LinkedProps) {
  return href ? (
    <LinkBase to={href} {...props} {...(!isTabbable && { tabIndex: -1 })}>
      {children}
    </LinkBase>
  ) : (
    <span {...props}>{children}</span>
  );
}
