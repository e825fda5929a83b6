import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { deviceStore, inBrowser } from '../../../ui/device-store.ts';
import type { Autosave } from '../autosave/autosave.ts';
import type { Draft } from '../draft/draft.ts';
import { createUploader, type Uploader, type UploadState } from './uploader.ts';

export const UploadsContext = createContext<Uploader | null>(null);

/** Uploads new files while the draft is open, on every step. */
export function useUploader(autosave: Autosave<Draft>): Uploader | null {
  const { startUpload, getUpload, putUploadPart, dropUpload } = useNaskah();
  const [uploader, setUploader] = useState<Uploader | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the verbs of the data provider stay what they are
  useEffect(() => {
    const verbs = { startUpload, getUpload, putUploadPart, dropUpload };
    const made = createUploader({ autosave, verbs, memory });
    setUploader(made);
    window.addEventListener('online', made.wake);
    return () => {
      window.removeEventListener('online', made.wake);
      made.stop();
    };
  }, [autosave]);
  return uploader;
}

/** Gives a file's upload state; undefined when it is not uploading. */
export function useUploadState(key: string): UploadState | undefined {
  const uploader = use(UploadsContext);
  return useSyncExternalStore(
    uploader?.subscribe ?? nothingToHear,
    () => uploader?.stateOf(key),
    () => undefined,
  );
}

const nothingToHear = () => () => undefined;

/** Upload ids by file; without storage an upload starts again after a reload. */
const ids = deviceStore<string>('upload.', inBrowser, { ends: 'session' });
const memory = {
  get: (key: string) => ids.read(key) ?? null,
  set: (key: string, id: string) => void ids.write(key, id),
  drop: (key: string) => void ids.write(key, undefined),
};
