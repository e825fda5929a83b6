import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { createImportVerbs } from '../../../dataProvider/imports.ts';
import { type ImportChoice, type ImportJob, useNaskah } from '../../../dataProvider/index.ts';
import { hasResult, isRunning, isStored } from '../../../domain/import-life.ts';
import type { Resource } from '../../../resources/declare.ts';
import { serverWorks } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { useFollowedJob } from '../../ui/use-followed-job.ts';
import { useRequest } from '../../ui/use-request.ts';
import { useMending } from './use-mending.ts';

export function useImport(resource: Resource) {
  const naskah = useNaskah();
  const { mendImport, undoImport } = createImportVerbs(naskah);
  const refresh = useRefresh();
  const [job, setJob] = useState<ImportJob>();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const { isPending: isBusy, request } = useRequest((failure) => setProblem(failureMessage(failure)));
  // Choices per heading also apply to the corrected file.
  const [chosen, setChosen] = useState<Record<string, string | null>>({});
  const mending = useMending();
  /** How often it was checked: each check has problems of its own. */
  const [checks, setChecks] = useState(0);
  const isWorking = job !== undefined && isRunning(job.state);

  useFollowedJob({
    id: job?.id,
    isWorking,
    ask: (id, options) => naskah.importJob(resource.name, id, options),
    onAnswer: (now) => {
      setJob(now);
      if (hasResult(now.state)) refresh();
    },
    onProblem: (error) => setProblem(failureMessage(error)),
  });

  const attempt = async (work: () => Promise<ImportJob | undefined>): Promise<void> => {
    setProblem(undefined);
    await request(async () => setJob(await work()));
  };
  const { cells } = mending;
  const checkBy = (begin: (id: string) => Promise<ImportJob>): Promise<void> =>
    attempt(async () => {
      const checking = job && (await begin(job.id));
      // Kept where it failed: typing is work.
      if (cells.length > 0) mending.take();
      setChecks((before) => before + 1);
      return checking;
    });
  const check = (choice: ImportChoice): Promise<void> =>
    checkBy((id) => naskah.checkImport(resource.name, id, cells.length > 0 ? { ...choice, cells } : choice));
  const discard = (old: ImportJob | undefined): void => {
    if (old && !isStored(old.state)) void naskah.cancelImport(resource.name, old.id).catch(() => undefined);
  };

  return {
    job,
    isBusy,
    isWorking,
    problem,
    chosen,
    choose: (heading: string, field: string | null) =>
      setChosen((before) => ({ ...before, [heading]: field })),
    mending,
    checks,
    upload: (given: File) => {
      mending.forget();
      discard(job);
      setFile(given);
      return attempt(() => naskah.uploadImport(resource.name, given));
    },
    /** Goes back to one that was stored before, for its result and its undo. */
    reopen: (id: string) => attempt(() => naskah.importJob(resource.name, id)),
    takeSheet: (sheet: string) =>
      attempt(async () => {
        mending.forget();
        discard(job);
        return file && naskah.uploadImport(resource.name, file, { sheet });
      }),
    /** Checks with these columns, and with what was typed since the last check. */
    check,
    /** Checks the same file again, so that the records it knows are changed. */
    checkAsUpsert: async (): Promise<void> => {
      if (job?.known) await check({ mapping: job.mapping ?? {}, mode: 'upsert', key: job.known.key });
    },
    /** Checks again with the cells that were typed. */
    mend: () => checkBy((id) => mendImport(resource.name, id, cells)),
    /** Stores the good rows; with bad rows present only when `onlyGood` is set. */
    apply: (onlyGood = false) =>
      attempt(async () => {
        const applied = job && (await naskah.applyImport(resource.name, job.id, onlyGood));
        serverWorks();
        return applied;
      }),
    undo: () =>
      attempt(async () => {
        const undoing = job && (await undoImport(resource.name, job.id));
        serverWorks();
        return undoing;
      }),
    stop: () =>
      attempt(async () => {
        if (!job) return undefined;
        await naskah.cancelImport(resource.name, job.id).catch(() => undefined);
        return naskah.importJob(resource.name, job.id);
      }),
    startOver: () => {
      mending.forget();
      discard(job);
      setJob(undefined);
      setProblem(undefined);
    },
    /** A store in progress continues; the top bar shows progress and result. */
    leave: () => discard(job),
  };
}

export type Import = ReturnType<typeof useImport>;
