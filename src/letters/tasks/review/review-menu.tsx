import IconButton from '@mui/material/IconButton';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileDiff from 'lucide-react/icons/file-diff';
import FileText from 'lucide-react/icons/file-text';
import History from 'lucide-react/icons/history';
import TextAlignStart from 'lucide-react/icons/text-align-start';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { Suspense, useState } from 'react';
import type { Letter } from '../../../../domain/letters/letter.ts';
import { translate } from '../../../../lib/language.ts';
import { lazyPart, useIsPhone } from '../../../shell/index.ts';
import { InfoDialog } from '../../../ui/info-dialog.tsx';
import { docxTool } from '../../docx/docx-tool.ts';
import { useDocx } from '../../docx/use-docx.ts';
import { readingMessages } from '../../reading/messages.ts';
import MoreMenu from '../../reading/tools/more-menu.tsx';
import { reassignMessages } from '../reassign-messages.ts';
import { reviewMessages } from './messages.ts';

const VersionsPanel = lazyPart(async () => ({
  default: (await import('../../versions/index.ts')).VersionsPanel,
}));

const ReassignDialog = lazyPart(() => import('../reassign-dialog.tsx'));

type Props = {
  letter: Letter;
  isOnPages: boolean;
  onPages: (isOnPages: boolean) => void;
  onSettled: () => void;
  onDone: () => void;
};

/** What one does more rarely with a letter under review. */
export function ReviewMenu({ letter, isOnPages, onPages, onSettled, onDone }: Props) {
  const docx = useDocx();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isReassigning, setReassigning] = useState(false);
  const isPhone = useIsPhone();
  // A phone has no room for it in the strip.
  const final = isPhone && document.querySelector<HTMLButtonElement>('[data-review-key="t"]');
  const tools = [
    ...(final
      ? [
          {
            id: 'final',
            words: translate(reviewMessages.showFinal),
            icon: FileDiff,
            run: () => final.click(),
          },
        ]
      : []),
    {
      id: 'pages',
      words: translate(isOnPages ? reviewMessages.text : reviewMessages.pages),
      icon: isOnPages ? TextAlignStart : FileText,
      run: () => onPages(!isOnPages),
    },
    {
      id: 'versions',
      words: translate(reviewMessages.versions),
      icon: History,
      run: () => setOpen(true),
    },
    ...docxTool(letter, docx),
    ...(letter.can.reassign
      ? [
          {
            id: 'task.reassign',
            words: translate(reassignMessages.reassign),
            icon: UserRoundPlus,
            run: () => setReassigning(true),
          },
        ]
      : []),
  ];
  return (
    <>
      <IconButton
        aria-label={translate(readingMessages.otherActions)}
        title={translate(readingMessages.otherActions)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
      {anchor && <MoreMenu tools={tools} anchor={anchor} onClose={() => setAnchor(null)} />}
      {isOpen && (
        <InfoDialog title={translate(reviewMessages.versions)} maxWidth="md" onClose={() => setOpen(false)}>
          <Suspense>
            <VersionsPanel letterId={letter.id} />
          </Suspense>
        </InfoDialog>
      )}
      {isReassigning && (
        <Suspense>
          <ReassignDialog
            letter={letter}
            onSettled={onSettled}
            onDone={onDone}
            onClose={() => setReassigning(false)}
          />
        </Suspense>
      )}
    </>
  );
}
