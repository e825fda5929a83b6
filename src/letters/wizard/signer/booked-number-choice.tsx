import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { say } from '../../../../lib/language.ts';
import { dayInWib } from '../../../../lib/wib.ts';
import { formatDate } from '../../../ui/format.ts';
import { useDesk } from '../frame/desk.ts';
import { Field } from '../frame/field.tsx';
import { useBookedNumbers } from './use-booked-numbers.ts';
import { signerWords } from './words.ts';

/** Selects a booked number instead of the next one; shown when this letter may take one (DOMAIN 5). */
export function BookedNumberChoice() {
  const { draft, change } = useDesk();
  const booked = useBookedNumbers();
  const isUnknown = draft.bookedNumberId !== null && booked?.every(({ id }) => id !== draft.bookedNumberId);
  const today = dayInWib();
  const day = booked?.find(({ id }) => id === draft.bookedNumberId)?.day;
  if (!draft.bookedNumberId && !booked?.length) return null;
  return (
    <Field
      name="bookedNumberId"
      label={say(signerWords.number)}
      isOptional
      hint={say(signerWords.numberHint)}
      warning={day && day > today ? say(signerWords.notBefore(formatDate(day))) : undefined}
      error={isUnknown ? say(signerWords.numberWrong) : undefined}
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
          <MenuItem value="">{say(signerWords.nextNumber)}</MenuItem>
          {booked?.map(({ id, number, day, reason }) => (
            <MenuItem key={id} value={id}>
              {[number, ...(day === today ? [] : [formatDate(day)]), reason].join(' · ')}
            </MenuItem>
          ))}
          {isUnknown && (
            <MenuItem value={draft.bookedNumberId ?? ''}>{say(signerWords.bookedNumber)}</MenuItem>
          )}
        </TextField>
      )}
    </Field>
  );
}
