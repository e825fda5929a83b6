import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { newId, useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { isMailAddress } from '../../../domain/letters/missing-fields-outgoing.ts';
import type { Dispatch } from '../../../domain/letters/outgoing.ts';
import { openRank } from '../../../domain/letters/security-ranks.ts';
import { noteLimit } from '../../../domain/letters/text-limits.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { addressesIn, byMail } from './dispatch-messages.ts';
import { dispatchMessages } from './messages.ts';

type Props = {
  letter: Letter;
  /** To these only: those that an earlier mail did not reach. */
  to?: readonly string[] | undefined;
  onDone: (dispatches: Dispatch[], words: string) => void;
  onClose: () => void;
};

/** Sends the signed letter by mail to its external receivers and ccs. */
function MailDialog({ letter, to: again, onDone, onClose }: Props) {
  const { dispatchLetter } = useNaskah();
  const id = useId();
  const { reached, without } = byMail(letter);
  // One dispatch, however often it is tried.
  const [dispatchId] = useState(newId);
  const [to, setTo] = useState(() =>
    (again ?? [...new Set(reached.flatMap(({ email }) => email ?? []))]).join('\n'),
  );
  const [message, setMessage] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const { errors, refuse, clear, submit, ...form } = useSubmit('to', 'message', 'isConfirmed');
  const isAboveOpen = (letter.permissionClassificationRank ?? openRank) > openRank;

  const send = () => {
    const addresses = addressesIn(to);
    const wrong = addresses.find((address) => !isMailAddress(address));
    if (addresses.length === 0) return refuse({ to: translate(dispatchMessages.addressMissing) });
    if (wrong) return refuse({ to: translate(dispatchMessages.wrongAddress(wrong)) });
    if (isAboveOpen && !isConfirmed)
      return refuse({ isConfirmed: translate(dispatchMessages.consentMissing) });
    void submit(async () =>
      onDone(
        await dispatchLetter(letter.id, {
          id: dispatchId,
          channel: 'mail',
          to: addresses,
          message: message.trim() || null,
          ...(isAboveOpen && { isConfirmed }),
        }),
        addresses.length > 1
          ? translate(dispatchMessages.mailedTo(addresses.length))
          : translate(dispatchMessages.mailed),
      ),
    );
  };
  return (
    <FormDialog
      title={translate(dispatchMessages.mailTitle)}
      confirm={translate(dispatchMessages.send)}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <p>
        {translate(
          letter.attachments.length > 0 ? dispatchMessages.signedPdfWithFiles : dispatchMessages.signedPdf,
        )}
      </p>
      {!again && reached.length > 0 && (
        <p>{translate(dispatchMessages.toEnd(reached.map(({ name }) => name).join(', ')))}</p>
      )}
      {!again && without.length > 0 && (
        <Alert severity="warning">
          {translate(dispatchMessages.noAddress(without.map(({ name }) => name).join(', ')))}
        </Alert>
      )}
      <Labelled id={`${id}to`} label={translate(dispatchMessages.address)}>
        <TextField
          id={`${id}to`}
          multiline
          minRows={2}
          maxRows={6}
          fullWidth
          value={to}
          onChange={(event) => {
            setTo(event.target.value);
            clear();
          }}
          error={Boolean(errors.to)}
          helperText={errors.to ?? translate(dispatchMessages.onePerLine)}
        />
      </Labelled>
      <Labelled id={`${id}message`} label={translate(dispatchMessages.message)} isOptional>
        <TextField
          id={`${id}message`}
          multiline
          minRows={3}
          maxRows={8}
          fullWidth
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          error={Boolean(errors.message)}
          helperText={errors.message}
          slotProps={{ htmlInput: { maxLength: noteLimit } }}
        />
      </Labelled>
      {isAboveOpen && (
        <div className="mailbox-dispatch-secret">
          <p>
            {translate(dispatchMessages.thisIs)} <b>{letter.permissionClassificationName}</b>
            {translate(dispatchMessages.mailIsOpen)}
          </p>
          <FormControlLabel
            control={<Checkbox checked={isConfirmed} onChange={(_, checked) => setConfirmed(checked)} />}
            label={translate(dispatchMessages.consent)}
          />
          {errors.isConfirmed && <small role="alert">{errors.isConfirmed}</small>}
        </div>
      )}
    </FormDialog>
  );
}

export default MailDialog;
