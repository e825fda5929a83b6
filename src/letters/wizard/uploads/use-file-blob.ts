import { useEffect, useState } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { DraftAttachment } from '../draft/draft.ts';
import { useWizard } from '../frame/wizard-context.ts';

/** Gives a file's bytes: local until the server has it, then fetched; null while loading. */
export function useFileBlob(file: DraftAttachment, type?: string): Blob | null {
  const { draft } = useWizard();
  const { attachmentBlob } = useNaskah();
  const [blob, setBlob] = useState<Blob | null>(null);
  const isReadable = file.content !== undefined || file.id !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once a file; that it got an id changes nothing on it
  useEffect(() => {
    // Between device and server: it comes with the next save.
    if (!isReadable) return;
    const stop = new AbortController();
    const read = async () =>
      file.content
        ? new Blob([Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0))], {
            type: type ?? '',
          })
        : attachmentBlob(draft.id, file.id ?? '', { signal: stop.signal });
    read().then(
      (read) => !stop.signal.aborted && setBlob(read),
      () => !stop.signal.aborted && setBlob(null),
    );
    return () => stop.abort();
  }, [file.key, isReadable]);
  return blob;
}
