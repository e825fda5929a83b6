import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../../domain/calls/define-call.ts';
import { type Described, describeCalls } from './describe-calls.ts';
import { languageParameter } from './language.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The contracts of the registered calls, as `GET /letter/api/Letter/:id`. */
    calls: ReadonlyMap<string, Call>;
  }
}

/** `/openapi.json` and `/docs`: the API as its routes describe themselves. */
export async function registerApiDescription(app: FastifyInstance): Promise<void> {
  const calls = new Map<string, Call>();
  app.decorate('calls', calls);
  await app.register(swagger, {
    openapi: {
      info: { title: 'Naskah', version: '1', description: 'Naskah dinas dan arsip (SPEC A6, B7).' },
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', name: 'X-Api-Key', in: 'header' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ apiKey: [], bearer: [] }],
    },
    transformObject: (said) =>
      'openapiObject' in said
        ? saidInLanguages(describeCalls(said.openapiObject, calls.values()))
        : said.swaggerObject,
  });
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/docs') || route.url === '/openapi.json')
      route.config = { ...route.config, public: true };
    if (route.config?.call) calls.set(`${route.method} ${route.url}`, route.config.call);
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}

/** Declared once and referenced by every route. */
function saidInLanguages<Api extends Described>(api: Api): Api {
  const paths = Object.values(api.paths ?? {}) as Record<string, { parameters?: object[] }>[];
  const calls = paths.flatMap((path) => Object.values(path));
  for (const call of calls)
    call.parameters = [...(call.parameters ?? []), { $ref: '#/components/parameters/language' }];
  return { ...api, components: { ...api.components, parameters: { language: languageParameter } } };
}
