import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import { LinkBase } from 'react-admin';
import type { LetterOutcome } from '../../../../domain/calls/letters/flow.ts';
import { say } from '../../../../lib/language.ts';
import type { BulkKind } from './bulk-kind.ts';
import { bulkWords } from './words.ts';

type Asked = { letterId: string; subject: string };
type Props<One extends Asked> = {
  kind: BulkKind;
  tasks: One[];
  outcomes: LetterOutcome[];
  /** Left out where they cannot be tried from here. */
  onAgain?: (failed: One[]) => void;
  onClose: () => void;
};

/** Changed since it was shown: to be read, not retried. */
export const isOutdated = ({ statusCode }: LetterOutcome): boolean => statusCode === 409;

/** Result per letter: failures first, with reason; successes with number. */
export function Outcomes<One extends Asked>({ kind, tasks, outcomes, onAgain, onClose }: Props<One>) {
  const id = useId();
  const of = (task: One) => outcomes.find((outcome) => outcome.id === task.letterId);
  const failed = tasks.filter((task) => !of(task)?.ok);
  const toTryAgain = failed.filter((task) => {
    const outcome = of(task);
    return !outcome || !isOutdated(outcome);
  });
  const done = tasks.filter((task) => of(task)?.ok);
  const isSigning = kind === 'sign';
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {say(
          failed.length === 0
            ? (isSigning ? bulkWords.signedAll : bulkWords.initialledAll)(done.length)
            : (isSigning ? bulkWords.signedSome : bulkWords.initialledSome)(done.length, tasks.length),
        )}
      </DialogTitle>
      <DialogContent>
        <ul className="mailbox-bulk-list" aria-label={say(bulkWords.outcome)}>
          {[...failed, ...done].map((task) => {
            const outcome = of(task);
            return (
              <li key={task.letterId} className={outcome?.ok ? 'is-done' : 'is-failed'}>
                {outcome?.ok ? (
                  <Check size={15} strokeWidth={1.6} aria-label={say(bulkWords.succeeded)} />
                ) : (
                  <TriangleAlert size={15} strokeWidth={1.6} aria-label={say(bulkWords.notYet)} />
                )}
                <b>{task.subject}</b>
                <small>{outcome?.ok ? outcome.number : (outcome?.message ?? say(bulkWords.noAnswer))}</small>
                {outcome && isOutdated(outcome) && (
                  <LinkBase to={`/naskah-dinas/tugas/${kind}/${task.letterId}`} onClick={onClose}>
                    {say(bulkWords.read)}
                  </LinkBase>
                )}
              </li>
            );
          })}
        </ul>
      </DialogContent>
      <DialogActions>
        {onAgain && toTryAgain.length > 0 && (
          <Button variant="text" onClick={() => onAgain(toTryAgain)}>
            {say(bulkWords.retryFailed)}
          </Button>
        )}
        <Button variant="contained" onClick={onClose} autoFocus>
          {say(bulkWords.close)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
