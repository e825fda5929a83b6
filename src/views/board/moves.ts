import { translate } from '../../../lib/language.ts';
import { targetOf } from '../../../resources/life/next-stage.ts';
import { type Living, whoLabel } from '../life/holder.ts';
import type { Row } from '../record.ts';
import { boardMessages } from './messages.ts';

/** Where a card may go: by which event, or why not. */
export type Move = { stage: string; event?: string; reason?: string };

/** A move is an event, never a plain change of a field. */
export function movesOf(resource: Living, row: Row): Move[] {
  const { stages, events } = resource.life;
  const here = String(row.stage);
  return Object.keys(stages)
    .filter((stage) => stage !== here)
    .map((stage) => {
      const own = row.can?.events?.find(
        ({ event }) => events[event] && targetOf(events[event], row) === stage,
      );
      if (own?.blockedBy) return { stage, reason: own.blockedBy.message };
      if (own) return { stage, event: own.event };
      const others = Object.values(events).find(({ from, to }) => to === stage && from.includes(here));
      const who = [others?.by ?? []]
        .flat()
        .flatMap((one) => (one === 'holder' ? [] : (whoLabel(resource, one, row) ?? [])));
      const words = who.length > 0 ? boardMessages.only(who.join(', ')) : boardMessages.notYours;
      return { stage, reason: translate(words) };
    });
}
