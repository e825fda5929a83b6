import type { DragEvent, ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import type { DayEvent } from './day-event.ts';

/** The hue an event has: its kind's, unless it is late or over. */
export const hueOf = ({ kind, isLate, isDone }: DayEvent): string => {
  if (isDone) return 'done';
  return isLate ? 'late' : kind;
};

type Props = {
  event: DayEvent;
  day: string;
  isFirstColumn: boolean;
  /** Over how many days its name may reach. */
  room: number;
  /** One-day event: bands come before it, so it needs no fixed row and its name may take two lines. */
  isLoose: boolean;
  /** Called with the event as it is dragged from this day; none for what stays where it is. */
  onDrag: ((isBegun: boolean) => void) | undefined;
};

/** One event in a day cell: its name on its first day and at week starts, a band in between. */
export function EventChip({ event, day, isFirstColumn, room, isLoose, onDrag }: Props) {
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
      title={[event.title, event.detail].filter(Boolean).join('. ')}
      onDrag={onDrag}
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
  onDrag?: Props['onDrag'];
  children: ReactNode;
  [data: `data-${string}`]: unknown;
};

/** A link where the event has a page. The grid is walked by day, so links are tabbed in the day list only. */
export function Linked({ href, isTabbable = true, onDrag, children, ...others }: LinkedProps) {
  const props = {
    ...others,
    ...(onDrag && {
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        onDrag(true);
      },
      onDragEnd: () => onDrag(false),
    }),
  };
  return href ? (
    <LinkBase to={href} {...props} {...(!isTabbable && { tabIndex: -1 })}>
      {children}
    </LinkBase>
  ) : (
    <span {...props}>{children}</span>
  );
}
