import type { FastifyInstance } from 'fastify';
import { serverCalls } from '../../domain/calls/server-state.ts';
import type { Config } from '../config.ts';
import { route } from '../http/index.ts';

/**
 * GET /client.json: the operator's settings for the browser (DESIGN 4, SENTRY_DSN and ANALYTICS_URL). Public: it
 * holds only addresses every browser contacts anyway, null where unset.
 */
export function registerClientSettings(app: FastifyInstance, { config }: { config: Config }): void {
  const settings = { errorReports: config.sentryDsn ?? null, visits: config.analyticsUrl ?? null };
  route(app, serverCalls.clientSettings, ({ reply }) => {
    reply.header('cache-control', 'no-cache');
    return settings;
  });
}

/** Origins besides this server to which the browser may send data; only those the operator has set. */
export const outsideAddresses = ({
  sentryDsn,
  analyticsUrl,
}: Pick<Config, 'sentryDsn' | 'analyticsUrl'>): string[] =>
  [sentryDsn, analyticsUrl].flatMap((address) => (address ? [new URL(address).origin] : []));
