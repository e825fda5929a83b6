import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReachedBy } from '../../domain/letters/letter.ts';
import { say } from '../../lib/language.ts';
import { Strip } from '../views/parts.ts';
import { otherEntryWords } from './other-entry-words.ts';
import { useSwitchRole } from './use-switch-role.ts';

/** Notice above a letter that another role of the user reaches: why it is read-only, with a switch to that role. */
export default function OtherEntryStrip({ reachedBy }: { reachedBy: ReachedBy }) {
  const switchTo = useSwitchRole();
  const [isBusy, setIsBusy] = useState(false);
  const change = async () => {
    setIsBusy(true);
    await switchTo(reachedBy.entryId, reachedBy.page);
    setIsBusy(false);
  };
  return (
    <Strip
      tone="info"
      action={
        <Button size="small" loading={isBusy} onClick={() => void change()}>
          {say(otherEntryWords.change(reachedBy.label))}
        </Button>
      }
    >
      {say(otherEntryWords.onlyRead)}
    </Strip>
  );
}
