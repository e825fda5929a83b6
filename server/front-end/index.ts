import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { translate } from '../../lib/language.ts';
import { hasDotFile } from './dot-file.ts';

const built = join(import.meta.dirname, '../../dist');

/** API addresses have `api` as second segment (SPEC A6), or first when a client omits the service. */
const isCall = (url: string): boolean => /^(\/[^/?]+)?\/api([/?]|$)|^\/user\/processing-unit/.test(url);

/**
 * Hashed files are immutable, the page is revalidated. Every other address gets the page: routes live in the
 * browser (SPEC A1).
 */
export async function registerFrontEnd(app: FastifyInstance): Promise<void> {
  const hasPage = existsSync(join(built, 'index.html'));
  if (hasPage) {
    await app.register(async (files) => {
      // Only front-end files need neither key nor session.
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
      // One route per file, so that other addresses get the page; for the thousand assets that would take 10 MB.
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
      message: translate({ id: 'Alamat ini tidak ada.', en: 'There is nothing at this address.' }),
      errors: {},
    });
  });
}

/** Sends the page; never cached by the browser, because it names the newest files. */
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
