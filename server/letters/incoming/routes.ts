import type { FastifyInstance } from 'fastify';
import { letterCalls as calls } from '../../../domain/calls/letters/letters.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { findLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { listIncomingMails } from './mailbox/list-mails.ts';
import { correctPlaceOfPaper } from './place-of-paper.ts';
import { registeredBefore } from './registered-before.ts';
import { registeringQueue } from './registering-queue.ts';
import { proposeFromScan } from './scan/propose-from-scan.ts';

/** Actions on a registered letter besides reading; registering itself is its submit (SPEC B7). */
export function registeringRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.registeredBefore, async ({ actor, params }) => {
    const items = await registeredBefore(deps, actor, params.id);
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.scanProposals, async ({ actor, params }) =>
    ok(await proposeFromScan(deps, actor, params.id)),
  );
  const { incomingBox } = deps.config;
  if (incomingBox)
    deps.jobs.schedule('fetch-incoming-mail', '*/2 * * * *', async () => {
      // Its libraries are loaded where a box is set.
      const { fetchMails } = await import('./mailbox/fetch-mails.ts');
      await fetchMails(deps, incomingBox);
    });
  route(app, calls.incomingMails, async ({ actor }) => {
    const items = await listIncomingMails(deps, actor);
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.registering, async ({ actor }) => {
    const items = await registeringQueue(deps.db, actor);
    return ok({ items, totalCount: items.length });
  });
  route(app, calls.correctPaperPlace, async ({ actor, params, body }) => {
    await correctPlaceOfPaper(deps, actor, params.id, body);
    const letter = await findLetter(deps.db, actor, params.id);
    return ok(await presentLetter(deps.db, actor, letter, deps.config.publicUrl), 'Tersimpan');
  });
}
