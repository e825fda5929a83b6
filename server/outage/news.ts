import type { Outage } from './outage.ts';

const minute = 60_000;
/** An outage not met for this long (milliseconds) is over. */
const overAfter = minute;
const toldAgainAfter = 60 * minute;

/**
 * One line per outage, then one an hour: a thousand would fill the disk it may be about.
 * @returns decides whether this one is reported
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
