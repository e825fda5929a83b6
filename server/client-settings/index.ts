import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/**
 * GET /client.json: settings for the browser (DESIGN 4). Public: only addresses every browser contacts anyway,
 * null where unset.
 */
export function registerClientSettings(app: FastifyInstance, { config }: { config: Config }): void {
  const settings = { errorReports: config.sentryDsn ?? null, visits: config.analyticsUrl ?? null };
  app.get('/client.json', { config: { public: true }, schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(settings),
  );
}

/** Origins besides this server to which the browser may send data; only those the operator has set. */
export const outsideAddresses = ({
  sentryDsn,
  analyticsUrl,
}: Pick<Config, 'sentryDsn' | 'analyticsUrl'>): string[] =>
  [sentryDsn, analyticsUrl].flatMap((address) => (address ? [new URL(address).origin] : []));
