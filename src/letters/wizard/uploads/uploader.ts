import type { UploadVerbs } from '../../../../dataProvider/index.ts';
import type { Upload } from '../../../../domain/letters/upload.ts';
import { failureMessage } from '../../../ui/failures.ts';
import type { Autosave } from '../autosave/autosave.ts';
import { backoff, faultOf } from '../autosave/fault.ts';
import { type Draft, type DraftAttachment, isOnItsWay } from '../draft/draft.ts';
import { bytesOf } from './bytes.ts';

export type UploadState =
  | { kind: 'sending'; share: number }
  /** No line: goes on by itself when it is back. */
  | { kind: 'waiting'; share: number }
  /** The server will not have this file. */
  | { kind: 'refused'; message: string };

export type Uploader = {
  stateOf: (key: string) => UploadState | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Now, without waiting for the next try. */
  retry: (key: string) => void;
  /** The line is back. */
  wake: () => void;
  stop: () => void;
};

type Options = {
  autosave: Pick<Autosave<Draft>, 'snapshot' | 'subscribe' | 'change'>;
  verbs: UploadVerbs;
  /** Remembers which upload a file was begun as, through reloads. */
  memory: {
    get: (key: string) => string | null;
    set: (key: string, id: string) => void;
    drop: (key: string) => void;
  };
};

/**
 * Uploads files in parts, one file at a time; lost parts resume at the server's offset. The next save attaches them
 * (SPEC B1.1); removed ones free a limited slot.
 */
export function createUploader({ autosave, verbs, memory }: Options): Uploader {
  const states = new Map<string, UploadState>();
  const listeners = new Set<() => void>();
  let isRunning = false;
  /** The file that is being sent. */
  let sending: string | undefined;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort = new AbortController();
  let isStopped = false;

  const tell = (key: string, state: UploadState | undefined) => {
    if (state) states.set(key, state);
    else states.delete(key);
    for (const listener of listeners) listener();
  };
  const onItsWay = () =>
    autosave.snapshot().document.attachments.filter((file) => isOnItsWay(file) && file.content);
  const isWanted = (key: string) => onItsWay().some((file) => file.key === key);

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (isRunning || isStopped) return;
    isRunning = true;
    try {
      for (;;) {
        const file = onItsWay().find(({ key }) => states.get(key)?.kind !== 'refused');
        if (!file || isStopped) return;
        if (!(await bring(file))) return;
      }
    } finally {
      isRunning = false;
    }
  }

  /** False when there is no sense in going on now. */
  async function bring(file: DraftAttachment): Promise<boolean> {
    sending = file.key;
    try {
      const id = await send(file);
      if (!id) return forget(file.key);
      memory.drop(file.key);
      tell(file.key, undefined);
      attempt = 0;
      put(file.key, id);
      return true;
    } catch (error) {
      if (isStopped) return false;
      if (!isWanted(file.key)) return forget(file.key);
      const fault = faultOf(error);
      if (fault.kind === 'again') {
        attempt += 1;
        tell(file.key, { kind: 'waiting', share: shareOf(file.key) });
        timer = setTimeout(() => void run(), backoff(attempt));
        return false;
      }
      memory.drop(file.key);
      // A conflict means too many uploads at once: an automatic retry would not help.
      tell(file.key, { kind: 'refused', message: failureMessage(error) });
      return true;
    } finally {
      sending = undefined;
    }
  }

  /** Not wanted any more, and not whole yet. */
  function forget(key: string): true {
    const id = memory.get(key);
    if (id) void verbs.dropUpload(id).catch(() => undefined);
    memory.drop(key);
    tell(key, undefined);
    return true;
  }

  /** Undefined when the file is not wanted any more. */
  async function send(file: DraftAttachment): Promise<string | undefined> {
    const bytes = bytesOf(file.content ?? '');
    const { signal } = abort;
    tell(file.key, { kind: 'sending', share: shareOf(file.key) });
    let upload = await begun(file, bytes.size);
    while (!upload.isDone) {
      if (!isWanted(file.key)) return undefined;
      tell(file.key, { kind: 'sending', share: upload.offset / upload.size });
      const { id, offset, partSize } = upload;
      try {
        upload = await verbs.putUploadPart(id, offset, bytes.slice(offset, offset + partSize), { signal });
      } catch (error) {
        // It had arrived, only its answer got lost.
        if (faultOf(error).kind !== 'conflict') throw error;
        upload = await verbs.getUpload(id, { signal });
      }
      attempt = 0;
    }
    return upload.id;
  }

  async function begun(file: DraftAttachment, size: number): Promise<Upload> {
    const { signal } = abort;
    const known = memory.get(file.key);
    if (known) {
      try {
        return await verbs.getUpload(known, { signal });
      } catch (error) {
        if (faultOf(error).kind === 'again') throw error;
      }
    }
    const upload = await verbs.startUpload({ name: file.fileName, size }, { signal });
    memory.set(file.key, upload.id);
    return upload;
  }

  const shareOf = (key: string): number => {
    const state = states.get(key);
    return state && 'share' in state ? state.share : 0;
  };
  const put = (key: string, uploadId: string) =>
    autosave.change((draft) => ({
      ...draft,
      attachments: draft.attachments.map((file) => (file.key === key ? { ...file, uploadId } : file)),
    }));

  // While it waits for the line, typing is no reason to try again.
  const leave = autosave.subscribe(() => {
    for (const key of states.keys()) if (key !== sending && !isWanted(key)) forget(key);
    if (timer === undefined) void run();
  });
  void run();
  return {
    stateOf: (key) => states.get(key),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: (key) => {
      tell(key, undefined);
      attempt = 0;
      void run();
    },
    wake: () => void run(),
    stop: () => {
      isStopped = true;
      leave();
      clearTimeout(timer);
      abort.abort();
      abort = new AbortController();
    },
  };
}
