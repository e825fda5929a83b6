import type { ReactNode } from 'react';
import { HelpKey } from '../keys/HelpKey.tsx';
import { LineKeeper } from '../offline/LineKeeper.tsx';
import { UpdateStrip } from '../offline/UpdateStrip.tsx';

/** Below the top bar: sends what waits for the line, offers a newer version, and knows `?` where the page does not. */
const Later = ({ userId }: { userId: string }): ReactNode => (
  <>
    <LineKeeper userId={userId} />
    <UpdateStrip />
    <HelpKey />
  </>
);

export default Later;
