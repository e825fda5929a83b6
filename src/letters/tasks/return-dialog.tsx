import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { AskDialog } from '../where/ask-dialog.tsx';
import { detailMessages } from './detail-messages.ts';
import { useNotifyDecision } from './use-notify-decision.ts';

type Props = {
  letter: Letter;
  onSettled: () => void;
  onDone: () => void;
  onClose: () => void;
};

/** Returns the letter instead of signing it. */
function ReturnDialog({ letter, onSettled, onDone, onClose }: Props) {
  const { reviewLetter } = useNaskah();
  const notifyDecision = useNotifyDecision(onSettled);
  // The version the user read, even if a newer one loads behind the dialog.
  const [version] = useState(letter.version);
  return (
    <AskDialog
      title={translate(detailMessages.returnTitle)}
      text={{
        label: translate(detailMessages.noteForDrafter),
        field: 'note',
        missing: translate(detailMessages.noteMissing),
        max: 2000,
      }}
      keptAs={`note.${letter.id}`}
      confirm={translate(detailMessages.giveBack)}
      onConfirm={async (note) => {
        await reviewLetter(letter.id, { decision: 'return', note, version });
        notifyDecision('return', letter);
        onDone();
        onSettled();
      }}
      onStale={onSettled}
      onClose={onClose}
    >
      <b>{letter.subject}</b> {translate(detailMessages.goesBack(letter.userName))}
    </AskDialog>
  );
}

export default ReturnDialog;
