import type { FastifyInstance, FastifyRequest } from 'fastify';
import { letterheadTemplate } from '../../resources/master-data/template-kop-surat.ts';
import { reachToWrite } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { downloadHeaders } from '../files/index.ts';
import { ok } from '../http/index.ts';
import { readLogo, takeLogo } from './logos.ts';

const base = '/master-data/api/Logo';
const year = 365 * 86_400;
const documented = (summary: string) => ({ tags: ['master-data'], summary });

/** Whoever draws up letterheads uploads logos; everybody who is signed in sees them, as /lookup of letterheads says them. */
export function registerLetterheads(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What it is called matters to nobody: what is in it is looked at, and refused at its field.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: Buffer | undefined }>(
      base,
      {
        schema: documented('Unggah logo kop surat'),
        config: {
          rateLimit: {
            max: 60,
            timeWindow: '1 minute',
            hook: 'preHandler',
            keyGenerator: (request: FastifyRequest) => request.who.userId,
          },
        },
      },
      async (request) => {
        reachToWrite(request, letterheadTemplate);
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return ok({ logo: await takeLogo(deps, content) });
      },
    );
  });
  app.get<{ Params: { hash: string } }>(
    `${base}/:hash`,
    { schema: documented('Logo kop surat') },
    async (request, reply) => {
      const { content, mimeType } = await readLogo(deps, request.params.hash);
      return reply
        .headers({
          ...downloadHeaders({ name: 'logo', mimeType }, { inline: true }),
          // What is behind the hash of its content never changes.
          'cache-control': `private, max-age=${year}, immutable`,
        })
        .send(content);
    },
  );
}
