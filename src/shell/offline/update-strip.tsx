import Button from '@mui/material/Button';
import { translate } from '../../../lib/language.ts';
import { reloadKeeping } from '../../ui/reload-keeping.ts';
import { offlineMessages } from './messages.ts';
import { setUpdate, useUpdate } from './updates.ts';

/** Offers a newer version once. Never reloads by itself: typed text would be lost. */
export function UpdateStrip() {
  if (!useUpdate()) return null;
  return (
    <div className="update" role="status">
      <span>{translate(offlineMessages.update)}</span>
      <Button size="small" onClick={reloadKeeping}>
        {translate(offlineMessages.reload)}
      </Button>
      <Button size="small" variant="text" onClick={() => setUpdate(false)}>
        {translate(offlineMessages.later)}
      </Button>
    </div>
  );
}
