import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import { askedAgain, nextHolder } from '../draft/next-holder.ts';
import { isToItself, reviewsItself } from '../draft/same-people.ts';
import { WarningLine } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { FinishButton } from './finish-button.tsx';
import { SkipReturners } from './skip-returners.tsx';
import { summaryMessages } from './summary-messages.ts';

/** "Kirim": asks once more, says to whom, sends (SPEC B1.2, B1.3). */
export default function SendButton() {
  const { draft } = useWizard();
  const [reason, setReason] = useState<string | null>(null);
  const [isComplained, setComplained] = useState(false);
  const again = askedAgain(draft);
  const skips = again.length > 0 && reason !== null;
  const next = nextHolder(draft, skips);
  const warnings = [isToItself(draft), reviewsItself(draft)].filter((warning) => warning !== null);
  const isReasonMissing = skips && !reason.trim();
  return (
    <FinishButton
      verb={translate(summaryMessages.send)}
      done={translate(summaryMessages.sent)}
      icon={<Send size={15} strokeWidth={1.6} aria-hidden />}
      question={
        next?.does === 'review' ? translate(summaryMessages.askReview) : translate(summaryMessages.askSign)
      }
      {...(skips && { body: { skipReason: reason.trim() } })}
      mayFinish={() => {
        setComplained(isReasonMissing);
        return !isReasonMissing;
      }}
      onDone={() => ({
        told: translate(summaryMessages.sentTo(next?.personName ?? translate(summaryMessages.nextReceiver))),
        to: '/naskah-dinas/outbox',
      })}
    >
      {translate(summaryMessages.goesTo)} <b>{next?.personName}</b> ({next?.positionName}).{' '}
      {translate(summaryMessages.notAfter)}
      {warnings.map((warning) => (
        <WarningLine key={warning.id} text={translate(warning)} />
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
