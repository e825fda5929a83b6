import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { say } from '../../../lib/language.ts';
import { commonWords } from '../../ui/words.ts';
import type { Key } from './use-keys.ts';
import { useKeysOff } from './use-keys-off.ts';
import { keyWords } from './words.ts';
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
      <DialogTitle id={title}>{say(keyWords.onThisPage)}</DialogTitle>
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
            <dd>{say(keyWords.undoWhile)}</dd>
          </div>
          <div>
            <dt>
              <kbd>Ctrl K</kbd>
            </dt>
            <dd>{say(keyWords.palette)}</dd>
          </div>
        </dl>
        <FormControlLabel
          control={<Checkbox size="small" checked={!off} onChange={(_, on) => setOff(!on)} />}
          label={say(keyWords.singleKeys)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="outlined">
          {say(commonWords.close)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export default KeyList;
