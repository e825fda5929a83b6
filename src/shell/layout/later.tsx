import type { ReactNode } from 'react';
import { LiveUpdates } from '../../notifications/index.ts';
import { HelpKey } from '../keys/HelpKey.tsx';
import { LineKeeper } from '../offline/LineKeeper.tsx';
import { UpdateStrip } from '../offline/UpdateStrip.tsx';

/**
 * Below the top bar: sends what waits for the line, listens for news, offers a newer version, and knows `?` where the page
 * does not.
 */
const Later = ({ userId }: { userId: string }): ReactNode => (
  <>
    <LineKeeper userId={userId} />
    <LiveUpdates />
    <UpdateStrip />
    <HelpKey />
  </>
);

export default Later;
