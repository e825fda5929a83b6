import type { LeftWork } from '../calls/letters/shapes/left-work.ts';

export type { LeftWork } from '../calls/letters/shapes/left-work.ts';

/** How many are handed over. */
export const handedCount = ({ drafts, returned, underWay }: LeftWork): number => drafts + returned + underWay;
