import { Suspense } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import { OtherEntryStrip } from '../../account/index.ts';

/** Above a letter of another role of the reader's; nothing above any other. */
export function OnlyRead({ letter: { reachedBy } }: { letter: Letter }) {
  return reachedBy ? (
    <div className="mailbox-only-read">
      <Suspense>
        <OtherEntryStrip reachedBy={reachedBy} />
      </Suspense>
    </div>
  ) : null;
}
