import { useSyncExternalStore } from 'react';

/** Long work that this tab does or has begun: an export on its way, many signatures, an import on the server. */
export type Work = {
  id: number;
  title: string;
  /** What is said of how far it is. */
  detail: string;
  /** Between 0 and 1, where it is known. */
  part?: number | undefined;
  state: 'running' | 'done' | 'failed';
  cancel?: (() => void) | undefined;
};

/** Tells how a work goes on and how it ended. */
export type WorkHandle = {
  progress: (detail: string, part?: number) => void;
  end: (state: 'done' | 'failed' | 'cancelled', message?: string) => void;
};

let works: readonly Work[] = [];
/** Raised whenever something began on the server, so that whoever shows it looks there too. */
let begun = 0;
let counted = 0;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** The works of this tab, the newest last. */
export const useWorks = (): readonly Work[] => useSyncExternalStore(subscribe, () => works);
export const useBegun = (): number => useSyncExternalStore(subscribe, () => begun);

/** Shows a long work in the top bar until it has ended, wherever the person goes meanwhile. */
export function beginWork(title: string, cancel?: () => void): WorkHandle {
  counted += 1;
  const id = counted;
  const change = (patch: Partial<Work>) => {
    works = works.map((work) => (work.id === id ? { ...work, ...patch } : work));
    tell();
  };
  works = [...works, { id, title, detail: '', state: 'running', cancel }];
  tell();
  return {
    progress: (detail, part) => change({ detail, part }),
    end: (state, message = '') => {
      if (state === 'cancelled') dismissWork(id);
      else change({ state, detail: message, part: undefined, cancel: undefined });
    },
  };
}

/** Takes a work out of the list that has ended and was seen. */
export function dismissWork(id: number): void {
  works = works.filter((work) => work.id !== id);
  tell();
}

/**
 * Says that the server works on something of this person's now.
 * @param id of the job; its end is told also where it was never seen running
 */
export function serverWorks(id?: string): void {
  if (id) awaited.add(id);
  begun += 1;
  tell();
}
const awaited = new Set<string>();

/** Whether the end of a job was waited for; it is not any more. */
export const takeAwaited = (id: string): boolean => awaited.delete(id);
