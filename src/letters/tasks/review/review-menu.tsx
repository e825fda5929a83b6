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
import { type MoreItem, MoreMenu } from '../../../ui/more-menu.tsx';
import { usePrefetch } from '../../../ui/use-prefetch.ts';
import { docxTool } from '../../docx/docx-tool.ts';
import { useDocx } from '../../docx/use-docx.ts';
import { readingMessages } from '../../reading/messages.ts';
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
  const [isReassigning, setReassigning] = useState(false);
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  usePrefetch(ReassignDialog.load, letter.can.reassign === true);
  const items: MoreItem[] = [
    // A phone has no room for it in the strip.
    ...(isPhone
      ? [
          {
            label: translate(reviewMessages.showFinal),
            icon: <FileDiff {...icon} />,
            act: () => document.querySelector<HTMLButtonElement>('[data-review-key="t"]')?.click(),
          },
        ]
      : []),
    {
      label: translate(isOnPages ? reviewMessages.text : reviewMessages.pages),
      icon: isOnPages ? <TextAlignStart {...icon} /> : <FileText {...icon} />,
      act: () => onPages(!isOnPages),
    },
    {
      label: translate(reviewMessages.versions),
      icon: <History {...icon} />,
      act: () => setOpen(true),
    },
    ...docxTool(letter, docx).flatMap(({ words, icon: Icon, ...tool }) =>
      'run' in tool ? [{ label: words, icon: <Icon {...icon} />, act: tool.run }] : [],
    ),
    ...(letter.can.reassign
      ? [
          {
            label: translate(reassignMessages.reassign),
            icon: <UserRoundPlus {...icon} />,
            act: () => setReassigning(true),
          },
        ]
      : []),
  ];
  return (
    <>
      <MoreMenu label={translate(readingMessages.otherActions)} items={items} />
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

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;
