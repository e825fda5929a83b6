import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import type { DigestTime } from '../../../domain/calls/notifications.ts';
import { digestHours, weekdays } from '../../../domain/notifications/notification-settings.ts';
import { translate } from '../../../lib/language.ts';
import { dayMessages, messages } from './messages.ts';
import { useChange } from './use-settings.tsx';

const hours = Array.from(
  { length: digestHours.last - digestHours.first + 1 },
  (_, at) => digestHours.first + at,
);
const shown = (hour: number): string => `${String(hour).padStart(2, '0')}.00`;

/** When the digest comes. */
export function DigestSection({ digest }: { digest: DigestTime }) {
  const change = useChange();
  const id = useId();
  const keep = (time: DigestTime) => change({ digest: time }, messages.digestSaved);
  return (
    <div className="digest-time">
      <div className="labelled">
        <label id={`${id}-hour`} htmlFor={`${id}-hour-field`}>
          {translate(messages.hour)}
        </label>
        <Select
          value={digest.hour}
          labelId={`${id}-hour`}
          id={`${id}-hour-field`}
          onChange={({ target }) => keep({ ...digest, hour: Number(target.value) })}
        >
          {hours.map((hour) => (
            <MenuItem key={hour} value={hour}>
              {shown(hour)}
            </MenuItem>
          ))}
        </Select>
      </div>
      <div className="labelled">
        <span className="digest-label" id={`${id}-days`}>
          {translate(messages.days)}
        </span>
        <ToggleButtonGroup
          value={digest.days}
          aria-labelledby={`${id}-days`}
          onChange={(_, days: number[]) => keep({ ...digest, days: days.toSorted((a, b) => a - b) })}
        >
          {weekdays.map((day) => (
            <ToggleButton key={day} value={day}>
              {translate(dayMessages[day - 1] ?? { id: '', en: '' })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {digest.days.length === 0 && <p className="field-hint">{translate(messages.noDigest)}</p>}
      </div>
    </div>
  );
}
