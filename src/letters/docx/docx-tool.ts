import FileType from 'lucide-react/icons/file-type';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { paneMessages } from '../pane-messages.ts';
import type { PaneTool } from '../reading/tools/pane-tool.ts';
import type { useDocx } from './use-docx.ts';

/** Of a pane that shows a letter: none for what has no text of ours. */
export const docxTool = (letter: Letter, { take, isBusy }: ReturnType<typeof useDocx>): PaneTool[] =>
  letter.destroyedAt || letter.from === 'external'
    ? []
    : [
        {
          id: 'docx',
          words: translate(paneMessages.downloadDocx),
          icon: FileType,
          isIcon: true,
          isBusy,
          run: () => take(letter, (sheetOf) => sheetOf(letter, letter.paper)),
        },
      ];
