import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mailedReviewCalls as calls } from '../../../domain/calls/letters/mailed-review.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { decideByMail, decideSignedIn, readMailedPages, readMailedReview } from './decide-by-mail.ts';

/** Deciding on a review by the links of its mail. Nobody guesses one; passwords are counted by person. */
export function mailedReviewRoutes(app: FastifyInstance, deps: Deps): void {
  const tokenOf = (request: FastifyRequest): string =>
    String((request.query as { token?: unknown }).token ?? '');
  const seldom = { config: { rateLimit: { max: 300, timeWindow: '10 minutes' } } };
  route(
    app,
    calls.read,
    async ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      return ok(await readMailedReview(deps, tokenOf(request)));
    },
    seldom,
  );
  route(
    app,
    calls.readPages,
    async ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      return ok({ drawn: await readMailedPages(deps, tokenOf(request), request.signal) });
    },
    seldom,
  );
  route(
    app,
    calls.decide,
    async ({ body, request }) => {
      const sent = body();
      const at = await decideByMail(deps, sent, request.ip);
      return ok({ decision: sent.decision, at: at.toISOString() });
    },
    seldom,
  );
  route(app, calls.decideSignedIn, async ({ actor, body }) => {
    const sent = body();
    return ok({ decision: sent.decision, at: (await decideSignedIn(deps, actor, sent)).toISOString() });
  });
}
