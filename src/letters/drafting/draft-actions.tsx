import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Copy from 'lucide-react/icons/copy';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { useIsPhone } from '../../shell/index.ts';
import { draftMessages } from './messages.ts';

type Props = { name: string; onDuplicate: () => void; onDelete: () => void };

/** Actions on a draft: two buttons; a menu on phones. */
export function DraftActions(props: Props) {
  return useIsPhone() ? <InMenu {...props} /> : <Beside {...props} />;
}

function Beside({ name, onDuplicate, onDelete }: Props) {
  return (
    <span className="draft-buttons">
      <IconButton
        title={translate(draftMessages.duplicate)}
        aria-label={translate(draftMessages.duplicateOne(name))}
        onClick={onDuplicate}
      >
        <Copy size={15} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <IconButton
        title={translate(draftMessages.remove)}
        aria-label={translate(draftMessages.removeOne(name))}
        onClick={onDelete}
      >
        <Trash2 size={15} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </span>
  );
}

function InMenu({ name, onDuplicate, onDelete }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (verb: () => void) => () => {
    setAnchor(null);
    verb();
  };
  return (
    <span className="draft-buttons">
      <IconButton
        aria-label={translate(draftMessages.actionsOf(name))}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(onDuplicate)}>
          <Copy size={18} strokeWidth={1.6} aria-hidden />
          {translate(draftMessages.duplicate)}
        </MenuItem>
        <MenuItem onClick={choose(onDelete)}>
          <Trash2 size={18} strokeWidth={1.6} aria-hidden />
          {translate(draftMessages.remove)}
        </MenuItem>
      </Menu>
    </span>
  );
}
