import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { say } from '../../../../lib/language.ts';
import { askedAgain, nextHolder } from '../draft/next-holder.ts';
import { isToItself, reviewsItself } from '../draft/same-people.ts';
import { useDesk } from '../frame/desk.ts';
import { WarningLine } from '../frame/field.tsx';
import { FinishButton } from './finish-button.tsx';
import { SkipReturners } from './skip-returners.tsx';
import { summaryWords } from './summary-words.ts';

/** "Kirim": asks once more, says to whom, sends (SPEC B1.2, B1.3). */
export default function SendButton() {
  const { draft } = useDesk();
  const [reason, setReason] = useState<string | null>(null);
  const [isComplained, setComplained] = useState(false);
  const again = askedAgain(draft);
  const skips = again.length > 0 && reason !== null;
  const next = nextHolder(draft, skips);
  const warnings = [isToItself(draft), reviewsItself(draft)].filter((warning) => warning !== null);
  const isReasonMissing = skips && !reason.trim();
  return (
    <FinishButton
      verb={say(summaryWords.send)}
      done={say(summaryWords.sent)}
      icon={<Send size={15} strokeWidth={1.6} aria-hidden />}
      question={next?.does === 'review' ? say(summaryWords.askReview) : say(summaryWords.askSign)}
      {...(skips && { body: { skipReason: reason.trim() } })}
      mayFinish={() => {
        setComplained(isReasonMissing);
        return !isReasonMissing;
      }}
      onDone={() => ({
        told: say(summaryWords.sentTo(next?.personName ?? say(summaryWords.nextReceiver))),
        to: '/naskah-dinas/outbox',
      })}
    >
      {say(summaryWords.goesTo)} <b>{next?.personName}</b> ({next?.positionName}).{' '}
      {say(summaryWords.notAfter)}
      {warnings.map((warning) => (
        <WarningLine key={warning.id} text={say(warning)} />
      ))}
      {again.length > 0 && (
        <SkipReturners
          names={again.join(', ')}
          reason={reason}
          isMissing={isComplained && isReasonMissing}
          onChange={setReason}
        />
      )}
    </FinishButton>
  );
}
