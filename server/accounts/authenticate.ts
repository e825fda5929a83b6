import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { say } from '../../lib/language.ts';
import type { Deps } from '../deps.ts';
import { forbidden, unauthorised } from '../http/index.ts';
import type { Who } from '../who.ts';
import { apiTokenHash, findWhoByToken, isApiToken } from './api-tokens/find-token.ts';
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
    /** For the person themselves: no API token may make this call, whatever it may otherwise. */
    personal?: boolean;
    /** Answered for as long as somebody listens: takes no turn among a person's calls. */
    stream?: boolean;
  }
}

export type Asker = { whoOf: (request: FastifyRequest) => Promise<Who | undefined> };

/** Asks every call for the API key (it names the client) and for a valid token, before anything else is read. */
export function authenticate(app: FastifyInstance, deps: Deps, tokens: TokenMaker, cache: WhoCache): Asker {
  app.decorateRequest('who', null as unknown as Who);
  const expected = Buffer.from(deps.config.apiKey);
  const turns = createTurns();
  const asker = createAsker(deps, tokens, cache);
  app.addHook('onRequest', async (request, reply) => {
    const { config } = request.routeOptions;
    if (config.public || request.is404) return;
    if (!matches(request, expected))
      throw unauthorised(say({ id: 'Kunci API tidak dikenal.', en: 'The API key is not known.' }));
    if (config.anonymous) return;
    const who = await asker.whoOf(request);
    if (!who) throw unauthorised();
    if (who.token) assertTokenMay(who.token.access, request);
    request.who = who;
    if (config.stream) return;
    const giveBack = await turns.take(who.userId);
    // Both when it is answered and when its sender has gone; a sender may go while the call still waits.
    if (reply.raw.destroyed) giveBack();
    else reply.raw.once('close', giveBack);
    turnsOf.set(request, giveBack);
  });
  app.addHook('onResponse', async (request) => turnsOf.get(request)?.());
  return asker;
}

/** Finds out who asks: the person of a session, or of an API token. */
function createAsker({ db }: Deps, tokens: TokenMaker, cache: WhoCache): Asker {
  return {
    whoOf: async (request) => {
      const given = bearer(request);
      if (isApiToken(given)) {
        const hash = apiTokenHash(given);
        const who = await cache.find(hash, () => findWhoByToken(db, hash, request.ip));
        return who?.token && who.token.until > Date.now() ? who : undefined;
      }
      const claims = await tokens.read(given);
      if (!claims) return undefined;
      const { sessionId, userId } = claims;
      const who = await cache.find(sessionId, () => findWho(db, sessionId, request.ip));
      return who?.userId === userId ? who : undefined;
    },
  };
}

/** @throws Refusal 403 for what a person must do themselves, and for changes by a token that only reads */
function assertTokenMay(access: 'read' | 'write', { method, routeOptions }: FastifyRequest): void {
  if (routeOptions.config.personal)
    throw forbidden(
      say({
        id: 'Token API tidak dapat melakukan ini. Masuk ke Naskah untuk melakukannya.',
        en: 'An API token cannot do this. Sign in to Naskah to do it.',
      }),
    );
  if (access === 'read' && method !== 'GET' && method !== 'HEAD')
    throw forbidden(say({ id: 'Token API ini hanya untuk membaca.', en: 'This API token may only read.' }));
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
