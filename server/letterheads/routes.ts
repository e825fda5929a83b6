import type { FastifyInstance } from 'fastify';
import { logoCalls as calls } from '../../domain/calls/logos.ts';
import { logoFile, logoMessages } from '../../domain/letters/logo.ts';
import { translate } from '../../lib/language.ts';
import { mayUseResource } from '../../resources/access.ts';
import type { Resource } from '../../resources/declare.ts';
import { institution } from '../../resources/master-data/instansi.ts';
import { letterheadTemplate } from '../../resources/master-data/template-kop-surat.ts';

import { viewerOf } from '../actor.ts';
import { reachToWrite } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { downloadHeaders } from '../files/index.ts';
import { inLanguage, languageOf, ok, perPerson, Refusal, route } from '../http/index.ts';
import { readLogo, takeLogo } from './logos.ts';

const year = 365 * 86_400;
/** Above the logo limit, so that a slightly larger one gets the same refusal at its field. */
const bodyLimit = logoFile.mostBytes + 16 * 1024;

/**
 * Routes of logos: authors of letterheads and institutions upload them; all signed-in users may see them, as with /lookup of
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
    route(
      scope,
      calls.upload,
      async ({ request, actor }) => {
        const may = (resource: Resource, action: 'create' | 'change') =>
          mayUseResource(viewerOf(actor), resource, action);
        const actions = ['create', 'change'] as const;
        const owner =
          [letterheadTemplate, institution].find((one) => actions.some((action) => may(one, action))) ??
          letterheadTemplate;
        reachToWrite(request, owner, may(owner, 'create') ? 'create' : 'change');
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return ok({ logo: await takeLogo(deps, actor, content) });
      },
      { bodyLimit, ...perPerson(60) },
    );
  });
  route(app, calls.read, async ({ params, reply }) => {
    const { content, mimeType } = await readLogo(deps, params.hash);
    return reply
      .headers({
        ...downloadHeaders({ name: 'logo', mimeType }, { inline: true }),
        // Content behind its hash never changes.
        'cache-control': `private, max-age=${year}, immutable`,
      })
      .send(content);
  });
}

const tooLarge = () =>
  new Refusal(413, translate(logoMessages.tooLarge), { logo: [translate(logoMessages.tooLarge)] });
