import { type Urgency, urgencies } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { ClassChip } from '../../ui/class-chip.tsx';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { mailboxMessages } from '../messages.ts';

type Props = {
  urgency: Urgency;
  securityName: string;
  securityRank: number;
  /** Shows the security class even when it is the open one, as the reading pane does. */
  full?: boolean;
};

/** At most two chips: urgency and secrecy (LOOK, Chips). Ordinary values have none in a row. */
export function LetterChips({ urgency, securityName, securityRank, full = false }: Props) {
  return (
    <>
      {urgency !== 'BIASA' && (
        <SoftChip tone={urgency === 'SEGERA' ? 'warn' : 'danger'}>
          {translate(urgencies.find(({ value }) => value === urgency)?.label)}
        </SoftChip>
      )}
      <ClassChip rank={securityRank} full={full}>
        {full ? translate(mailboxMessages.securityIs(securityName)) : securityName}
      </ClassChip>
    </>
  );
}
