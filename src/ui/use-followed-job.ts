import { useEffect } from 'react';
import { useStable } from './use-stable.ts';

const pause = 400;

/**
 * Asks about a job on the server until it is over.
 * @param isWorking whether it still is; nothing is asked otherwise
 * @param onAnswer gets each answer
 * @param onProblem is told of a lost line; it is asked again all the same
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
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout>;
    const next = async (): Promise<void> => {
      try {
        const job = await askNow(id, { signal });
        if (signal.aborted) return;
        timer = setTimeout(next, pause);
        answer(job);
      } catch (error) {
        if (signal.aborted) return;
        // The line may come back; the work goes on without us.
        tell(error);
        timer = setTimeout(next, pause * 10);
      }
    };
    timer = setTimeout(next, pause);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [id, isWorking, askNow, answer, tell]);
}
