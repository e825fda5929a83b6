import type { Outage } from './outage.ts';

const minute = 60_000;
/** What nobody has met for so long is over. */
const overAfter = minute;
const toldAgainAfter = 60 * minute;

/**
 * Remembers which outages were told: a line tells of one, and one an hour while it lasts; a thousand would fill the disk
 * it may be about. @returns says whether this one is to be told
 */
export function outageNews(clock = () => performance.now()): (outage: Outage) => boolean {
  const known = new Map<Outage, { told: number; met: number }>();
  return (outage) => {
    const now = clock();
    const before = known.get(outage);
    const isNew = !before || now - before.met > overAfter || now - before.told > toldAgainAfter;
    known.set(outage, { told: isNew ? now : before.told, met: now });
    return isNew;
  };
}
