import IconButton from '@mui/material/IconButton';
import ListChecks from 'lucide-react/icons/list-checks';
import { translate } from '../../../../lib/language.ts';
import { inboxMessages } from '../messages.ts';

/** Begins and ends choosing rows by a tap, for fingers that have no hover. */
export function ChooseButton({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  return (
    <IconButton
      title={translate(inboxMessages.selectSome)}
      aria-label={translate(inboxMessages.selectSome)}
      aria-pressed={isOn}
      className="mailbox-choose"
      color={isOn ? 'primary' : 'default'}
      onClick={onToggle}
    >
      <ListChecks size={18} strokeWidth={1.6} aria-hidden />
    </IconButton>
  );
}
