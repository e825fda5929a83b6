import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { few } from '../../../../lib/few.ts';
import { translate } from '../../../../lib/language.ts';
import { useDraftHref } from '../../../shell/index.ts';
import { composeMessages } from '../compose/messages.ts';
import { askedAgain, nextHolder } from '../draft/next-holder.ts';
import { openFields } from '../draft/open-fields.ts';
import { isToItself, reviewsItself } from '../draft/same-people.ts';
import { WarningLine } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { FinishButton } from './finish-button.tsx';
import { SkipReturners } from './skip-returners.tsx';
import { summaryMessages } from './summary-messages.ts';

/**
 * "Kirim": says to whom, sends (SPEC B1.2, B1.3). From the sheet at once, with undo, unless something has to be known
 * first; else it asks once more.
 */
export default function SendButton({ isOnSheet = false }: { isOnSheet?: boolean }) {
  const { withdrawLetter } = useNaskah();
  const navigate = useNavigate();
  const draftHref = useDraftHref();
  const { draft, sheet } = useWizard();
  const [reason, setReason] = useState<string | null>(null);
  const [isComplained, setComplained] = useState(false);
  const again = askedAgain(draft);
  const skips = again.names.length > 0 && reason !== null;
  const next = nextHolder(draft, skips);
  const warnings = [isToItself(draft), reviewsItself(draft)].filter((warning) => warning !== null);
  const open = openFields(sheet, draft);
  const isReasonMissing = skips && !reason.trim();
  const asksFirst = !isOnSheet || warnings.length > 0 || again.names.length > 0 || open.length > 0;
  return (
    <FinishButton
      verb={translate(
        !isOnSheet
          ? summaryMessages.send
          : next?.does === 'review'
            ? composeMessages.sendReview
            : composeMessages.sendSign,
      )}
      asksFirst={asksFirst}
      {...(isOnSheet && { shortcut: 'Control+Enter' })}
      leads={isOnSheet}
      {...(isOnSheet && {
        open,
        says: next ? translate(composeMessages.goesTo(next.personName)) : undefined,
      })}
      {...(isOnSheet && {
        undo: async ({ id }) => {
          await withdrawLetter(id, translate(composeMessages.undoReason));
          navigate(`${draftHref(id)}?langkah=konten-naskah`);
        },
      })}
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
      onDone={({ id }) => ({
        told: translate(summaryMessages.sentTo(next?.personName ?? translate(summaryMessages.nextReceiver))),
        to: `/naskah-dinas/outbox/${id}`,
      })}
    >
      {translate(summaryMessages.goesTo)} <b>{next?.personName}</b> ({next?.positionName}).{' '}
      {translate(summaryMessages.notAfter)}
      {open.length > 0 && (
        <WarningLine
          text={translate(summaryMessages.openAsked(few(open.map(({ message }) => message)).join(', ')))}
        />
      )}
      {warnings.map((warning) => (
        <WarningLine key={warning.id} text={translate(warning)} />
      ))}
      {again.names.length > 0 && (
        <SkipReturners
          again={again}
          reason={reason}
          isMissing={isComplained && isReasonMissing}
          onChange={setReason}
        />
      )}
    </FinishButton>
  );
}
