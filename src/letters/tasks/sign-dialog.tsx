import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { isPartlySigned } from '../../../domain/letters/letter-life.ts';
import { reasonLimit } from '../../../domain/letters/text-limits.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { useSigned } from '../../shell/index.ts';
import { fieldErrors } from '../../ui/failures.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { formatDate } from '../../ui/format.ts';
import { OwnPasswordLine } from '../../ui/own-password.tsx';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { openOn, sheetOf } from '../sheet/index.ts';
import { detailMessages } from './detail-messages.ts';
import { afterSigning, onceSigned, signsFor } from './sign-messages.ts';

// Loaded together, so that the number shows as soon as it is given, or why it waits.
export { SealingDecision } from './sealing-decision.tsx';
export { SignedDialog } from './signed-dialog.tsx';

type Props = {
  letter: Letter;
  onSigned: (signed: Letter) => void;
  onRefused: (failure: unknown) => void;
  onClose: () => void;
};

/** Which day it will bear, and whether that has come. */
const datedMessages = (day: string, today: string) => {
  if (day > today) return detailMessages.notBefore(formatDate(day));
  return (day === today ? detailMessages.datedToday : detailMessages.datedAsBooked)(formatDate(day));
};

/** The password that confirms the signature (SPEC B1.3). */
function SignDialog({ letter, onSigned, onRefused, onClose }: Props) {
  const { signLetter } = useNaskah();
  // The version the user read, even if a newer one loads behind the dialog.
  const [version] = useState(letter.version);
  const [password, setPassword] = useState('');
  const { errors, submit, refuse, clear, ...form } = useSubmit('password', 'dateReason', 'place');
  const [dateReason, setDateReason] = useState(letter.bookedReason ?? '');
  const [place, setPlace] = useState(letter.place ?? '');
  const [confirmed, setConfirmed] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(false);
  // Once somebody has signed, text and day stand.
  const isFurther = isPartlySigned(letter.state);
  const open = isFurther ? [] : openOn(sheetOf(letter, letter.paper));

  const today = dayInWib();
  const forOfficial = signsFor(useSigned().data?.role);

  // A day that is past, which only a booked or inserted number brings (DOMAIN 5).
  const otherDay = !isFurther && letter.bookedDay && letter.bookedDay < today ? letter.bookedDay : null;

  const signed = () =>
    signLetter(letter.id, {
      ...{ password, version },
      ...(confirmed && { confirmOpenPlaces: true }),
      ...(otherDay && { dateReason }),
      ...(isFurther && place.trim() && place.trim() !== letter.place && { place: place.trim() }),
    }).catch((failure: unknown) => {
      // Only a wrong password is typed anew.
      if (fieldErrors(failure).password !== undefined) setPassword('');
      throw failure;
    });
  const sign = () => {
    if (!isFurther && letter.bookedDay && letter.bookedDay > today)
      return refuse({}, translate(detailMessages.notBefore(formatDate(letter.bookedDay))));
    if (open.length > 0 && !confirmed) return setUnconfirmed(true);
    if (otherDay && !dateReason.trim())
      return refuse({ dateReason: translate(detailMessages.dateReasonMissing) });
    if (!password) return refuse({ password: translate(detailMessages.passwordMissing) });
    return submit(
      async () => onSigned(await signed()),
      (refusal) => {
        onClose();
        onRefused(refusal);
      },
    );
  };

  return (
    <FormDialog
      title={translate(detailMessages.signTitle)}
      confirm={translate(detailMessages.sign)}
      form={form}
      onSubmit={sign}
      onClose={onClose}
    >
      <p>
        <b>{letter.subject}</b>{' '}
        {isFurther
          ? translate(detailMessages.numberedAlready(letter.number ?? ''))
          : translate(
              letter.cosigners?.length
                ? detailMessages.notChangeableThen
                : detailMessages.notChangeable(afterSigning(letter)),
            )}
      </p>
      {Boolean(letter.cosigners?.length) && <p>{onceSigned(letter)}</p>}
      {forOfficial && <p>{forOfficial}</p>}
      {!isFurther && <p>{translate(datedMessages(letter.bookedDay ?? today, today))}</p>}
      {otherDay && (
        <TextLine
          label={translate(detailMessages.dateReason(formatDate(otherDay)))}
          value={dateReason}
          onChange={(reason) => {
            setDateReason(reason);
            clear('dateReason');
          }}
          error={errors.dateReason}
          hint={translate(detailMessages.dateReasonHint)}
          max={reasonLimit}
          lines={2}
        />
      )}
      {isFurther && (
        <TextLine
          label={translate(detailMessages.ownPlace)}
          value={place}
          onChange={(written) => {
            setPlace(written);
            clear('place');
          }}
          error={errors.place}
          hint={translate(detailMessages.ownPlaceHint(formatDate(today)))}
          max={100}
        />
      )}
      {open.length > 0 && (
        <div>
          <p>
            {translate(detailMessages.stillOpen)} <b>{open.join(', ')}</b>
          </p>
          <FormControlLabel
            control={<Checkbox checked={confirmed} onChange={(_, yes) => setConfirmed(yes)} />}
            label={translate(detailMessages.signOpen)}
          />
          {unconfirmed && !confirmed && (
            <FormHelperText error role="alert">
              {translate(detailMessages.confirmOpen)}
            </FormHelperText>
          )}
        </div>
      )}
      <OwnPasswordLine
        label={translate(detailMessages.password)}
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          clear('password');
        }}
        error={errors.password}
      />
    </FormDialog>
  );
}

export default SignDialog;
