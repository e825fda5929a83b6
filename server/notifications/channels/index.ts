import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { passOn, type ReviewLink } from './pass-on.ts';
import { passOnJob } from './pass-on-job.ts';
import { pushJob } from './push/push-job.ts';
import { sendPush } from './push/send-push.ts';
import { channelRoutes } from './routes.ts';

export { noticeMail } from './notice-mail.ts';
export { peopleToMail } from './people-to-mail.ts';
export { sendDigests } from './send-digests.ts';

/** Notices go out by mail, digest and to browsers as their people want it. */
export function registerChannels(app: FastifyInstance, deps: Deps, reviewLink: ReviewLink): void {
  deps.jobs.handle(passOnJob, ({ ids }) => passOn(deps, ids, reviewLink));
  deps.jobs.handle(pushJob, (work, { now }) => sendPush(deps, work, now));
  channelRoutes(app, deps);
}
