import Button from '@mui/material/Button';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { LinkBase } from 'react-admin';
import type { LetterOutcome } from '../../../../domain/calls/letters/flow.ts';
import { translate } from '../../../../lib/language.ts';
import { InfoDialog } from '../../../ui/info-dialog.tsx';
import type { BulkKind } from './bulk-kind.ts';
import { bulkMessages } from './messages.ts';

type Asked = { letterId: string; subject: string };
type Props<One extends Asked> = {
  kind: BulkKind;
  tasks: One[];
  outcomes: LetterOutcome[];
  /** Left out where they cannot be tried from here. */
  onAgain?: (failed: One[]) => void;
  onClose: () => void;
};

/** Changed since it was shown, or signed and waiting for its seal: to be read, not retried. */
export const isOutdated = ({ statusCode }: LetterOutcome): boolean =>
  statusCode === 409 || statusCode === 202;

/** Result per letter: failures first, with reason; successes with number. */
export function Outcomes<One extends Asked>({ kind, tasks, outcomes, onAgain, onClose }: Props<One>) {
  const of = (task: One) => outcomes.find((outcome) => outcome.id === task.letterId);
  const failed = tasks.filter((task) => !of(task)?.ok);
  const toTryAgain = failed.filter((task) => {
    const outcome = of(task);
    return !outcome || !isOutdated(outcome);
  });
  const done = tasks.filter((task) => of(task)?.ok);
  const isSigning = kind === 'sign';
  return (
    <InfoDialog
      title={translate(
        failed.length === 0
          ? (isSigning ? bulkMessages.signedAll : bulkMessages.initialledAll)(done.length)
          : (isSigning ? bulkMessages.signedSome : bulkMessages.initialledSome)(done.length, tasks.length),
      )}
      close={translate(bulkMessages.close)}
      isFocused
      actions={
        onAgain &&
        toTryAgain.length > 0 && (
          <Button variant="text" onClick={() => onAgain(toTryAgain)}>
            {translate(bulkMessages.retryFailed)}
          </Button>
        )
      }
      onClose={onClose}
    >
      <ul className="mailbox-bulk-list" aria-label={translate(bulkMessages.outcome)}>
        {[...failed, ...done].map((task) => {
          const outcome = of(task);
          return (
            <li key={task.letterId} className={outcome?.ok ? 'is-done' : 'is-failed'}>
              {outcome?.ok ? (
                <Check size={15} strokeWidth={1.6} aria-label={translate(bulkMessages.succeeded)} />
              ) : (
                <TriangleAlert size={15} strokeWidth={1.6} aria-label={translate(bulkMessages.notYet)} />
              )}
              <b>{task.subject}</b>
              <small>
                {outcome?.ok ? outcome.number : (outcome?.message ?? translate(bulkMessages.noAnswer))}
              </small>
              {outcome && isOutdated(outcome) && (
                <LinkBase to={`/naskah-dinas/tugas/${kind}/${task.letterId}`} onClick={onClose}>
                  {translate(bulkMessages.read)}
                </LinkBase>
              )}
            </li>
          );
        })}
      </ul>
    </InfoDialog>
  );
}
