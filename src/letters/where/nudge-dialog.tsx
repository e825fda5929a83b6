import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { AskDialog } from './ask-dialog.tsx';
import { placeMessages } from './messages.ts';

type Props = { letter: Letter; name: string; onSettled: () => void; onClose: () => void };

function NudgeDialog({ letter, name, onSettled, onClose }: Props) {
  const { nudgeHolder } = useNaskah();
  const notify = useNotify();
  return (
    <AskDialog
      title={translate(placeMessages.nudgeTitle(name))}
      text={{ label: translate(placeMessages.message), field: 'note', max: 500 }}
      confirm={translate(placeMessages.nudge)}
      onConfirm={async (note) => {
        await nudgeHolder(letter.id, note || null);
        notify(translate(placeMessages.nudgeDone(name)), { type: 'success' });
        onSettled();
      }}
      onStale={onSettled}
      onClose={onClose}
    >
      {translate(placeMessages.nudgeText(name))} <b>{letter.subject}</b>
      {translate(placeMessages.nudgePause)}
    </AskDialog>
  );
}

export default NudgeDialog;
