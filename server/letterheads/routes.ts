import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logoFile, logoWords } from '../../domain/letters/logo.ts';
import { say } from '../../lib/language.ts';
import { letterheadTemplate } from '../../resources/master-data/template-kop-surat.ts';
import { reachToWrite } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { downloadHeaders } from '../files/index.ts';
import { inLanguage, languageOf, ok, Refusal } from '../http/index.ts';
import { readLogo, takeLogo } from './logos.ts';

const base = '/master-data/api/Logo';
const year = 365 * 86_400;
const tags = ['master-data'];
/** Above the logo limit, so that a slightly larger one gets the same refusal at its field. */
const bodyLimit = logoFile.mostBytes + 16 * 1024;

/**
 * Routes of logos: authors of letterheads upload them; all signed-in users may see them, as with /lookup of
 * letterheads.
 */
export function registerLetterheads(app: FastifyInstance, deps: Deps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Accepts any content type: the content is checked, and refused at its field.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error: Error & { statusCode?: number }, request) => {
      throw error.statusCode === 413 ? inLanguage(languageOf(request), tooLarge) : error;
    });
    scope.post<{ Body: Buffer | undefined }>(
      base,
      {
        bodyLimit,
        schema: takeLogoSchema,
        config: {
          rateLimit: {
            max: 60,
            timeWindow: '1 minute',
            hook: 'preHandler',
            keyGenerator: (request: FastifyRequest) => request.actor.userId,
          },
        },
      },
      async (request) => {
        reachToWrite(request, letterheadTemplate);
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return ok({ logo: await takeLogo(deps, request.actor, content) });
      },
    );
  });
  app.get<{ Params: { hash: string } }>(
    `${base}/:hash`,
    { schema: readLogoSchema },
    async (request, reply) => {
      const { content, mimeType } = await readLogo(deps, request.params.hash);
      return reply
        .headers({
          ...downloadHeaders({ name: 'logo', mimeType }, { inline: true }),
          // Content behind its hash never changes.
          'cache-control': `private, max-age=${year}, immutable`,
        })
        .send(content);
    },
  );
}

const tooLarge = () => new Refusal(413, say(logoWords.tooLarge), { logo: [say(logoWords.tooLarge)] });

const hash = { type: 'string', pattern: logoFile.pattern, description: 'SHA-256 dari isinya' } as const;
const bytes = { type: 'string', format: 'binary' } as const;
const answered = (data: object) => ({
  type: 'object',
  description: 'OK',
  properties: { statusCode: { type: 'integer' }, message: { type: 'string' }, data },
});
const takeLogoSchema = {
  tags,
  summary: 'Unggah logo kop surat',
  consumes: [...logoFile.types],
  body: bytes,
  response: { 200: answered({ type: 'object', properties: { logo: hash } }) },
};
const readLogoSchema = {
  tags,
  summary: 'Logo kop surat',
  params: { type: 'object', properties: { hash }, required: ['hash'] },
  produces: [...logoFile.types],
  response: { 200: { ...bytes, description: 'Gambarnya' } },
};
