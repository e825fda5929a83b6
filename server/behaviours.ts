import type { Registered } from './behaviour/index.ts';

/** Handlers, checks and hooks of the product's declarations; tests put those of tests/declared in their place. */
export const behaviours: readonly Registered[] = [];
