import { useEffect, useRef, useState } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import type { RecordFile } from '../../../../resources/declare.ts';
import { failureMessage } from '../../../ui/failures.ts';
import { patiently } from '../../../ui/patiently.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { fileMessages } from './messages.ts';

export type Stage = 'sending' | 'waiting';

type Options = {
  resource: string;
  field: string;
  onDone: (key: string, stored: RecordFile, file: File) => void;
  onRefused: (key: string, reason: string) => void;
};

/** Uploads files one after the other, through lost connections; what is left unfinished ends with the screen. */
export function useUploads({ resource, field, onDone, onRefused }: Options) {
  const { uploadRecordFile } = useNaskah();
  const [stages, setStages] = useState<ReadonlyMap<string, Stage>>(new Map());
  const stops = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  const done = useStable(onDone);
  const refused = useStable(onRefused);
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const tell = (key: string, stage?: Stage) =>
    setStages((before) => {
      const next = new Map(before);
      if (stage) next.set(key, stage);
      else next.delete(key);
      return next;
    });
  const send = async (key: string, file: File, { signal }: AbortController) => {
    if (signal.aborted) return;
    const upload = () => {
      tell(key, 'sending');
      return uploadRecordFile(resource, field, file, { signal });
    };
    try {
      const stored = await patiently(upload, { signal, onWaiting: () => tell(key, 'waiting') });
      if (!signal.aborted) done(key, stored, file);
    } catch (failure) {
      if (!signal.aborted) refused(key, translate(fileMessages.refused(file.name, failureMessage(failure))));
    } finally {
      stops.current.delete(key);
      if (!signal.aborted) tell(key);
    }
  };
  return {
    stages,
    start: (key: string, file: File) => {
      const stop = new AbortController();
      stops.current.set(key, stop);
      tell(key, 'sending');
      queue.current = queue.current.then(() => send(key, file, stop));
    },
    drop: (key: string) => {
      stops.current.get(key)?.abort();
      stops.current.delete(key);
      tell(key);
    },
  };
}
