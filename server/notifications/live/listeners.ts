import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import type { Stream } from './stream.ts';

export type Topic = 'notifications' | 'counters' | 'letters';

export type Listener = {
  stream: Stream;
  request: FastifyRequest;
  actor: Actor;
  /** The role entry chosen in the session when it began. */
  chosen: string | null;
  /** Topics to query for it. */
  stale: Set<Topic>;
  /** Letters that changed, to be told if they may be seen. */
  letters: Set<string>;
  /** The last message per topic, to suppress repetitions. */
  told: Map<Topic, string>;
  isGone: boolean;
};

/** Who listens on this server, found by person and by post. */
export function createListeners() {
  const all = new Set<Listener>();
  const people = new Map<string, Set<Listener>>();
  const posts = new Map<string, Set<Listener>>();
  return {
    all: all as ReadonlySet<Listener>,
    ofPerson: (id: string): ReadonlySet<Listener> => people.get(id) ?? nobody,
    ofPost: (id: string): ReadonlySet<Listener> => posts.get(id) ?? nobody,
    add: (listener: Listener): void => {
      all.add(listener);
      put(people, listener.actor.userId, listener);
      put(posts, listener.actor.positionId, listener);
    },
    remove: (listener: Listener): void => {
      listener.isGone = true;
      all.delete(listener);
      take(people, listener.actor.userId, listener);
      take(posts, listener.actor.positionId, listener);
    },
  };
}

export type Listeners = ReturnType<typeof createListeners>;

const nobody: ReadonlySet<Listener> = new Set();

function put(map: Map<string, Set<Listener>>, key: string, listener: Listener): void {
  const found = map.get(key) ?? new Set();
  map.set(key, found.add(listener));
}

function take(map: Map<string, Set<Listener>>, key: string, listener: Listener): void {
  const found = map.get(key);
  found?.delete(listener);
  if (found?.size === 0) map.delete(key);
}
