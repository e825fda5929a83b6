import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import { useDesk } from '../frame/desk.ts';
import { Field } from '../frame/Field.tsx';
import { useWithServer } from '../frame/use-with-server.ts';
import { identityKey } from './identity-draft.ts';

/** A number that was booked beforehand, instead of the next; shown where there is one for this letter (DOMAIN 5). */
export const BookedNumberChoice = () => {
  const { draft, change } = useDesk();
  const { bookedNumbersFor } = useNaskah();
  const isWithServer = useWithServer();
  // What decides which numbers fit; the server looks at the letter as it is stored.
  const of = [
    draft.naskahDinasCategoryId,
    draft.sender?.userPositionId,
    identityKey(draft),
    draft.permissionClassificationId,
    draft.archiveClassificationId,
  ];
  const { data: booked } = useQuery({
    queryKey: ['booked-numbers', draft.id, ...of],
    queryFn: ({ signal }) => bookedNumbersFor(draft.id, { signal }),
    enabled: isWithServer && of.every((part) => part !== undefined && part !== null),
    staleTime: 30_000,
  });
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
