import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import type { DigestTime } from '../../../domain/calls/notifications.ts';
import { digestHours, weekdays } from '../../../domain/notifications/notification-settings.ts';
import { say } from '../../../lib/language.ts';
import { useChange } from './use-settings.tsx';
import { dayWords, words } from './words.ts';

const hours = Array.from(
  { length: digestHours.last - digestHours.first + 1 },
  (_, at) => digestHours.first + at,
);
const shown = (hour: number): string => `${String(hour).padStart(2, '0')}.00`;

/** When the digest comes. */
export function DigestSection({ digest }: { digest: DigestTime }) {
  const change = useChange();
  const id = useId();
  const keep = (time: DigestTime) => change({ digest: time }, words.digestSaved);
  return (
    <div className="digest-time">
      <div className="labelled">
        <label id={`${id}-hour`} htmlFor={`${id}-hour-field`}>
          {say(words.hour)}
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
          {say(words.days)}
        </span>
        <ToggleButtonGroup
          value={digest.days}
          aria-labelledby={`${id}-days`}
          onChange={(_, days: number[]) => keep({ ...digest, days: days.toSorted((a, b) => a - b) })}
        >
          {weekdays.map((day) => (
            <ToggleButton key={day} value={day}>
              {say(dayWords[day - 1] ?? { id: '', en: '' })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {digest.days.length === 0 && <p className="field-hint">{say(words.noDigest)}</p>}
      </div>
    </div>
  );
}
