import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { snoozeFault, snoozeOffers } from '../../../domain/letters/snooze.ts';
import { translate } from '../../../lib/language.ts';
import { readClock } from '../../../lib/wib.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { formatTime } from '../../ui/format.ts';
import { DayField } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { offerMessages, snoozeDialogMessages } from './dialog-messages.ts';
import { dayAndClock } from './when.ts';
import './snoozing.css';

type Props = {
  title: string;
  explain: string;
  /** The verb on the button. */
  confirm: string;
  /** What ends it, where it is set. */
  end?: string | undefined;
  /** @throws what the server answers */
  onChoose: (until: string | null) => Promise<void>;
  onClose: () => void;
};

/** Asks for a moment: the usual ones at a press, any other by day and clock. */
function SnoozeDialog({ title, explain, confirm, end, onChoose, onClose }: Props) {
  const id = useId();
  const [now] = useState(() => new Date());
  const [day, setDay] = useState<string | null>(null);
  const [clock, setClock] = useState(() => formatTime('2000-01-01T08:00:00+07:00'));
  const { errors, submit, refuse, clear, ...form } = useSubmit('until', 'clock');
  const choose = (until: string | null) =>
    submit(async () => {
      await onChoose(until);
      onClose();
    });
  const send = () => {
    const at = readClock(clock);
    if (!day) return refuse({ until: translate(snoozeDialogMessages.dayMissing) });
    if (!at) return refuse({ clock: translate(snoozeDialogMessages.clockWrong) });
    const until = `${day}T${at}:00+07:00`;
    const wrong = snoozeFault(until);
    return wrong ? refuse({ until: translate(wrong) }) : choose(until);
  };
  return (
    <FormDialog title={title} confirm={confirm} form={form} isTyped={false} onSubmit={send} onClose={onClose}>
      <p>{explain}</p>
      <div className="snooze-offers">
        {snoozeOffers(now).map((offer, at) => (
          <Button
            key={offer.id}
            autoFocus={at === 0}
            variant="outlined"
            aria-busy={form.isPending}
            onClick={() => void choose(offer.until)}
          >
            <span>{translate(offerMessages[offer.id])}</span>
            <small>{dayAndClock(offer.until)}</small>
          </Button>
        ))}
        {end && (
          <Button variant="text" onClick={() => void choose(null)}>
            {end}
          </Button>
        )}
      </div>
      <fieldset className="snooze-other">
        <legend>{translate(snoozeDialogMessages.other)}</legend>
        <Labelled id={`${id}day`} label={translate(snoozeDialogMessages.day)}>
          <DayField
            input={{
              id: `${id}day`,
              'aria-labelledby': `${id}day-label`,
              'aria-describedby': `${id}day-fault`,
              'aria-invalid': Boolean(errors.until),
            }}
            value={day}
            onChange={(chosen) => {
              setDay(chosen);
              clear('until');
            }}
          />
        </Labelled>
        <Labelled id={`${id}clock`} label={translate(snoozeDialogMessages.clock)}>
          <TextField
            id={`${id}clock`}
            size="small"
            value={clock}
            onChange={(event) => {
              setClock(event.target.value);
              clear('clock');
            }}
            error={Boolean(errors.clock)}
            slotProps={{ htmlInput: { 'aria-describedby': `${id}day-fault`, maxLength: 5 } }}
          />
        </Labelled>
        <small id={`${id}day-fault`} className="is-wrong" aria-live="polite">
          {errors.until ?? errors.clock}
        </small>
      </fieldset>
    </FormDialog>
  );
}

export default SnoozeDialog;
