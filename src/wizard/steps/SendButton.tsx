import Send from 'lucide-react/icons/send';
import { say } from '../../../resources/language.ts';
import { nextHolder, notAskedAgain } from '../draft/next-holder.ts';
import { useDesk } from '../frame/desk.ts';
import { FinishButton } from './FinishButton.tsx';
import { summaryWords } from './summary-words.ts';

/** "Kirim": asks once more, says to whom, sends (SPEC B1.2, B1.3). */
export default function SendButton() {
  const { draft } = useDesk();
  const next = nextHolder(draft);
  const skipped = notAskedAgain(draft);
  return (
    <FinishButton
      verb={say(summaryWords.send)}
      done={say(summaryWords.sent)}
      icon={<Send size={15} strokeWidth={1.6} aria-hidden />}
      question={next?.does === 'review' ? say(summaryWords.askReview) : say(summaryWords.askSign)}
      onDone={() => ({
        told: say(summaryWords.sentTo(next?.personName ?? say(summaryWords.nextReceiver))),
        to: '/naskah-dinas/outbox',
      })}
    >
      {say(summaryWords.goesTo)} <b>{next?.personName}</b> ({next?.positionName}).{' '}
      {say(summaryWords.notAfter)}
      {skipped.length > 0 && (
        <>
          {' '}
          <b>{skipped.join(', ')}</b> {say(summaryWords.notAgain)}
        </>
      )}
    </FinishButton>
  );
}
