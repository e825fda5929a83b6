import type { Deps } from '../deps.ts';
import { triggerJob } from './emit-event.ts';
import { recordTriggerJob, runRecordTrigger } from './records/run-record-trigger.ts';
import { runTrigger } from './run-trigger.ts';

/** Not in index.ts, to avoid an import cycle: letters emit events (SPEC B5), triggers read letters. */
export function registerTriggers(deps: Deps): void {
  deps.jobs.handle(triggerJob, (work, { now }) => runTrigger(deps, work, now));
  deps.jobs.handle(recordTriggerJob, (work, { now }) => runRecordTrigger(deps, work, now));
}
