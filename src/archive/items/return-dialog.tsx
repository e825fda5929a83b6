import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { say } from '../../../lib/language.ts';
import { FormDialog, Labelled } from '../../shell/index.ts';
import { faultText } from '../uploading/fault.ts';
import { itemWords as words } from './words.ts';

/** Records the return of the paper; its condition is optional. */
export function ReturnDialog({
  onSend,
  onClose,
}: {
  onSend: (note: string) => Promise<void>;
  onClose: () => void;
}) {
  const id = useId();
  const [note, setNote] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    setSending(true);
    try {
      await onSend(note);
      onClose();
    } catch (error) {
      setFailure(faultText(error, say(words.failed)));
      setSending(false);
    }
  };
  return (
    <FormDialog
      title={say(words.takeBackTitle)}
      confirm={say(words.takeBack)}
      isSending={isSending}
      failure={failure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <Labelled id={id} label={say(words.takeBackNote)} isOptional>
        <OutlinedInput id={id} fullWidth value={note} onChange={(event) => setNote(event.target.value)} />
      </Labelled>
    </FormDialog>
  );
}
