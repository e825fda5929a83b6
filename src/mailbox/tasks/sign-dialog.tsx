import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { failureWords, fieldMessage, statusOf } from '../failure-words.ts';

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
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  const [signed, setSigned] = useState<Letter | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const sign = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!password) {
      setError('Isi kata sandi Anda.');
      return field.current?.focus();
    }
    setSending(true);
    try {
      setSigned(await signLetter(letter.id, { password }));
    } catch (failure) {
      const message = fieldMessage(failure, 'password');
      const status = statusOf(failure);
      if (!message && (status === 409 || status === 403 || status === 404)) {
        onClose();
        return onRefused(failure);
      }
      setError(message ?? failureWords(failure));
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
        <DialogTitle id={`${id}title`}>Naskah ditandatangani</DialogTitle>
        <DialogContent className="mailbox-sign">
          <label htmlFor={id}>Nomor naskah</label>
          <output id={id}>{signed.number}</output>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={leave} autoFocus>
            Lanjutkan
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog open onClose={() => !isSending && onClose()} fullWidth aria-labelledby={`${id}title`}>
      <form onSubmit={(event) => void sign(event)} noValidate>
        <DialogTitle id={`${id}title`}>Tanda tangani naskah ini?</DialogTitle>
        <DialogContent className="mailbox-sign">
          <p>
            <b>{letter.subject}</b> mendapat nomor, terkirim kepada penerimanya, dan tidak dapat diubah lagi.
          </p>
          <label htmlFor={id}>Kata sandi Anda</label>
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
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose} disabled={isSending}>
            Batal
          </Button>
          <Button variant="contained" type="submit" loading={isSending}>
            Tanda tangani
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

export default SignDialog;
