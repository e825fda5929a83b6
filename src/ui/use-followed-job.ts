import { useEffect } from 'react';
import { useStable } from './use-stable.ts';

const pause = 400;

type Following<Job> = {
  ask: (options: { signal: AbortSignal }) => Promise<Job>;
  /** Gets each answer. */
  onAnswer?: (job: Job) => void;
  /** Is told of a lost line; it is asked again all the same, unless this throws. */
  onProblem: (error: unknown) => void;
};

/**
 * Asks about a job on the server until it is over.
 * @returns the job as it ended; undefined where it was no longer followed
 * @throws what onProblem throws
 */
export async function followJob<Job>(
  { ask, onAnswer, onProblem }: Following<Job>,
  isOver: (job: Job) => boolean,
  signal: AbortSignal = new AbortController().signal,
): Promise<Job | undefined> {
  for (let wait = pause; ; ) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (signal.aborted) return undefined;
    try {
      const job = await ask({ signal });
      if (signal.aborted) return undefined;
      onAnswer?.(job);
      if (isOver(job)) return job;
      wait = pause;
    } catch (error) {
      if (signal.aborted) return undefined;
      // The line may come back; the work goes on without us.
      onProblem(error);
      wait = pause * 10;
    }
  }
}

/**
 * The same for a component, which draws each answer.
 * @param isWorking whether it still is; nothing is asked otherwise
 */
export function useFollowedJob<Job>({
  id,
  isWorking,
  ask,
  onAnswer,
  onProblem,
}: {
  id: string | undefined;
  isWorking: boolean;
  ask: (id: string, options: { signal: AbortSignal }) => Promise<Job>;
  onAnswer: (job: Job) => void;
  onProblem: (error: unknown) => void;
}): void {
  const askNow = useStable(ask);
  const answer = useStable(onAnswer);
  const tell = useStable(onProblem);
  useEffect(() => {
    if (!id || !isWorking) return;
    const controller = new AbortController();
    const following = { ask: (options: { signal: AbortSignal }) => askNow(id, options) };
    // Once it is over, isWorking ends it.
    void followJob({ ...following, onAnswer: answer, onProblem: tell }, () => false, controller.signal);
    return () => controller.abort();
  }, [id, isWorking, askNow, answer, tell]);
}
