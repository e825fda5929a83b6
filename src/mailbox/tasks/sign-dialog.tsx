import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { say } from '../../../resources/language.ts';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { FormDialog, Labelled } from '../../shell/index.ts';
import { failureWords, fieldMessage, statusOf } from '../failure-words.ts';
import { detailWords } from './detail-words.ts';
import { afterSigning } from './sign-words.ts';

// What follows it comes along, so that the number is there as soon as it is given.
export { SignedDialog } from './signed-dialog.tsx';

type Props = {
  letter: Letter;
  onSigned: (signed: Letter) => void;
  onRefused: (failure: unknown) => void;
  onClose: () => void;
};

/** The password that confirms the signature (SPEC B1.3). */
const SignDialog = ({ letter, onSigned, onRefused, onClose }: Props) => {
  const { signLetter } = useNaskah();
  // What was read before it was asked, whatever is loaded behind the dialog meanwhile.
  const [version] = useState(letter.version);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
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
      onSigned(await signLetter(letter.id, { password, version }));
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
