import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { WorkbookJob } from '../../domain/calls/setup.ts';
import { hasResult, isRunning } from '../../domain/import-life.ts';
import { translate } from '../../lib/language.ts';
import { failureMessage } from '../ui/failures.ts';
import { saveFile } from '../ui/save-file.ts';
import { useFollowedJob } from '../ui/use-followed-job.ts';
import { useRequest } from '../ui/use-request.ts';
import { setupMessages as messages } from './messages.ts';
import { setupKey, useSetupVerbs } from './use-setup.ts';

/** The workbook's way: taken, uploaded, checked, stored. */
export function useWorkbook() {
  const verbs = useSetupVerbs();
  const queries = useQueryClient();
  const refresh = useRefresh();
  const notify = useNotify();
  const [job, setJob] = useState<WorkbookJob>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { isPending: isBusy, request } = useRequest((failure) => setProblem(failureMessage(failure)));
  const countAgain = () => {
    refresh();
    return queries.invalidateQueries({ queryKey: setupKey });
  };

  const isWorking = job !== undefined && isRunning(job.state);
  useFollowedJob({
    id: job?.id,
    isWorking,
    ask: verbs.workbookJob,
    onAnswer: (now) => {
      setJob(now);
      if (hasResult(now.state)) void countAgain();
    },
    onProblem: (error) => setProblem(failureMessage(error)),
  });

  const attempt = (work: () => Promise<WorkbookJob | undefined>) => {
    setProblem(undefined);
    return request(async () => setJob(await work()));
  };
  const save = (get: () => Promise<Blob>, name: string) =>
    request(
      async () => saveFile(await get(), name),
      (failure) => notify(failureMessage(failure), { type: 'error' }),
    );

  return {
    job,
    isBusy,
    isReading,
    isWorking,
    problem,
    /** Something is shown in place of the ways. */
    isShown: isReading || job !== undefined || problem !== undefined,
    download: async () => {
      if (await save(verbs.workbook, translate(messages.fileName))) await countAgain();
    },
    upload: async (file: File) => {
      setReading(true);
      await attempt(() => verbs.uploadWorkbook(file));
      setReading(false);
    },
    apply: () => attempt(async () => job && verbs.applyWorkbook(job.id)),
    saveMarked: () => job && save(() => verbs.markedWorkbook(job.id), translate(messages.markedName)),
    /** Stops the work, or lays its result aside. */
    close: async () => {
      setProblem(undefined);
      setJob(undefined);
      if (job && !hasResult(job.state)) await verbs.cancelWorkbook(job.id).catch(() => undefined);
    },
  };
}

export type Workbook = ReturnType<typeof useWorkbook>;
