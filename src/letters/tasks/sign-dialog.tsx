import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { FormDialog, formatDate, Labelled, useSigned } from '../../shell/index.ts';
import { failureWords, fieldMessage, statusOf } from '../failure-words.ts';
import { openOn, sheetOf } from '../sheet/index.ts';
import { detailWords } from './detail-words.ts';
import { afterSigning, signsFor } from './sign-words.ts';

// Loaded together, so that the number shows as soon as it is given.
export { SignedDialog } from './signed-dialog.tsx';

type Props = {
  letter: Letter;
  onSigned: (signed: Letter) => void;
  onRefused: (failure: unknown) => void;
  onClose: () => void;
};

/** Which day it will bear, and whether that has come. */
const datedWords = (day: string, today: string) => {
  if (day > today) return detailWords.notBefore(formatDate(day));
  return (day === today ? detailWords.datedToday : detailWords.datedAsBooked)(formatDate(day));
};

/** The password that confirms the signature (SPEC B1.3). */
function SignDialog({ letter, onSigned, onRefused, onClose }: Props) {
  const { signLetter } = useNaskah();
  // The version the user read, even if a newer one loads behind the dialog.
  const [version] = useState(letter.version);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isSending, setSending] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const open = openOn(sheetOf(letter, letter.paper));

  const today = dayInWib();
  const forOfficial = signsFor(useSigned().data?.role);

  const sign = async () => {
    if (letter.bookedDay && letter.bookedDay > today)
      return setRefusal(say(detailWords.notBefore(formatDate(letter.bookedDay))));
    if (open.length > 0 && !confirmed) return setUnconfirmed(true);
    if (!password) {
      setError(say(detailWords.passwordMissing));
      return field.current?.focus();
    }
    setSending(true);
    setRefusal('');
    try {
      onSigned(
        await signLetter(letter.id, { password, version, ...(confirmed && { confirmOpenPlaces: true }) }),
      );
    } catch (failure) {
      const message = fieldMessage(failure, 'password');
      const status = statusOf(failure);
      if (!message && (status === 409 || status === 403 || status === 404)) {
        onClose();
        return onRefused(failure);
      }
      // Only a wrong password is typed anew.
      if (!message) return setRefusal(refusalOf(failure));
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
      {forOfficial && <p>{forOfficial}</p>}
      <p>{say(datedWords(letter.bookedDay ?? today, today))}</p>
      {open.length > 0 && (
        <div>
          <p>
            {say(detailWords.stillOpen)} <b>{open.join(', ')}</b>
          </p>
          <FormControlLabel
            control={<Checkbox checked={confirmed} onChange={(_, yes) => setConfirmed(yes)} />}
            label={say(detailWords.signOpen)}
          />
          {unconfirmed && !confirmed && (
            <FormHelperText error role="alert">
              {say(detailWords.confirmOpen)}
            </FormHelperText>
          )}
        </div>
      )}
      <Labelled id={id} label={say(detailWords.password)}>
        <TextField
          id={id}
          inputRef={field}
          type="password"
          autoComplete="current-password"
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
}

/** Errors that belong to no field of the dialog. */
const refusalOf = (failure: unknown): string =>
  fieldMessage(failure, 'bookedNumberId') ??
  fieldMessage(failure, 'confirmOpenPlaces') ??
  failureWords(failure);

export default SignDialog;
