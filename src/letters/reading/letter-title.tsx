import type { ReactNode } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import { letterName, scanOf } from '../../../domain/letters/letter-name.ts';
import { formatDate } from '../../ui/format.ts';
import { LetterChips } from '../lists/letter-chips.tsx';

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
      <h2>{letterName({ subject: letter.subject, scan: scanOf(letter) })}</h2>
      <p>{[letter.number, letter.scriptDate && formatDate(letter.scriptDate)].filter(Boolean).join(' · ')}</p>
    </header>
  );
}
