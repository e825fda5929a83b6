import { isTransient } from './failures.ts';

/** Retries after 1, 2, 4 … at most 15 seconds, and at once when the network is back. */
export async function patiently<T>(
  work: () => Promise<T>,
  { signal, onWaiting }: { signal: AbortSignal; onWaiting: () => void },
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isTransient(error)) throw error;
      onWaiting();
      await pause(Math.min(15_000, 1000 * 2 ** attempt), signal);
    }
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
