import Download from 'lucide-react/icons/download';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useRequest } from '../../ui/use-request.ts';
import { paneMessages } from '../pane-messages.ts';
import { fileName } from './file-name.ts';
import type { PaneTool } from './tools/pane-tool.ts';

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

/** Gives the tool that downloads a signed or registered letter; none where its file was destroyed. */
export function usePdfTool(): (letter: Letter, isIcon?: boolean) => PaneTool[] {
  const { pdfBlob } = useNaskah();
  const { download, isBusy } = useDownload();
  return (letter, isIcon = false) =>
    letter.destroyedAt
      ? []
      : [
          {
            id: 'pdf',
            words: translate(paneMessages.downloadPdf),
            icon: Download,
            isIcon,
            isBusy,
            run: () => void download(() => pdfBlob(letter.id), fileName(letter, 'pdf')),
          },
        ];
}
