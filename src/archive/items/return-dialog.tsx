import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { FormDialog, Labelled } from '../../shell/index.ts';
import { useSay } from '../../views/parts.ts';
import { faultText } from '../uploading/fault.ts';
import { itemWords as words } from './words.ts';

/** The paper is back; in what state may be said. */
export function ReturnDialog({
  onSend,
  onClose,
}: {
  onSend: (note: string) => Promise<void>;
  onClose: () => void;
}) {
  const say = useSay();
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
