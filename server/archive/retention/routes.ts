import type { FastifyInstance } from 'fastify';
import { proposalSteps } from '../../../domain/archive/retention-flow.ts';
import { say } from '../../../lib/language.ts';
import type { Deps } from '../../deps.ts';
import { downloadHeaders } from '../../files/index.ts';
import { badRequest, forbidden, notFound, ok, readListQuery } from '../../http/index.ts';
import { createProposal } from './create-proposal.ts';
import { dropUnits } from './drop-units.ts';
import { refuseProposal, withdrawProposal } from './end-proposal.ts';
import { assertRetains, findProposal } from './find-proposal.ts';
import { genuineMinutes } from './genuine-minutes.ts';
import { listDue } from './list-due.ts';
import { tryRetention } from './nightly-run.ts';
import { listProposals, readProposal } from './read-proposals.ts';
import { takeStep } from './take-step.ts';

type ById = { Params: { id: string } };
type Query = { Querystring: Record<string, unknown> };

const base = '/arsip/api/Retention';

/** Routes for retention (SPEC B4, DOMAIN 8): due units, proposals and their steps, minutes, and the nightly run. */
export function retentionRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<Query>(`${base}/due`, { schema: docs('Berkas yang jatuh tempo') }, async ({ actor, query }) =>
    ok(await listDue(deps, actor, readListQuery(query))),
  );
  app.get<Query>(
    `${base}/run`,
    { schema: docs('Uji coba jalan malam: apa yang akan dilakukan, tanpa melakukannya') },
    async ({ actor, query }) => {
      assertRetains(actor);
      if (!actor.isUnitKearsipan) throw forbidden();
      if (query.dryRun !== 'true')
        throw badRequest({
          dryRun: [
            say({
              id: 'Jalan malam berjalan sendiri; di sini hanya uji cobanya.',
              en: 'The nightly run starts by itself; here it can only be tried.',
            }),
          ],
        });
      return ok(await tryRetention(deps, actor, new Date()));
    },
  );
  app.get<Query>(`${base}/proposals`, { schema: docs('Usul retensi') }, async ({ actor, query }) =>
    ok(await listProposals(deps, actor, readListQuery(query))),
  );
  app.get<ById>(`${base}/proposals/:id`, { schema: docs('Satu usul retensi') }, async ({ actor, params }) =>
    ok(await readProposal(deps, actor, params.id)),
  );
  app.get<ById>(
    `${base}/proposals/:id/minutes`,
    { schema: docs('Berita acara') },
    async ({ actor, params }, reply) => {
      const { minutes } = await findProposal(deps.db, actor, params.id);
      if (!minutes) throw notFound(say({ id: 'Berita acara belum ada.', en: 'There are no minutes yet.' }));
      const content = await genuineMinutes(deps, minutes);
      const name = `${minutes.number.replaceAll('/', '-')}.pdf`;
      return reply
        .headers(downloadHeaders({ name, mimeType: 'application/pdf' }, { inline: true }))
        .send(content);
    },
  );
  app.post(`${base}/proposals`, { schema: docs('Mulai usul', newBody) }, async ({ actor, body }) => {
    const id = await createProposal(deps, actor, body);
    return ok(await readProposal(deps, actor, id), 'Tersimpan');
  });
  const ends = { refuse: refuseProposal, withdraw: withdrawProposal, drop: dropUnits };
  for (const [verb, handle] of Object.entries(ends))
    app.post<ById>(
      `${base}/proposals/:id/${verb}`,
      { schema: docs(`Usul retensi: ${verb}`, reasonBody) },
      async ({ actor, params, body }) => {
        await handle(deps, actor, params.id, body);
        return ok(await readProposal(deps, actor, params.id), 'Tersimpan');
      },
    );
  for (const step of proposalSteps)
    app.post<ById>(
      `${base}/proposals/:id/${step}`,
      { schema: docs(`Usul retensi: ${step}`, stepBody) },
      async ({ actor, params, body }) => {
        await takeStep(deps, actor, { id: params.id, step, body });
        return ok(await readProposal(deps, actor, params.id), 'Tersimpan');
      },
    );
}

const docs = (summary: string, body?: object) => ({ tags: ['arsip'], summary, ...(body && { body }) });

const id = { type: 'string', format: 'uuid' };
const ids = { type: 'array', items: id };
const text = { type: 'string', nullable: true };
const newBody = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['transfer', 'destroy', 'permanent', 'appraise'] },
    filingUnitIds: ids,
    note: text,
  },
};
const reasonBody = { type: 'object', properties: { reason: text, filingUnitIds: ids } };
const stepBody = {
  type: 'object',
  properties: {
    note: text,
    password: { type: 'string' },
    decisions: { type: 'array', items: { type: 'object' } },
  },
};
