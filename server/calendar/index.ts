import type { FastifyInstance } from 'fastify';
import { say } from '../../lib/language.ts';
import type { Deps } from '../deps.ts';
import { notFound, ok } from '../http/index.ts';
import { readEventQuery } from './event-query.ts';
import { readFeed } from './feed.ts';
import { eventsBetween } from './list-events.ts';
import { readSubscription, renewSubscription, revokeSubscription } from './subscription.ts';

const base = '/calendar/api';
const tags = ['calendar'];
const day = { type: 'string', format: 'date' };
type Feed = { Params: { file: string } };
type Asked = { Querystring: Record<string, unknown> };

/** Routes for the user's calendar, and its address for other programs (SPEC A1 People, B6). */
export function registerCalendar(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const querystring = { type: 'object', properties: { from: day, to: day, kinds: { type: 'string' } } };
  app.get<Asked>(
    `${base}/Event`,
    { schema: { tags, summary: 'Agenda antara dua hari', querystring } },
    async (request) => {
      const { kinds, ...span } = readEventQuery(request.query);
      return ok(await eventsBetween(db, request.actor, kinds, span));
    },
  );
  const subscription = `${base}/Subscription`;
  // The address is itself a key: no API token may create or read one.
  const config = { personal: true };
  app.get(subscription, { config, schema: { tags, summary: 'Langganan kalender' } }, async (request) =>
    ok(await readSubscription(db, request.actor)),
  );
  app.post(
    subscription,
    { config, schema: { tags, summary: 'Buat atau perbarui alamat kalender' } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return ok(await renewSubscription(deps, request.actor), 'Alamat kalender dibuat');
    },
  );
  app.delete(subscription, { config, schema: { tags, summary: 'Cabut alamat kalender' } }, async (request) =>
    ok(await revokeSubscription(db, request.actor), 'Alamat kalender dicabut'),
  );
  app.get<Feed>(
    `${base}/Feed/:file`,
    {
      // Public for programs that know the address; rate-limited against guessing. Requests are not logged, since
      // the address is the key.
      config: { public: true, rateLimit: { max: 120, timeWindow: '1 minute' } },
      logLevel: 'error',
      schema: { tags, summary: 'Kalender sebagai iCalendar', security: [] },
    },
    async (request, reply) => {
      const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
      if (!token) throw notFound(say({ id: 'Kalender ini tidak ada.', en: 'This calendar does not exist.' }));
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
  );
}
