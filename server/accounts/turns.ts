import { say } from '../../lib/language.ts';
import { Refusal } from '../http/index.ts';

type Queue = { running: number; waiting: (() => void)[] };

/** Fewer than there are database sessions: whatever one person sends, the others find some free. */
const mostAtOnce = 6;
const mostWaiting = 200;

/** So many calls of one person run at once; further ones wait for their turn, so that a flood slows its sender only. */
export function createTurns(): { take: (person: string) => Promise<() => void> } {
  const queues = new Map<string, Queue>();

  /**
   * Waits for a turn.
   * @returns gives the turn back; to be called once or more often, when the call is answered or its sender has gone
   * @throws Refusal 429 when too many wait already
   */
  const take = async (person: string): Promise<() => void> => {
    const queue = queues.get(person) ?? { running: 0, waiting: [] };
    queues.set(person, queue);
    if (queue.running < mostAtOnce) queue.running += 1;
    else {
      if (queue.waiting.length >= mostWaiting)
        throw new Refusal(
          429,
          say({
            id: 'Terlalu banyak permintaan sekaligus. Coba lagi sebentar lagi.',
            en: 'Too many requests at once. Try again in a moment.',
          }),
        );
      // The turn is handed on by whoever ends: `running` stays as it is.
      await new Promise<void>((resolve) => queue.waiting.push(resolve));
    }
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const next = queue.waiting.shift();
      if (next) return next();
      queue.running -= 1;
      if (queue.running === 0) queues.delete(person);
    };
  };
  return { take };
}
