import type { Deps } from '../deps.ts';
import { triggerJob } from './happened.ts';
import { runTrigger } from './run-trigger.ts';

/** Triggers are run by the job queue (SPEC B5). Apart from index.ts: letters tell of events, and this looks at letters. */
export function registerTriggers(deps: Deps): void {
  deps.jobs.handle(triggerJob, (work, { now }) => runTrigger(deps, work, now));
}
