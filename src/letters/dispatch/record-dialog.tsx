import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { newId, useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { channelLabels, type Dispatch } from '../../../domain/letters/outgoing.ts';
import { noteLimit, trackingNumberLimit } from '../../../domain/letters/text-limits.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { DayField } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { partiesOf } from './dispatch-messages.ts';
import { dispatchMessages } from './messages.ts';

type Props = { letter: Letter; onDone: (dispatches: Dispatch[], words: string) => void; onClose: () => void };

/** Records a dispatch by hand: by courier or post, or downloaded and handed over. */
function RecordDialog({ letter, onDone, onClose }: Props) {
  const { dispatchLetter } = useNaskah();
  const id = useId();
  const [dispatchId] = useState(newId);
  const parties = partiesOf(letter).map(({ name }) => name);
  const [to, setTo] = useState<readonly string[]>(parties);
  const [channel, setChannel] = useState<'courier' | 'download'>('courier');
  const [date, setDate] = useState<string | null>(() => dayInWib());
  const [trackingNumber, setTrackingNumber] = useState('');
  const [note, setNote] = useState('');
  const { errors, refuse, clear, submit, ...form } = useSubmit('date', 'trackingNumber', 'note', 'to');
  const send = () => {
    if (parties.length > 0 && to.length === 0)
      return refuse({ to: translate(dispatchMessages.partyMissing) });
    if (!date) return refuse({ date: translate(dispatchMessages.dispatchDayMissing) });
    void submit(async () =>
      onDone(
        await dispatchLetter(letter.id, {
          id: dispatchId,
          channel,
          date,
          ...(parties.length > 0 && { to: parties.filter((name) => to.includes(name)) }),
          note: note.trim() || null,
          ...(channel === 'courier' && { trackingNumber: trackingNumber.trim() || null }),
        }),
        translate(dispatchMessages.recorded),
      ),
    );
  };
  return (
    <FormDialog
      title={translate(dispatchMessages.record)}
      confirm={translate(dispatchMessages.recordShort)}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      {parties.length === 1 && <p>{translate(dispatchMessages.toEnd(parties[0] ?? ''))}</p>}
      {parties.length > 1 && (
        <fieldset className="mailbox-dispatch-to" aria-describedby={`${id}to-fault`}>
          <legend>{translate(dispatchMessages.toWhom)}</legend>
          {parties.map((name) => (
            <FormControlLabel
              key={name}
              control={
                <Checkbox
                  checked={to.includes(name)}
                  onChange={(_, checked) => {
                    setTo(checked ? [...to, name] : to.filter((other) => other !== name));
                    clear();
                  }}
                />
              }
              label={name}
            />
          ))}
          <small id={`${id}to-fault`} className="is-wrong" aria-live="polite">
            {errors.to}
          </small>
        </fieldset>
      )}
      <RadioGroup
        aria-label={translate(dispatchMessages.way)}
        value={channel}
        onChange={(_, chosen) => setChannel(chosen === 'download' ? 'download' : 'courier')}
      >
        {(['courier', 'download'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={translate(channelLabels[value])}
          />
        ))}
      </RadioGroup>
      <Labelled id={`${id}date`} label={translate(dispatchMessages.dispatchedOn)}>
        <DayField
          input={{
            id: `${id}date`,
            'aria-labelledby': `${id}date-label`,
            'aria-describedby': `${id}date-fault`,
            'aria-invalid': Boolean(errors.date),
          }}
          value={date}
          onChange={(day) => {
            setDate(day);
            clear();
          }}
        />
        <small id={`${id}date-fault`} className="is-wrong" aria-live="polite">
          {errors.date}
        </small>
      </Labelled>
      {channel === 'courier' && (
        <Labelled id={`${id}tracking`} label={translate(dispatchMessages.trackingNumber)} isOptional>
          <TextField
            id={`${id}tracking`}
            size="small"
            fullWidth
            value={trackingNumber}
            onChange={(event) => setTrackingNumber(event.target.value)}
            error={Boolean(errors.trackingNumber)}
            helperText={errors.trackingNumber}
            slotProps={{ htmlInput: { maxLength: trackingNumberLimit } }}
          />
        </Labelled>
      )}
      <Labelled id={`${id}note`} label={translate(commonMessages.note)} isOptional>
        <TextField
          id={`${id}note`}
          multiline
          minRows={2}
          maxRows={6}
          fullWidth
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={Boolean(errors.note)}
          helperText={errors.note}
          slotProps={{ htmlInput: { maxLength: noteLimit } }}
        />
      </Labelled>
    </FormDialog>
  );
}

export default RecordDialog;
