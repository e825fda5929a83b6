import { useSyncExternalStore } from 'react';

/** Long work of this tab: an export, many signatures, an import on the server. */
export type Work = {
  id: number;
  title: string;
  detail: string;
  /** Between 0 and 1, where it is known. */
  part?: number | undefined;
  state: 'running' | 'done' | 'failed';
  cancel?: (() => void) | undefined;
};

export type WorkHandle = {
  progress: (detail: string, part?: number) => void;
  end: (state: 'done' | 'failed' | 'cancelled', message?: string) => void;
};

let works: readonly Work[] = [];
/** Incremented when work begins on the server, so that the tray polls. */
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

/** Shows a long work in the top bar until its end, across pages. */
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
 * Announces that the server works for this user.
 * @param id of the job; its end is notified even when it was never seen running
 */
export function serverWorks(id?: string): void {
  if (id) awaited.add(id);
  begun += 1;
  tell();
}
const awaited = new Set<string>();

/** Whether the end of a job was waited for; it is not any more. */
export const takeAwaited = (id: string): boolean => awaited.delete(id);
