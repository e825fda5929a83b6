import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { say } from '../../lib/language.ts';
import { hasDotFile } from './dot-file.ts';

const built = join(import.meta.dirname, '../../dist');

/**
 * Calls of the API have `api` as second segment (SPEC A6), or as first where a client leaves the service out; every
 * other unknown address is the front end's to judge.
 */
const isCall = (url: string): boolean => /^(\/[^/?]+)?\/api([/?]|$)|^\/user\/processing-unit/.test(url);

/**
 * Serves the built front end: compressed beforehand, hashed files for ever, the page itself always asked for anew.
 * Every address that is not a call gets the page, since routes live in the browser (SPEC A1, history mode).
 */
export async function registerFrontEnd(app: FastifyInstance): Promise<void> {
  const hasPage = existsSync(join(built, 'index.html'));
  if (hasPage) {
    await app.register(async (files) => {
      // Only here: files of the front end need neither key nor session, everything else does.
      files.addHook('onRoute', (route) => {
        route.config = { ...route.config, public: true };
      });
      const settings = {
        decorateReply: false,
        preCompressed: true,
        cacheControl: false,
        index: false,
      } as const;
      await files.register(staticFiles, {
        ...settings,
        root: join(built, 'assets'),
        prefix: '/assets/',
        setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
      });
      // A route for each of these few, so that every other address is the page's. For the thousand files of the assets
      // the routes alone would take 10 MB.
      await files.register(staticFiles, {
        ...settings,
        root: built,
        wildcard: false,
        globIgnore: ['assets/**'],
        setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
      });
    });
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const wantsPage =
      request.method === 'GET' &&
      !isCall(request.url) &&
      !/\/assets\//.test(request.url) &&
      !hasDotFile(request.url);
    if (hasPage && wantsPage) return sendPage(request, reply);
    return reply.status(404).send({
      statusCode: 404,
      message: say({ id: 'Alamat ini tidak ada.', en: 'There is nothing at this address.' }),
      errors: {},
    });
  });
}

/** The page itself, as it was built; never kept by the browser, since it names the newest files. */
function sendPage(request: FastifyRequest, reply: FastifyReply) {
  const compressed = `${join(built, 'index.html')}.br`;
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(compressed);
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  if (takesBrotli) reply.header('content-encoding', 'br');
  return reply.send(readFileSync(takesBrotli ? compressed : join(built, 'index.html')));
}
