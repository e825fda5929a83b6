import Download from 'lucide-react/icons/download';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { Letter } from '../../../../domain/letters/letter.ts';
import { translate } from '../../../../lib/language.ts';
import { paneMessages } from '../../pane-messages.ts';
import { fileName } from '../file-name.ts';
import { useDownload } from '../use-download.ts';
import type { PaneTool } from './pane-tool.ts';

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
