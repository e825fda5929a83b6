import type { FastifyInstance } from 'fastify';
import { proposalSteps } from '../../../domain/archive/retention-flow.ts';
import { retentionCalls as calls } from '../../../domain/calls/archive-retention.ts';
import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { downloadHeaders } from '../../files/index.ts';
import { badRequest, forbidden, notFound, ok, route } from '../../http/index.ts';
import { createProposal } from './create-proposal.ts';
import { dropUnits } from './drop-units.ts';
import { refuseProposal, withdrawProposal } from './end-proposal.ts';
import { assertRetains, findProposal } from './find-proposal.ts';
import { genuineMinutes } from './genuine-minutes.ts';
import { listDue } from './list-due.ts';
import { tryRetention } from './nightly-run.ts';
import { listProposals, readProposal } from './read-proposals.ts';
import { takeStep } from './take-step.ts';

/** Routes for retention (SPEC B4, DOMAIN 8): due units, proposals and their steps, minutes, and the nightly run. */
export function retentionRoutes(app: FastifyInstance, deps: Deps): void {
  const saved = async (actor: Actor, id: string) => ok(await readProposal(deps, actor, id), 'Tersimpan');
  route(app, calls.listDue, async ({ actor, list }) => ok(await listDue(deps, actor, list())));
  route(app, calls.tryRun, async ({ actor, request }) => {
    assertRetains(actor);
    if (!actor.isUnitKearsipan) throw forbidden();
    if ((request.query as { dryRun?: unknown }).dryRun !== 'true')
      throw badRequest({
        dryRun: [
          translate({
            id: 'Jalan malam berjalan sendiri; di sini hanya uji cobanya.',
            en: 'The nightly run starts by itself; here it can only be tried.',
          }),
        ],
      });
    return ok(await tryRetention(deps, actor, new Date()));
  });
  route(app, calls.list, async ({ actor, list }) => ok(await listProposals(deps, actor, list())));
  route(app, calls.read, async ({ actor, params }) => ok(await readProposal(deps, actor, params.id)));
  route(app, calls.readMinutes, async ({ actor, params, reply }) => {
    const { minutes } = await findProposal(deps.db, actor, params.id);
    if (!minutes)
      throw notFound(translate({ id: 'Berita acara belum ada.', en: 'There are no minutes yet.' }));
    const content = await genuineMinutes(deps, minutes);
    const name = `${minutes.number.replaceAll('/', '-')}.pdf`;
    return reply
      .headers(downloadHeaders({ name, mimeType: 'application/pdf' }, { inline: true }))
      .send(content);
  });
  route(app, calls.propose, async ({ actor, body }) => saved(actor, await createProposal(deps, actor, body)));
  route(app, calls.refuse, async ({ actor, params, body }) => {
    await refuseProposal(deps, actor, params.id, body);
    return saved(actor, params.id);
  });
  route(app, calls.withdraw, async ({ actor, params, body }) => {
    await withdrawProposal(deps, actor, params.id, body);
    return saved(actor, params.id);
  });
  route(app, calls.drop, async ({ actor, params, body }) => {
    await dropUnits(deps, actor, params.id, body);
    return saved(actor, params.id);
  });
  for (const step of proposalSteps)
    route(app, calls.takeStep(step), async ({ actor, params, body }) => {
      await takeStep(deps, actor, { id: params.id, step, body });
      return saved(actor, params.id);
    });
}
