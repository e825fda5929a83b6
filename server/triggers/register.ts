import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { recordTriggerJob, triggerJob } from './emit-event.ts';
import { runRecordTrigger } from './records/run-record-trigger.ts';
import { triggerRoutes } from './routes.ts';
import { runTrigger } from './run-trigger.ts';
import { deliverCall } from './webhook/deliver-call.ts';
import { webhookJob } from './webhook/send-call.ts';

/** Not in index.ts, to avoid an import cycle: letters emit events (SPEC B5), triggers read letters. */
export function registerTriggers(app: FastifyInstance, deps: Deps): void {
  deps.jobs.handle(triggerJob, (work, { now }) => runTrigger(deps, work, now));
  deps.jobs.handle(recordTriggerJob, (work, { now }) => runRecordTrigger(deps, work, now));
  deps.jobs.handle(webhookJob, (work) => deliverCall(deps, work));
  triggerRoutes(app, deps);
}
