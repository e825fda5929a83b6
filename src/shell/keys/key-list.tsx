import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { keyMessages } from './messages.ts';
import type { Key } from './use-keys.ts';
import { useKeysOff } from './use-keys-off.ts';
import './keys.css';

const names: Record<string, string> = {
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** The keys that are valid on this screen, opened by `?`. */
function KeyList({ keys, onClose }: { keys: readonly Pick<Key, 'key' | 'words'>[]; onClose: () => void }) {
  const title = useId();
  const [off, setOff] = useKeysOff();
  const rows = new Map<string, string[]>();
  for (const { key, words } of keys) rows.set(words, [...(rows.get(words) ?? []), names[key] ?? key]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{translate(keyMessages.onThisPage)}</DialogTitle>
      <DialogContent>
        <dl className="key-list">
          {[...rows].map(([words, pressed]) => (
            <div key={words}>
              <dt>
                {pressed.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
          <div>
            <dt>
              <kbd>z</kbd>
            </dt>
            <dd>{translate(keyMessages.undoWhile)}</dd>
          </div>
          <div>
            <dt>
              <kbd>Ctrl K</kbd>
            </dt>
            <dd>{translate(keyMessages.palette)}</dd>
          </div>
        </dl>
        <FormControlLabel
          control={<Checkbox size="small" checked={!off} onChange={(_, on) => setOff(!on)} />}
          label={translate(keyMessages.singleKeys)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="outlined">
          {translate(commonMessages.close)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export default KeyList;
