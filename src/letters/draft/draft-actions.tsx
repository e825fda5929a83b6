import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Copy from 'lucide-react/icons/copy';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { say } from '../../../lib/language.ts';
import { useIsPhone } from '../../shell/index.ts';
import { draftWords } from './words.ts';

type Props = { name: string; onDuplicate: () => void; onDelete: () => void };

/** Actions on a draft: two buttons; a menu on phones. */
export function DraftActions(props: Props) {
  return useIsPhone() ? <InMenu {...props} /> : <Beside {...props} />;
}

function Beside({ name, onDuplicate, onDelete }: Props) {
  return (
    <span className="draft-buttons">
      <IconButton
        title={say(draftWords.duplicate)}
        aria-label={say(draftWords.duplicateOne(name))}
        onClick={onDuplicate}
      >
        <Copy size={15} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <IconButton
        title={say(draftWords.remove)}
        aria-label={say(draftWords.removeOne(name))}
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
        aria-label={say(draftWords.actionsOf(name))}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={18} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(onDuplicate)}>
          <Copy size={18} strokeWidth={1.6} aria-hidden />
          {say(draftWords.duplicate)}
        </MenuItem>
        <MenuItem onClick={choose(onDelete)}>
          <Trash2 size={18} strokeWidth={1.6} aria-hidden />
          {say(draftWords.remove)}
        </MenuItem>
      </Menu>
    </span>
  );
}
