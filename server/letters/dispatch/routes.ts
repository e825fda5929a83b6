import type { FastifyInstance } from 'fastify';
import { dispatchCalls as calls } from '../../../domain/calls/letters/dispatch.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { mailFailedJob } from '../../mail/index.ts';
import { sendFile } from '../reading/sent-file.ts';
import { dispatchLetter } from './dispatch-letter.ts';
import { notifyFailedDispatch } from './notify-failed.ts';
import { proveDispatch } from './prove-dispatch.ts';
import { listDispatches, readProof } from './read-dispatches.ts';

/** A receipt travels in the body. */
const bodyLimit = 8 * 1024 * 1024;

/** Dispatches of signed letters outside the company, and their proof of delivery (SPEC B1.4). */
export function dispatchRoutes(app: FastifyInstance, deps: Deps): void {
  deps.jobs.handle(mailFailedJob, ({ mailId }) => notifyFailedDispatch(deps, mailId));
  route(app, calls.list, async ({ actor, params }) => ok(await listDispatches(deps, actor, params.id)));
  route(app, calls.proof, async ({ reply, actor, params }) =>
    sendFile(reply, await readProof(deps, actor, params.id, params.dispatchId)),
  );
  route(app, calls.dispatch, async ({ actor, params, body }) => {
    await dispatchLetter(deps, actor, params.id, body);
    return ok(await listDispatches(deps, actor, params.id), 'Pengiriman dicatat');
  });
  route(
    app,
    calls.prove,
    async ({ actor, params: { id, dispatchId }, body }) => {
      await proveDispatch(deps, actor, id, dispatchId, body);
      return ok(await listDispatches(deps, actor, id), 'Bukti pengiriman dicatat');
    },
    { bodyLimit },
  );
}
