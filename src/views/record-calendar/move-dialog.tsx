import { useId, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import type { DayEvent } from '../../ui/calendar/day-event.ts';
import { daysBetween } from '../../ui/calendar/days.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { DayField } from '../../ui/pickers/index.ts';
import { recordCalendarMessages } from './messages.ts';

type Props = {
  event: DayEvent;
  /** Of the field that is set. */
  label: string;
  onMove: (by: number) => void;
  onClose: () => void;
};

/** Moves by keys and on a phone, where nothing is dragged. */
export default function MoveDialog({ event, label, onMove, onClose }: Props) {
  const id = useId();
  const [day, setDay] = useState<string | null>(event.day);
  return (
    <FormDialog
      title={translate(recordCalendarMessages.moveTitle)}
      confirm={translate(recordCalendarMessages.moveNow)}
      ready={day !== null}
      onSubmit={() => {
        if (day !== null && day !== event.day) onMove(daysBetween(event.day, day));
        onClose();
      }}
      onClose={onClose}
    >
      <Labelled id={id} label={label}>
        <DayField input={{ id, 'aria-labelledby': `${id}-label` }} value={day} onChange={setDay} />
      </Labelled>
    </FormDialog>
  );
}
