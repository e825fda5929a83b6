import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { BookedNumber } from '../../../domain/letters/letter-number.ts';
import { say } from '../../../lib/language.ts';
import { TextLine } from '../../ui/pickers/index.ts';
import { Booked } from './booked.tsx';
import { FormDialog } from './form-dialog.tsx';
import { words } from './words.ts';

/** A number between two that were given: 045.a. */
function InsertDialog({ onClose }: { onClose: () => void }) {
  const { insertNumber } = useNaskah();
  const [after, setAfter] = useState('');
  const [reason, setReason] = useState('');
  const [made, setMade] = useState<BookedNumber | null>(null);
  if (made) return <Booked numbers={[made]} onClose={onClose} />;
  return (
    <FormDialog
      title={say(words.insertTitle)}
      confirm={say(words.insertConfirm)}
      onSend={async () => setMade(await insertNumber({ after, reason }))}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>{say(words.insertText)}</p>
          <TextLine
            label={say(words.after)}
            value={after}
            onChange={setAfter}
            error={errors.after}
            hint={say(words.asPrinted)}
            max={300}
          />
          <TextLine
            label={say(words.reason)}
            value={reason}
            onChange={setReason}
            error={errors.reason}
            max={500}
            lines={2}
          />
        </>
      )}
    </FormDialog>
  );
}

export default InsertDialog;
