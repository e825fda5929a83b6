import type { FastifyInstance } from 'fastify';
import { directoryCalls as calls } from '../../../domain/calls/directory.ts';
import { translate } from '../../../lib/language.ts';
import type { Deps } from '../../deps.ts';
import { type Begun, DirectoryError, directoryOf } from '../../directory/index.ts';
import { conflict, forbidden, ok, Refusal, route } from '../../http/index.ts';
import type { ActorCache } from '../actor-cache.ts';
import type { handSessions } from '../hand-sessions.ts';
import { recordRefused, whyOf } from '../record-refused.ts';
import { keepBegun, takeBegun } from './begun-cookie.ts';
import { keepProof } from './confirm.ts';
import { openByProvider } from './open-by-provider.ts';
import { faultWords, refusalOfFault } from './words.ts';

/** Each answer makes a call to the provider: so many from an address in a minute, an office of many people's. */
const seldom = { config: { rateLimit: { max: 300, timeWindow: '1 minute' } } };

/**
 * Signing in at the company's provider, and proving there once more who one is. The provider leads back to /login,
 * whose script hands its answer in: the cookies stay strict, and no address of ours leads anywhere else.
 */
export function oidcRoutes(
  app: FastifyInstance,
  deps: Deps,
  cache: ActorCache,
  { answerSignedIn }: ReturnType<typeof handSessions>,
): void {
  const { config } = deps;

  route(
    app,
    calls.begin,
    async ({ reply, body }) => {
      body();
      const { address, begun } = await explained(() => provider(deps).begin());
      keepBegun(reply, config, begun);
      return ok({ address });
    },
    seldom,
  );

  route(
    app,
    calls.finish,
    async ({ request, reply, body }) => {
      const { query, remember } = body();
      const begun = stillBegun(takeBegun(request, reply, config));
      const from = { address: request.ip, device: request.headers['user-agent'] ?? null, remember };
      const oidc = provider(deps);
      try {
        const proven = await explained(() => oidc.finish(begun, query));
        const opened = await openByProvider(deps, cache, proven, from);
        return ok(await answerSignedIn(request, reply, opened));
      } catch (error) {
        const tried = { userId: null, address: request.ip };
        if (error instanceof Refusal) await recordRefused(deps.db, tried, { count: 1 }, whyOf(error));
        throw error;
      }
    },
    seldom,
  );

  route(
    app,
    calls.beginProof,
    async ({ actor, reply, body }) => {
      body();
      const { address, begun } = await inSession(() => provider(deps).begin(true));
      keepBegun(reply, config, begun, actor.sessionId);
      return ok({ address });
    },
    seldom,
  );

  route(
    app,
    calls.finishProof,
    async ({ request, reply, actor, body }) => {
      const { query } = body();
      const kept = takeBegun(request, reply, config, actor.sessionId);
      const { person } = await inSession(() => provider(deps).finish(stillBegun(kept), query, true));
      reply.header('cache-control', 'no-store');
      return ok({ proof: await keepProof(deps.db, actor, person) });
    },
    seldom,
  );
}

/** @throws Refusal 403 where no provider is set */
function provider({ config }: Deps) {
  const { oidc } = directoryOf(config);
  if (!oidc)
    throw forbidden(
      translate({
        id: 'Masuk dengan akun perusahaan belum diatur.',
        en: 'Signing in with a company account is not set up.',
      }),
    );
  return oidc;
}

/** @throws Refusal 401 for an answer to an attempt that this browser did not begin, or too long ago */
function stillBegun(begun: Begun | undefined): Begun {
  if (!begun) throw new Refusal(401, translate(faultWords.stale));
  return begun;
}

/** In a session 401 would say that it has ended. */
async function inSession<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await explained(work);
  } catch (error) {
    if (error instanceof Refusal && error.statusCode === 401) throw conflict(error.message);
    throw error;
  }
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DirectoryError) throw refusalOfFault(error);
    throw error;
  }
}
