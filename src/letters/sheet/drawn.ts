import type { useNaskah } from '../../../dataProvider/index.ts';

/** A letter's pages as the typesetter draws them. */
export type Drawn = NonNullable<Awaited<ReturnType<ReturnType<typeof useNaskah>['letterPages']>>>;

/** A line of a drawn page, in points. */
export type LinePlace = { page: number; x: number; y: number; size: number };
