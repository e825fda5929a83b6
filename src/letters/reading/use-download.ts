import { saveFile } from '../../ui/save-file.ts';
import { useRequest } from '../../ui/use-request.ts';

/** Downloads a file; notifies on failure. Ignores further clicks while it loads. */
export function useDownload(): {
  download: (ask: () => Promise<Blob>, name: string) => void;
  isBusy: boolean;
} {
  const { isPending, request } = useRequest();
  const download = (ask: () => Promise<Blob>, name: string) =>
    void request(async () => {
      const file = await ask();
      saveFile(file, nameOf(file, name));
    });
  return { download, isBusy: isPending };
}

/** A picture above Biasa comes as a PDF, with the reader's name across it (SPEC B3). */
export const nameOf = ({ type }: Blob, name: string): string =>
  type === 'application/pdf' ? name.replace(/\.(png|jpe?g)$/i, '.pdf') : name;
