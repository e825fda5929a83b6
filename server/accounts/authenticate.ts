import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { unauthorised } from '../http/index.ts';
import type { Who } from '../who.ts';
import { findWho } from './find-who.ts';
import type { TokenMaker } from './tokens.ts';
import { createTurns } from './turns.ts';
import type { WhoCache } from './who-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call that is not public; throws there when asked for on a public one. */
    who: Who;
  }
  interface FastifyContextConfig {
    /** Answered without API key and without sign-in. */
    public?: boolean;
    /** Answered without sign-in, but with the API key. */
    anonymous?: boolean;
  }
}

/** Asks every call for the API key (it names the client) and for a valid token, before anything else is read. */
export function authenticate(app: FastifyInstance, deps: Deps, tokens: TokenMaker, cache: WhoCache): void {
  app.decorateRequest('who', null as unknown as Who);
  const expected = Buffer.from(deps.config.apiKey);
  const turns = createTurns();
  app.addHook('onRequest', async (request, reply) => {
    const { config } = request.routeOptions;
    if (config.public || request.is404) return;
    if (!matches(request, expected)) throw unauthorised('Kunci API tidak dikenal.');
    if (config.anonymous) return;
    const claims = await tokens.read(bearer(request));
    if (!claims) throw unauthorised();
    const who = await cache.find(claims.sessionId, () => findWho(deps.db, claims.sessionId));
    if (!who || who.userId !== claims.userId) throw unauthorised();
    request.who = who;
    const giveBack = await turns.take(who.userId);
    // Both when it is answered and when its sender has gone; a sender may go while the call still waits.
    if (reply.raw.destroyed) giveBack();
    else reply.raw.once('close', giveBack);
    turnsOf.set(request, giveBack);
  });
  app.addHook('onResponse', async (request) => turnsOf.get(request)?.());
}

const turnsOf = new WeakMap<FastifyRequest, () => void>();

const bearer = (request: FastifyRequest): string => {
  const header = request.headers.authorization ?? '';
  return header.startsWith('Bearer ') ? header.slice(7) : '';
};

function matches(request: FastifyRequest, expected: Buffer): boolean {
  const given = Buffer.from(String(request.headers['x-api-key'] ?? ''));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
