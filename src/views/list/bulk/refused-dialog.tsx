import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-admin';
import type { Refused } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import type { Resource } from '../../../../resources/declare.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { messages } from '../../messages.ts';
import { UsageList } from '../../remove/usage-list.tsx';

type Props = {
  resource: Resource;
  title: string;
  refused: Refused[];
  onClose: () => void;
  /** Offered where records are still used. */
  onDeactivate?: (() => void) | undefined;
};

/** So many are listed by name; a thousand reasons would not be read. */
const mostListed = 50;

export default function RefusedDialog({ resource, title, refused, onClose, onDeactivate }: Props) {
  const id = useId();
  const place = useLocation();
  const opened = useRef(place);
  useEffect(() => {
    // A link to who uses it may lead to this very list.
    if (place !== opened.current) onClose();
  }, [place, onClose]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Reasons>
          {refused.slice(0, mostListed).map((one) => (
            <li key={one.id}>
              <b>{one.label}</b>
              {one.usage ? (
                <UsageList resource={resource} id={one.id} usage={one.usage} />
              ) : (
                <span>{one.message}</span>
              )}
            </li>
          ))}
          {refused.length > mostListed && <li>{`+${refused.length - mostListed}`}</li>}
        </Reasons>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {translate(commonMessages.close)}
        </Button>
        {onDeactivate && (
          <Button variant="contained" onClick={onDeactivate}>
            {translate(messages.deactivate)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const Reasons = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gap: 2 },
  '& > li > b': { color: 'var(--ink)', fontWeight: 650 },
});
