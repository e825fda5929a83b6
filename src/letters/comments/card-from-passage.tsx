import Drawer from '@mui/material/Drawer';
import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { translate } from '../../../lib/language.ts';
import { useIsPhone } from '../../ui/use-match.ts';
import { commentMessages } from './messages.ts';

type Props = { passage: HTMLElement | null; onClose: () => void; children: ReactNode };

/** Where there is no room beside the sheet: the card at its passage, on a phone from the foot. */
export function CardFromPassage({ passage, onClose, children }: Props) {
  const isPhone = useIsPhone();
  const content = <div className="comment-popped">{children}</div>;
  const label = translate(commentMessages.comments);
  return isPhone || !passage ? (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': label, style: { backgroundColor: 'var(--surface)' } } }}
    >
      {content}
    </Drawer>
  ) : (
    <Popover
      open
      anchorEl={passage}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { 'aria-label': label, role: 'dialog' } }}
    >
      {content}
    </Popover>
  );
}
