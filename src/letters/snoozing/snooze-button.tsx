import IconButton from '@mui/material/IconButton';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import { translate } from '../../../lib/language.ts';
import { snoozeMessages } from './messages.ts';

export function SnoozeButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      title={translate(snoozeMessages.snooze)}
      aria-label={translate(snoozeMessages.snooze)}
      onClick={onClick}
    >
      <AlarmClock size={18} strokeWidth={1.6} aria-hidden />
    </IconButton>
  );
}
