import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { translate } from '../../lib/language.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { forbidden, Refusal, unauthorised } from '../http/index.ts';
import type { ActorCache } from './actor-cache.ts';
import { apiTokenHash, isApiToken, loadActorByToken } from './api-tokens/find-token.ts';
import { loadActor } from './load-actor.ts';
import type { TokenMaker } from './tokens.ts';
import { createTurns } from './turns.ts';
import { assertOnlyLooks } from './view-as/may-view.ts';
import { viewedActor } from './view-as/viewed-actor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every non-public request; reading it on a public one throws. */
    actor: Actor;
  }
  interface FastifyContextConfig {
    /** Answered without API key and without sign-in. */
    public?: boolean;
    /** Answered without sign-in, but with the API key. */
    anonymous?: boolean;
    /** Refuses API tokens: only the user's own session may call this route. */
    personal?: boolean;
    /** Answered also to who signed in with a password that must be changed first. */
    beforeOwnPassword?: boolean;
    /** A response that stays open while the client is connected: exempt from the per-user queue. */
    stream?: boolean;
  }
}

export type Asker = { actorOf: (request: FastifyRequest) => Promise<Actor | undefined> };

/** Checks each request for the API key (identifies the client) and a valid token before reading anything else. */
export function authenticate(app: FastifyInstance, deps: Deps, tokens: TokenMaker, cache: ActorCache): Asker {
  app.decorateRequest('actor', null as unknown as Actor);
  const expected = Buffer.from(deps.config.apiKey);
  const turns = createTurns();
  const asker = createAsker(deps, tokens, cache);
  app.addHook('onRequest', async (request, reply) => {
    const { config } = request.routeOptions;
    if (config.public || request.is404) return;
    if (!matches(request, expected))
      throw unauthorised(translate({ id: 'Kunci API tidak dikenal.', en: 'The API key is not known.' }));
    if (config.anonymous) return;
    const actor = await asker.actorOf(request);
    if (!actor) throw unauthorised();
    if (actor.token) assertTokenMay(actor.token.access, request);
    if (actor.mustChangePassword && !config.beforeOwnPassword) throw ownPasswordFirst();
    if (actor.viewing) assertOnlyLooks(request);
    request.actor = actor;
    if (config.stream) return;
    const giveBack = await turns.take(whoActs(actor));
    // Covers both the response and a client disconnect, which may happen while the request still queues.
    if (reply.raw.destroyed) giveBack();
    else reply.raw.once('close', giveBack);
    turnsOf.set(request, giveBack);
  });
  app.addHook('onResponse', async (request) => turnsOf.get(request)?.());
  return asker;
}

/** Finds out who asks: the person of a session, or of an API token. */
function createAsker({ db }: Deps, tokens: TokenMaker, cache: ActorCache): Asker {
  return {
    actorOf: async (request) => {
      const given = bearer(request);
      if (isApiToken(given)) {
        const hash = apiTokenHash(given);
        const actor = await cache.find(hash, () => loadActorByToken(db, hash, request.ip));
        return actor?.token && actor.token.until > Date.now() ? actor : undefined;
      }
      const claims = await tokens.read(given);
      if (!claims) return undefined;
      const { sessionId, userId } = claims;
      const actor = await cache.find(sessionId, async () => {
        const own = await loadActor(db, sessionId, request.ip);
        return own?.looksAsOther ? ((await viewedActor(db, own)) ?? own) : own;
      });
      return actor && whoActs(actor) === userId ? actor : undefined;
    },
  };
}

/** @throws Refusal 403 for personal routes, and for writes with a read-only token */
function assertTokenMay(access: 'read' | 'write', { method, routeOptions }: FastifyRequest): void {
  if (routeOptions.config.personal)
    throw forbidden(
      translate({
        id: 'Token API tidak dapat melakukan ini. Masuk ke Naskah untuk melakukannya.',
        en: 'An API token cannot do this. Sign in to Naskah to do it.',
      }),
    );
  if (access === 'read' && method !== 'GET' && method !== 'HEAD')
    throw forbidden(
      translate({ id: 'Token API ini hanya untuk membaca.', en: 'This API token may only read.' }),
    );
}

/** The data tells other clients apart what the sentence tells people. */
const ownPasswordFirst = () =>
  new Refusal(
    403,
    translate({
      id: 'Kata sandi Anda diberikan administrator. Ganti dulu dengan kata sandi Anda sendiri.',
      en: 'An administrator gave you this password. Choose one of your own first.',
    }),
    undefined,
    { mustChangePassword: true },
  );

/** The person of the session, also while looking as another. */
const whoActs = ({ userId, viewing }: Actor): string => viewing?.by.userId ?? userId;

const turnsOf = new WeakMap<FastifyRequest, () => void>();

const bearer = (request: FastifyRequest): string => {
  const header = request.headers.authorization ?? '';
  return header.startsWith('Bearer ') ? header.slice(7) : '';
};

function matches(request: FastifyRequest, expected: Buffer): boolean {
  const given = Buffer.from(String(request.headers['x-api-key'] ?? ''));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
