import type { Letter } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { LetterChips } from '../list/letter-chips.tsx';
import { taskWords } from './words.ts';

export function TaskTrail({ letter, of }: { letter: Letter; of: string | null }) {
  return (
    <>
      <div className="mailbox-trail">
        <small>{[say(taskWords.tasks), of].filter(Boolean).join(' / ')}</small>
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
