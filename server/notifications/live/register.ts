import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notificationCalls } from '../../../domain/calls/notifications.ts';
import { translate } from '../../../lib/language.ts';
import { accessChannel, sessionsStillOpen } from '../../accounts/index.ts';
import { listenTo } from '../../db/listen.ts';
import type { Deps } from '../../deps.ts';
import { Refusal, route } from '../../http/index.ts';
import { createListeners, type Listener, type Topic } from './listeners.ts';
import { createDelivery, type LiveSources, together } from './notify-listeners.ts';
import { openStream } from './stream.ts';

/** NOTIFY channel for changed notifications or work (migration 0052): `person ID ID …`, `post ID ID …` or `letter ID ID …`. */
const channel = 'naskah_live';
const always: Topic[] = ['notifications', 'counters'];

/** Streams of one user per server: a browser holds one, for any number of tabs. */
const mostOfPerson = 10;
/** Below the half minute after which proxies cut a silent line, in milliseconds. */
const beatEvery = 25_000;
/** Heartbeats between checks that a listener may still listen. */
const beatsBetweenLooks = 12;

/** Pushes notifications and counters (DESIGN 4) by the same rules as the requests they replace. */
export function registerLiveUpdates(app: FastifyInstance, { db, pool }: Deps, sources: LiveSources): void {
  const listeners = createListeners();
  const telling = createDelivery(db, sources);
  const everybody = () => {
    for (const listener of listeners.all) telling.lookSoon(listener, always);
  };

  const changed = new Set<string>();
  /** One question for all letters that changed together, of whoever listens here. */
  const tellLetters = oncePer(together, async () => {
    const ids = [...changed];
    changed.clear();
    const posts = new Set([...listeners.all].map(({ actor }) => actor.positionId));
    if (ids.length === 0 || posts.size === 0) return;
    for (const { letterId, positionId } of await sources.concernedPosts(db, ids, [...posts]))
      for (const listener of listeners.ofPost(positionId)) {
        listener.letters.add(letterId);
        telling.lookSoon(listener, ['letters']);
      }
  });
  const hear = (said: string): void => {
    const [kind, ...ids] = said.split(' ');
    if (kind === 'letter') {
      for (const id of ids) changed.add(id);
      if (listeners.all.size > 0) tellLetters();
      return;
    }
    for (const id of ids) {
      const concerned = kind === 'person' ? listeners.ofPerson(id) : listeners.ofPost(id);
      for (const listener of concerned) telling.lookSoon(listener, kind === 'person' ? always : ['counters']);
    }
  };
  const endClosedSessions = oncePer(250, async () => {
    const open = await sessionsStillOpen(
      db,
      [...listeners.all].map(({ actor }) => actor.sessionId),
    );
    for (const { actor, chosen, stream } of listeners.all)
      if (open.get(actor.sessionId) !== chosen) stream.end();
  });
  const sessionsChanged = () => {
    if (listeners.all.size > 0) endClosedSessions();
  };
  const stops = [
    listenTo(pool, channel, hear, everybody),
    listenTo(pool, accessChannel, sessionsChanged, sessionsChanged),
  ];

  let beats = 0;
  const beating = setInterval(() => {
    beats += 1;
    for (const listener of listeners.all) {
      listener.stream.beat();
      if (beats % beatsBetweenLooks === 0) telling.look(listener);
    }
  }, beatEvery).unref();

  const opening = createOpening();
  const begin = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { actor } = request;
    if (!String(request.headers.accept).includes('text/event-stream'))
      throw new Refusal(
        406,
        translate({
          id: 'Alamat ini hanya menjawab dengan text/event-stream.',
          en: 'This address answers only with text/event-stream.',
        }),
      );
    await opening.one(actor.userId, listeners.ofPerson(actor.userId).size, async () => {
      const open = await sessionsStillOpen(db, [actor.sessionId]);
      const listener: Listener = {
        stream: openStream(reply, () => listeners.remove(listener)),
        request,
        actor,
        chosen: open.get(actor.sessionId) ?? null,
        stale: new Set(always),
        letters: new Set(),
        told: new Map(),
        isGone: false,
      };
      listeners.add(listener);
      // The client may have disconnected during authentication.
      if (reply.raw.destroyed) listeners.remove(listener);
      telling.look(listener);
    });
  };
  route(app, notificationCalls.stream, ({ request, reply }) => begin(request, reply), {
    config: { stream: true },
    exposeHeadRoute: false,
  });

  // Before the server waits for running requests: streams would never end by themselves.
  app.addHook('preClose', async () => {
    clearInterval(beating);
    telling.stop();
    for (const { stream } of listeners.all) stream.end();
    await Promise.all(stops.map((stop) => stop()));
  });
}

/** Runs the work once after the delay for all calls; after a failure the next call runs it again. */
function oncePer(milliseconds: number, work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      work().catch(() => undefined);
    }, milliseconds).unref();
  };
}

/** Counts opening streams too, before any query: many at once would all wait there. */
function createOpening() {
  const ofPerson = new Map<string, number>();
  const change = (userId: string, by: number): number => {
    const now = (ofPerson.get(userId) ?? 0) + by;
    if (now > 0) ofPerson.set(userId, now);
    else ofPerson.delete(userId);
    return now;
  };
  return {
    /** @throws Refusal 429 when a user holds, or is opening, the maximum number */
    one: async (userId: string, held: number, open: () => Promise<void>): Promise<void> => {
      try {
        if (change(userId, 1) + held > mostOfPerson)
          throw new Refusal(
            429,
            translate({
              id: 'Terlalu banyak jendela yang terbuka sekaligus.',
              en: 'Too many windows are open at once.',
            }),
          );
        await open();
      } finally {
        change(userId, -1);
      }
    },
  };
}
