import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * GET /client.json: what the operator has decided for the browser (DESIGN 4, SENTRY_DSN and ANALYTICS_URL). Public, as the
 * front end is: it holds nothing but addresses that every browser is sent to anyway, and null where there are none.
 */
export function registerClientSettings(app: FastifyInstance, { config }: { config: Config }): void {
  const settings = { errorReports: config.sentryDsn ?? null, visits: config.analyticsUrl ?? null };
  app.get('/client.json', { config: { public: true }, schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(settings),
  );
}

/** Where else than to this server the browser may send something: only where the operator has said so. */
export const outsideAddresses = ({
  sentryDsn,
  analyticsUrl,
}: Pick<Config, 'sentryDsn' | 'analyticsUrl'>): string[] =>
  [sentryDsn, analyticsUrl].flatMap((address) => (address ? [new URL(address).origin] : []));
