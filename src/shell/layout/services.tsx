import { type ReactNode, useEffect } from 'react';
import { useNotify } from 'react-admin';
import { LiveUpdates } from '../../notifications/index.ts';
import { notifyTruncated } from '../../ui/notify-truncated.ts';
import { HelpKey } from '../keys/help-key.tsx';
import { keepFocus } from '../keys/keep-focus.ts';
import { undoKeys } from '../keys/undo-keys.ts';
import { useKeys } from '../keys/use-keys.ts';
import { ConnectivityMonitor } from '../offline/connectivity-monitor.tsx';
import { StoredHerePlace } from '../offline/stored-here-place.tsx';
import { UnsentAsk } from '../offline/unsent-ask.tsx';
import { UpdateStrip } from '../offline/update-strip.tsx';
import { giveWay } from '../toasts/give-way.ts';
import { OfflineStrip } from './offline-strip.tsx';

/**
 * Background services: the strip of an offline device, sends queued writes, live updates, update notice, `?`, notices of truncated pastes, and
 * keyboard focus that is neither lost nor covered.
 */
function Later({ userId }: { userId: string }): ReactNode {
  useEffect(keepFocus, []);
  useEffect(giveWay, []);
  const notify = useNotify();
  useEffect(() => notifyTruncated((text) => notify(text, { type: 'warning' })), [notify]);
  useKeys(undoKeys());
  return (
    <>
      <OfflineStrip userId={userId} />
      <StoredHerePlace userId={userId} />
      <ConnectivityMonitor userId={userId} />
      <LiveUpdates />
      <UpdateStrip />
      <UnsentAsk userId={userId} />
      <HelpKey />
    </>
  );
}

export default Later;
