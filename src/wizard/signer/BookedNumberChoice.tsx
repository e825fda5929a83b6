import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useDesk } from '../frame/desk.ts';
import { Field } from '../frame/Field.tsx';
import { useBookedNumbers } from './use-booked-numbers.ts';

/** A number that was booked beforehand, instead of the next; shown where there is one for this letter (DOMAIN 5). */
export const BookedNumberChoice = () => {
  const { draft, change } = useDesk();
  const booked = useBookedNumbers();
  const isUnknown = draft.bookedNumberId !== null && booked?.every(({ id }) => id !== draft.bookedNumberId);
  if (!draft.bookedNumberId && !booked?.length) return null;
  return (
    <Field
      name="bookedNumberId"
      label="Nomor"
      isOptional
      hint="Nomor yang telah dipesan untuk unit ini dapat dipakai."
      error={isUnknown ? 'Nomor pesanan ini tidak dapat dipakai untuk naskah ini.' : undefined}
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
          <MenuItem value="">Nomor berikutnya saat ditandatangani</MenuItem>
          {booked?.map(({ id, number, reason }) => (
            <MenuItem key={id} value={id}>
              {number} · {reason}
            </MenuItem>
          ))}
          {isUnknown && <MenuItem value={draft.bookedNumberId ?? ''}>Nomor pesanan</MenuItem>}
        </TextField>
      )}
    </Field>
  );
};
