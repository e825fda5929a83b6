import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type FilingUnitVerb, useNaskah } from '../../../dataProvider/index.ts';
import { needsReason } from '../../../domain/archive/retention-dates.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { DayLine, TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { lifeMessages as messages, verbMessages } from './life-messages.ts';

type Props = {
  verb: FilingUnitVerb;
  id: string;
  /** Of several holds the one that is lifted. */
  holdId?: string | undefined;
  /** The retention period starts on a day that the actor must enter. */
  needsStart: boolean;
  /** Its clock starts on the day of this event. */
  eventName: string | null;
  onDone: () => void;
  onClose: () => void;
};

/**
 * Closes, reopens, holds or releases a filing unit. A reason is always required, except for a close dated recently.
 */
function LifeDialog({ verb, id, holdId, needsStart, eventName, onDone, onClose }: Props) {
  const { changeFilingUnit } = useNaskah();
  const notify = useNotify();
  const { errors, submit, ...form } = useSubmit('closedDate', 'retentionStartDate', 'reason');
  const [reason, setReason] = useState('');
  const [closedDate, setClosedDate] = useState<string | null>(null);
  const [start, setStart] = useState<string | null>(null);
  const { title, confirm, text, done } = verbMessages[verb];
  const isLate = [closedDate, start].some((day) => day !== null && needsReason(day, dayInWib()));
  const go = () =>
    submit(async () => {
      await changeFilingUnit(
        id,
        verb,
        verb === 'close'
          ? { closedDate, retentionStartDate: start, ...(isLate && { reason }) }
          : { reason, ...(holdId && { holdId }) },
      );
      notify(translate(done), { type: 'success' });
      onDone();
      onClose();
    });
  return (
    <FormDialog
      title={translate(title)}
      confirm={translate(confirm)}
      danger={verb === 'hold'}
      form={form}
      onSubmit={go}
      onClose={onClose}
    >
      <p>{translate(verb === 'close' && eventName ? messages.closeWithEvent(eventName) : text)}</p>
      {verb === 'close' && (
        <>
          <DayLine
            label={translate(messages.closedDate)}
            value={closedDate}
            onChange={setClosedDate}
            error={errors.closedDate}
            hint={translate(messages.closedHint)}
          />
          {needsStart && (
            <DayLine
              label={translate(messages.startDate)}
              value={start}
              onChange={setStart}
              error={errors.retentionStartDate}
              hint={translate(messages.startHint)}
            />
          )}
        </>
      )}
      {(verb !== 'close' || isLate) && (
        <TextLine
          label={translate(commonMessages.reason)}
          value={reason}
          onChange={setReason}
          error={errors.reason}
          max={500}
          lines={2}
        />
      )}
    </FormDialog>
  );
}

export default LifeDialog;
