import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { AskDialog } from './ask-dialog.tsx';
import { placeWords } from './words.ts';

type Props = { letter: Letter; name: string; onSettled: () => void; onClose: () => void };

function NudgeDialog({ letter, name, onSettled, onClose }: Props) {
  const { nudgeHolder } = useNaskah();
  const notify = useNotify();
  return (
    <AskDialog
      title={say(placeWords.nudgeTitle(name))}
      text={{ label: say(placeWords.message), field: 'note', max: 500 }}
      confirm={say(placeWords.nudge)}
      onConfirm={async (note) => {
        await nudgeHolder(letter.id, note || null);
        notify(say(placeWords.nudgeDone(name)), { type: 'success' });
        onSettled();
      }}
      onStale={onSettled}
      onClose={onClose}
    >
      {say(placeWords.nudgeText(name))} <b>{letter.subject}</b>
      {say(placeWords.nudgePause)}
    </AskDialog>
  );
}

export default NudgeDialog;
