import { type Urgency, urgencies } from './letter.ts';

/** Until when work on a letter should be done: the target hours of its urgency after it came to whoever has it (DOMAIN 3). */
export const targetAt = (since: string | Date, urgency: Urgency): Date =>
  new Date(new Date(since).getTime() + targetHours(urgency) * 3_600_000);

/** How long after one nudge the same holder may be nudged again. */
export const nudgePause = 4 * 3_600_000;

const targetHours = (urgency: Urgency): number =>
  urgencies.find((known) => known.value === urgency)?.targetHours ?? 120;
