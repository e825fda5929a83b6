import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { Suspense, useState } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { MoreTools, PaneTools } from '../reading/tools/pane-tools.tsx';
import { reassignMessages } from './reassign-messages.ts';

const ReassignDialog = lazyPart(() => import('./reassign-dialog.tsx'));

type Props = { letter: Letter; onSettled: () => void; onDone: () => void };

/** What may be done with a task besides deciding: hand the review on. */
export function TaskTools({ letter, onSettled, onDone }: Props) {
  const [isReassigning, setReassigning] = useState(false);
  if (!letter.can.reassign) return null;
  const tools = [
    {
      ...{ id: 'task.reassign', words: translate(reassignMessages.reassign), icon: UserRoundPlus },
      ...{ isIcon: true, run: () => setReassigning(true) },
    },
  ];
  return (
    <>
      <PaneTools tools={tools} />
      <MoreTools tools={tools} />
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
