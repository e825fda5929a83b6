import { accessRequests } from './archive/index.ts';
import type { Registered } from './behaviour/index.ts';
import { tickets } from './help/index.ts';
import { delegations } from './jobs/notify-delegations.ts';

/** Handlers, checks and hooks of the product's declarations; tests/declared adds its own to them. */
export const behaviours: readonly Registered[] = [accessRequests, delegations, tickets];
