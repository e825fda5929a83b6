import { translate } from '../../lib/language.ts';
import { Refusal } from '../http/index.ts';

type Queue = { running: number; waiting: (() => void)[] };

/** Fewer than there are database connections: one user's requests leave some for the others. */
const mostAtOnce = 6;
const mostWaiting = 200;

/** Limits concurrent requests per user and queues the rest, so that a flood slows only its sender. */
export function createTurns(): { take: (person: string) => Promise<() => void> } {
  const queues = new Map<string, Queue>();

  /**
   * Waits for a turn.
   * @returns releases the turn; idempotent, call it when the response ends or the client disconnects
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
          translate({
            id: 'Terlalu banyak permintaan sekaligus. Coba lagi sebentar lagi.',
            en: 'Too many requests at once. Try again in a moment.',
          }),
        );
      // The finished request passes its turn on: `running` stays unchanged.
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
