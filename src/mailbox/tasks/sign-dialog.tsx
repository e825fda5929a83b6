import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { say } from '../../../resources/language.ts';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { FormDialog, Labelled } from '../../shell/index.ts';
import { failureWords, fieldMessage, statusOf } from '../failure-words.ts';
import { detailWords } from './detail-words.ts';
import { afterSigning } from './sign-words.ts';

type Props = {
  letter: Letter;
  onSettled: () => void;
  onDone: () => void;
  onRefused: (failure: unknown) => void;
  onClose: () => void;
};

/** The password that confirms the signature, then the number that was given (SPEC B1.3). */
const SignDialog = ({ letter, onSettled, onDone, onRefused, onClose }: Props) => {
  const { signLetter } = useNaskah();
  // What was read before it was asked, whatever is loaded behind the dialog meanwhile.
  const [version] = useState(letter.version);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
  const [signed, setSigned] = useState<Letter | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const sign = async () => {
    if (!password) {
      setError(say(detailWords.passwordMissing));
      return field.current?.focus();
    }
    setSending(true);
    setRefusal('');
    try {
      setSigned(await signLetter(letter.id, { password, version }));
    } catch (failure) {
      const message = fieldMessage(failure, 'password');
      const status = statusOf(failure);
      if (!message && (status === 409 || status === 403 || status === 404)) {
        onClose();
        return onRefused(failure);
      }
      // Only a wrong password is typed anew.
      if (!message) return setRefusal(fieldMessage(failure, 'bookedNumberId') ?? failureWords(failure));
      setError(message);
      setPassword('');
      field.current?.focus();
    } finally {
      setSending(false);
    }
  };
  const leave = () => {
    onDone();
    onSettled();
  };

  if (signed)
    return (
      <Dialog open onClose={leave} fullWidth aria-labelledby={`${id}title`}>
        <DialogTitle id={`${id}title`}>{say(detailWords.signed)}</DialogTitle>
        <DialogContent className="mailbox-sign">
          <label htmlFor={id}>{say(detailWords.number)}</label>
          <output id={id}>{signed.number}</output>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={leave} autoFocus>
            {say(detailWords.continue)}
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <FormDialog
      title={say(detailWords.signTitle)}
      confirm={say(detailWords.sign)}
      isSending={isSending}
      failure={refusal}
      onSend={() => void sign()}
      onClose={onClose}
    >
      <p>
        <b>{letter.subject}</b> {say(detailWords.notChangeable(afterSigning(letter)))}
      </p>
      <Labelled id={id} label={say(detailWords.password)}>
        <TextField
          id={id}
          inputRef={field}
          type="password"
          autoComplete="current-password"
          autoFocus
          fullWidth
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setError('');
          }}
          error={Boolean(error)}
          helperText={error || undefined}
        />
      </Labelled>
    </FormDialog>
  );
};

export default SignDialog;
