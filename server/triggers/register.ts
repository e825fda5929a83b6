import type { Deps } from '../deps.ts';
import { triggerJob } from './emit-event.ts';
import { runTrigger } from './run-trigger.ts';

/**
 * Registers triggers with the job queue (SPEC B5). Not in index.ts, to avoid an import cycle: letters emit events,
 * triggers read letters.
 */
export function registerTriggers(deps: Deps): void {
  deps.jobs.handle(triggerJob, (work, { now }) => runTrigger(deps, work, now));
}
