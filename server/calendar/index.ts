import type { FastifyInstance } from 'fastify';
import { calendarCalls as calls } from '../../domain/calls/calendar.ts';
import { translate } from '../../lib/language.ts';
import type { Deps } from '../deps.ts';
import { notFound, ok, route } from '../http/index.ts';
import { readEventQuery } from './event-query.ts';
import { readFeed } from './feed.ts';
import { eventsBetween } from './list-events.ts';
import { readSubscription, renewSubscription, revokeSubscription } from './subscription.ts';

/** Against guessing addresses. Requests are not logged, since the address is the key. */
const feedOptions = {
  config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
  logLevel: 'error',
} as const;

/** Routes for the user's calendar, and its address for other programs (SPEC A1 People, B6). */
export function registerCalendar(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, calls.listEvents, async ({ actor, request }) => {
    const { kinds, ...span } = readEventQuery(request.query as Record<string, unknown>);
    return ok(await eventsBetween(db, actor, kinds, span));
  });
  route(app, calls.readSubscription, async ({ actor }) => ok(await readSubscription(db, actor)));
  route(app, calls.renewSubscription, async ({ actor, reply }) => {
    reply.header('cache-control', 'no-store');
    return ok(await renewSubscription(deps, actor), 'Alamat kalender dibuat');
  });
  route(app, calls.revokeSubscription, async ({ actor }) =>
    ok(await revokeSubscription(db, actor), 'Alamat kalender dicabut'),
  );
  route(
    app,
    calls.feed,
    async ({ params, reply }) => {
      const token = /^([\w-]{43})\.ics$/.exec(params.file)?.[1];
      if (!token)
        throw notFound(translate({ id: 'Kalender ini tidak ada.', en: 'This calendar does not exist.' }));
      const text = await readFeed(deps, token);
      return reply
        .headers({
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="naskah.ics"',
          'cache-control': 'private, no-cache',
          'x-robots-tag': 'noindex',
        })
        .send(text);
    },
    feedOptions,
  );
}
