import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { AskDialog } from '../where/ask-dialog.tsx';
import { detailWords } from './detail-words.ts';
import { useTellDecision } from './use-tell-decision.tsx';

type Props = {
  letter: Letter;
  onSettled: () => void;
  onDone: () => void;
  onClose: () => void;
};

/** Returns the letter instead of signing it. */
function ReturnDialog({ letter, onSettled, onDone, onClose }: Props) {
  const { reviewLetter } = useNaskah();
  const tell = useTellDecision(onSettled);
  // The version the user read, even if a newer one loads behind the dialog.
  const [version] = useState(letter.version);
  return (
    <AskDialog
      title={say(detailWords.returnTitle)}
      text={{
        label: say(detailWords.noteForDrafter),
        field: 'note',
        missing: say(detailWords.noteMissing),
        max: 2000,
      }}
      keptAs={`note.${letter.id}`}
      confirm={say(detailWords.giveBack)}
      onConfirm={async (note) => {
        await reviewLetter(letter.id, { decision: 'return', note, version });
        tell('return', letter);
        onDone();
        onSettled();
      }}
      onStale={onSettled}
      onClose={onClose}
    >
      <b>{letter.subject}</b> {say(detailWords.goesBack(letter.userName))}
    </AskDialog>
  );
}

export default ReturnDialog;
