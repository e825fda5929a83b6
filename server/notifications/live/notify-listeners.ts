import { type Counters, countersEnd } from '../../../domain/letters/letter-rows.ts';
import type { Asker } from '../../accounts/index.ts';
import type { Actor } from '../../actor.ts';
import type { Db, Executor } from '../../db/executor.ts';
import { inLanguage, type ListQuery, languageOf } from '../../http/index.ts';
import { listNotifications } from '../list-notifications.ts';
import type { Listener, Topic } from './listeners.ts';

export type LiveSources = Asker & {
  /** GET /task/api/Data/sidemenucounter; given by the app, since letters come after notifications. */
  countWork: (executor: Executor, actor: Actor) => Promise<Counters>;
  /** Which of these posts have a part in which of these letters. */
  concernedPosts: (
    executor: Executor,
    letterIds: readonly string[],
    positionIds: readonly string[],
  ) => Promise<{ letterId: string; positionId: string }[]>;
  /** Those of these letters that the actor may see. */
  seenOf: (executor: Executor, actor: Actor, letterIds: readonly string[]) => Promise<string[]>;
};

/** Concurrent queries: a letter to five hundred posts must leave sessions for others. */
const atOnce = 2;
/** Milliseconds in which changes are collected into one query. */
export const together = 150;
const tryAgain = 2000;

/**
 * Sends what the matching requests would answer the current actor. Ended
 * sessions and switched roles get nothing more.
 */
export function createDelivery(db: Db, { actorOf, countWork, seenOf }: LiveSources) {
  const waiting = new Set<Listener>();
  /** Listeners being updated: of two concurrent queries the older result could arrive last. */
  const beingTold = new Set<Listener>();
  const timers = new Set<NodeJS.Timeout>();
  let running = 0;
  let isStopped = false;

  const answers: Record<Topic, (actor: Actor, listener: Listener) => Promise<unknown>> = {
    notifications: (actor) => listNotifications(db, actor, newestUnread),
    counters: (actor) => countWork(db, actor),
    letters: async (actor, { letters }) => {
      const ids = [...letters];
      const seen = await seenOf(db, actor, ids);
      for (const id of ids) letters.delete(id);
      return seen;
    },
  };
  const tell = async (listener: Listener): Promise<void> => {
    const topics = [...listener.stale];
    listener.stale.clear();
    try {
      const actor = await actorOf(listener.request);
      if (!actor || actor.entryId !== listener.actor.entryId) return listener.stream.end();
      for (const topic of topics) {
        const speaking = languageOf(listener.request);
        const answer = await inLanguage(speaking, () => answers[topic](actor, listener));
        const data = JSON.stringify(answer);
        if (topic === 'letters' ? data === '[]' : isRepeated(listener, topic, data, answer)) continue;
        listener.told.set(topic, data);
        listener.stream.send(topic, data);
      }
    } catch {
      // The database is unavailable: mark the topics as stale and retry.
      for (const topic of topics) listener.stale.add(topic);
      later(() => look(listener), tryAgain);
    }
  };
  const run = async (): Promise<void> => {
    running += 1;
    // A listener added again during its update is last in the set, so this loop still reaches it.
    for (const listener of waiting) {
      if (beingTold.has(listener)) continue;
      waiting.delete(listener);
      beingTold.add(listener);
      await tell(listener);
      beingTold.delete(listener);
    }
    running -= 1;
  };
  const later = (work: () => void, milliseconds: number): void => {
    if (isStopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer.unref());
  };
  /** Queries the listener's `stale` topics, and always checks that it may still listen. */
  const look = (listener: Listener): void => {
    if (isStopped || listener.isGone) return;
    waiting.add(listener);
    if (running < atOnce) void run();
  };
  return {
    look,
    /** The same for something that often comes with more of it. */
    lookSoon: (listener: Listener, topics: readonly Topic[]): void => {
      const isDue = listener.stale.size > 0;
      for (const topic of topics) listener.stale.add(topic);
      if (!isDue) later(() => look(listener), together);
    },
    stop: (): void => {
      isStopped = true;
      waiting.clear();
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

const isRepeated = (listener: Listener, topic: Topic, data: string, answer: unknown): boolean =>
  listener.told.get(topic) === data && !isCutOff(topic, answer);

/** Counters at their limit look unchanged although their content changed. */
const isCutOff = (topic: Topic, answer: unknown): boolean =>
  topic === 'counters' && Object.values(answer as Counters).some((count) => count >= countersEnd);

/** What the bell asks for (SPEC A6). */
const newestUnread: ListQuery = {
  page: 1,
  perPage: 3,
  order: 'DESC',
  firstChar: '',
  filters: { isReads: '0' },
};
