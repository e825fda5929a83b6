import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { translate } from '../../../../lib/language.ts';
import { dayInWib } from '../../../../lib/wib.ts';
import { formatDate } from '../../../ui/format.ts';
import { Field } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { signerMessages } from './messages.ts';
import { useBookedNumbers } from './use-booked-numbers.ts';

/** Selects a booked number instead of the next one; shown when this letter may take one (DOMAIN 5). */
export function BookedNumberChoice() {
  const { draft, change } = useWizard();
  const booked = useBookedNumbers();
  const isUnknown = draft.bookedNumberId !== null && booked?.every(({ id }) => id !== draft.bookedNumberId);
  const today = dayInWib();
  const day = booked?.find(({ id }) => id === draft.bookedNumberId)?.day;
  if (!draft.bookedNumberId && !booked?.length) return null;
  return (
    <Field
      name="bookedNumberId"
      label={translate(signerMessages.number)}
      isOptional
      hint={translate(signerMessages.numberHint)}
      warning={day && day > today ? translate(signerMessages.notBefore(formatDate(day))) : undefined}
      error={isUnknown ? translate(signerMessages.numberWrong) : undefined}
    >
      {({ id, ...aria }) => (
        <TextField
          id={id}
          select
          size="small"
          hiddenLabel
          fullWidth
          value={draft.bookedNumberId ?? ''}
          onChange={(event) => change({ bookedNumberId: event.target.value || null })}
          error={aria['aria-invalid']}
          slotProps={{
            select: {
              displayEmpty: true,
              labelId: aria['aria-labelledby'],
              SelectDisplayProps: { 'aria-describedby': aria['aria-describedby'] },
            },
          }}
        >
          <MenuItem value="">{translate(signerMessages.nextNumber)}</MenuItem>
          {booked?.map(({ id, number, day, reason }) => (
            <MenuItem key={id} value={id}>
              {[number, ...(day === today ? [] : [formatDate(day)]), reason].join(' · ')}
            </MenuItem>
          ))}
          {isUnknown && (
            <MenuItem value={draft.bookedNumberId ?? ''}>{translate(signerMessages.bookedNumber)}</MenuItem>
          )}
        </TextField>
      )}
    </Field>
  );
}
