import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { DiffBlock } from '../../../../../domain/letters/letter-version.ts';
import { translate } from '../../../../../lib/language.ts';
import { commonMessages } from '../../../../ui/messages.ts';
import { TextDifference } from '../../../versions/index.ts';
import { articleMessages } from './messages.ts';

type Props = { name: string; blocks: DiffBlock[]; onClose: () => void };

/** From a template's words to the contract's. */
export function ArticleDifference({ name, blocks, onClose }: Props) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { width: 720 } } }}
    >
      <DialogTitle id={id}>{name}</DialogTitle>
      <DialogContent className="diff">
        <p className="diff-note">{translate(articleMessages.differs)}</p>
        <TextDifference blocks={blocks} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate(commonMessages.close)}</Button>
      </DialogActions>
    </Dialog>
  );
}
