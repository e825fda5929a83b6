import Button from '@mui/material/Button';
import { translate } from '../../../lib/language.ts';
import { offlineMessages } from './messages.ts';
import { postponeUpdate, reloadForUpdate, useUpdate } from './updates.ts';

/** Offers a newer version once. Never reloads by itself: typed text would be lost. */
export function UpdateStrip() {
  if (!useUpdate()) return null;
  return (
    <div className="update" role="status">
      <span>{translate(offlineMessages.update)}</span>
      <Button size="small" onClick={reloadForUpdate}>
        {translate(offlineMessages.reload)}
      </Button>
      <Button size="small" variant="text" onClick={postponeUpdate}>
        {translate(offlineMessages.later)}
      </Button>
    </div>
  );
}
