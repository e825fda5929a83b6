import { useCallback } from 'react';
import { useLocation, useNavigate, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ReviewDecision } from '../../../domain/letters/letter-people.ts';
import { translate } from '../../../lib/language.ts';
import { UndoMessage, undoTime } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { detailMessages } from './detail-messages.ts';

type Told = { id: string; subject: string };

/**
 * Notifies of a paraf or return, with undo. The decision is on the server at once, so leaving the page is safe;
 * undo works until another actor acts.
 * @param onUndone with the restored letter, before it opens where it was decided on
 */
export function useTellDecision(onUndone: () => void): (decision: ReviewDecision, letter: Told) => void {
  const { undoReview } = useNaskah();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return useCallback(
    (decision, { id, subject }) => {
      const undo = async () => {
        try {
          await undoReview(id);
          onUndone();
          navigate(here);
          notify(translate(detailMessages.decisionUndone(subject)), { type: 'info' });
        } catch (failure) {
          notify(failureMessage(failure), { type: 'error' });
        }
      };
      const text = translate(
        (decision === 'approve' ? detailMessages.initialled : detailMessages.returnedDone)(subject),
      );
      notify(<UndoMessage text={text} undo={() => void undo()} />, {
        type: 'success',
        autoHideDuration: undoTime,
      });
    },
    [undoReview, notify, navigate, here, onUndone],
  );
}
