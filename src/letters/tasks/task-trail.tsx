import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { LetterChips } from '../lists/letter-chips.tsx';
import { taskMessages } from './messages.ts';

export function TaskTrail({ letter, of }: { letter: Letter; of: string | null }) {
  return (
    <>
      <div className="mailbox-trail">
        <small>{[translate(taskMessages.tasks), of].filter(Boolean).join(' / ')}</small>
        <h2>{letter.subject}</h2>
      </div>
      <LetterChips
        urgency={letter.urgency}
        securityName={letter.permissionClassificationName ?? ''}
        securityRank={letter.permissionClassificationRank ?? 1}
      />
    </>
  );
}
