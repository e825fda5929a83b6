import Button from '@mui/material/Button';
import { say } from '../../../lib/language.ts';
import { setUpdate, useUpdate } from './updates.ts';
import { offlineWords } from './words.ts';

/** Offers a newer version once. Never reloads by itself: typed text would be lost. */
export function UpdateStrip() {
  if (!useUpdate()) return null;
  return (
    <div className="update" role="status">
      <span>{say(offlineWords.update)}</span>
      <Button size="small" onClick={() => location.reload()}>
        {say(offlineWords.reload)}
      </Button>
      <Button size="small" variant="text" onClick={() => setUpdate(false)}>
        {say(offlineWords.later)}
      </Button>
    </div>
  );
}
