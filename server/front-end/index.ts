import { existsSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const built = join(import.meta.dirname, '../../dist');

/** Calls of the API have `api` as second segment (SPEC A6); every other unknown address is the front end's to judge. */
const isCall = (url: string): boolean => /^\/[^/?]+\/api(\/|$)|^\/user\/processing-unit/.test(url);

/**
 * Serves the built front end: compressed beforehand, hashed files for ever, the page itself always asked for anew.
 * Every address that is not a call gets the page, since routes live in the browser (SPEC A1, history mode).
 */
export async function registerFrontEnd(app: FastifyInstance): Promise<void> {
  const hasPage = existsSync(join(built, 'index.html'));
  if (hasPage) {
    // Files of the front end need neither key nor session.
    app.addHook('onRoute', (route) => {
      if (route.method === 'HEAD' || !isCall(route.url)) route.config = { ...route.config, public: true };
    });
    await app.register(staticFiles, {
      root: built,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const wantsPage = request.method === 'GET' && !isCall(request.url) && !/\/assets\//.test(request.url);
    if (hasPage && wantsPage) return reply.type('text/html; charset=utf-8').sendFile('index.html');
    return reply.status(404).send({ statusCode: 404, message: 'Alamat ini tidak ada.', errors: {} });
  });
}
