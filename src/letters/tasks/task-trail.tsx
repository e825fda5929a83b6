import type { Letter } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { LetterChips } from '../list/letter-chips.tsx';
import { taskWords } from './words.ts';

/** Above a task that is open: where it belongs, what it is about, and how urgent and secret it is. */
export const TaskTrail = ({ letter, of }: { letter: Letter; of: string | null }) => (
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
