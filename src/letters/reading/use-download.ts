import { useState } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from '../../shell/index.ts';
import { failureWords } from '../failure-words.ts';

/** Downloads a file; notifies on failure. Ignores further clicks while it loads. */
export function useDownload(): {
  download: (ask: () => Promise<Blob>, name: string) => void;
  isBusy: boolean;
} {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const download = async (ask: () => Promise<Blob>, name: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const file = await ask();
      saveFile(file, nameOf(file, name));
    } catch (failure) {
      notify(failureWords(failure), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { download: (ask, name) => void download(ask, name), isBusy };
}

/** A picture above Biasa comes as a PDF, with the reader's name across it (SPEC B3). */
export const nameOf = ({ type }: Blob, name: string): string =>
  type === 'application/pdf' ? name.replace(/\.(png|jpe?g)$/i, '.pdf') : name;
