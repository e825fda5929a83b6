import { useEffect, useState } from 'react';
import { useRefresh } from 'react-admin';
import { type ImportChoice, type ImportJob, useNaskah } from '../../../dataProvider/index.ts';
import type { Resource } from '../../../resources/declare.ts';
import { serverWorks } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { useRequest } from '../../ui/use-request.ts';
import { useStable } from '../../ui/use-stable.ts';

const pause = 400;
const atWork = (job: ImportJob | undefined): boolean =>
  job?.state === 'checking' || job?.state === 'applying';

export function useImport(resource: Resource) {
  const naskah = useNaskah();
  const refresh = useRefresh();
  const [job, setJob] = useState<ImportJob>();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const { isPending: isBusy, request } = useRequest((failure) => setProblem(failureMessage(failure)));
  // Choices per heading also apply to the corrected file.
  const [chosen, setChosen] = useState<Record<string, string | null>>({});
  const isWorking = atWork(job);
  const id = job?.id;
  const refreshLists = useStable(refresh);

  useEffect(() => {
    if (!id || !isWorking) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      try {
        const now = await naskah.importJob(resource.name, id, { signal: controller.signal });
        if (controller.signal.aborted) return;
        setJob(now);
        if (now.state === 'done') refreshLists();
        if (atWork(now)) timer = setTimeout(ask, pause);
      } catch (error) {
        if (controller.signal.aborted) return;
        // The line may come back; the work goes on without us.
        setProblem(failureMessage(error));
        timer = setTimeout(ask, pause * 10);
      }
    };
    timer = setTimeout(ask, pause);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [naskah, resource.name, id, isWorking, refreshLists]);

  const attempt = async (work: () => Promise<ImportJob | undefined>): Promise<void> => {
    setProblem(undefined);
    await request(async () => setJob(await work()));
  };
  const discard = (old: ImportJob | undefined): void => {
    if (old && old.state !== 'done') void naskah.cancelImport(resource.name, old.id).catch(() => undefined);
  };

  return {
    job,
    isBusy,
    isWorking,
    problem,
    chosen,
    choose: (heading: string, field: string | null) =>
      setChosen((before) => ({ ...before, [heading]: field })),
    upload: (given: File) => {
      discard(job);
      setFile(given);
      return attempt(() => naskah.uploadImport(resource.name, given));
    },
    takeSheet: (sheet: string) =>
      attempt(async () => {
        discard(job);
        return file && naskah.uploadImport(resource.name, file, { sheet });
      }),
    check: (choice: ImportChoice) =>
      attempt(async () => job && naskah.checkImport(resource.name, job.id, choice)),
    /** Stores the good rows; with bad rows present only when `onlyGood` is set. */
    apply: (onlyGood = false) =>
      attempt(async () => {
        const applied = job && (await naskah.applyImport(resource.name, job.id, onlyGood));
        serverWorks();
        return applied;
      }),
    stop: () =>
      attempt(async () => {
        if (!job) return undefined;
        await naskah.cancelImport(resource.name, job.id).catch(() => undefined);
        return naskah.importJob(resource.name, job.id);
      }),
    startOver: () => {
      discard(job);
      setJob(undefined);
      setProblem(undefined);
    },
    /** A store in progress continues; the top bar shows progress and result. */
    leave: () => {
      if (job?.state !== 'applying') discard(job);
    },
  };
}

export type Import = ReturnType<typeof useImport>;
