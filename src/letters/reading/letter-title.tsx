import type { ReactNode } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { formatDate } from '../../ui/format.ts';
import { LetterChips } from '../lists/letter-chips.tsx';
import { paneMessages } from '../pane-messages.ts';

/** Chips, subject, number and date above the letter. */
export function LetterTitle({
  letter,
  status,
  full,
}: {
  letter: Letter;
  status?: ReactNode;
  full?: boolean;
}) {
  return (
    <header className="mailbox-letter-title">
      <div>
        <LetterChips
          urgency={letter.urgency}
          securityName={letter.permissionClassificationName ?? 'Biasa'}
          securityRank={letter.permissionClassificationRank ?? 1}
          full={full}
        />
        {status}
      </div>
      <h2>{letter.subject || translate(paneMessages.noSubject)}</h2>
      <p>{[letter.number, letter.scriptDate && formatDate(letter.scriptDate)].filter(Boolean).join(' · ')}</p>
    </header>
  );
}
