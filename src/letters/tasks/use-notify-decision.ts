import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ReviewDecision } from '../../../domain/letters/letter-people.ts';
import { translate } from '../../../lib/language.ts';
import { useUndoable } from '../../shell/index.ts';
import { detailMessages } from './detail-messages.ts';

/** Others act on it at once, so there is time to look again; within the server's minute. In milliseconds. */
const undoTimeOfDecision = 20_000;

type Decided = { id: string; subject: string };

/**
 * Notifies of a paraf or return, with undo. The decision is on the server at once, so leaving the page is safe;
 * undo works until another actor acts.
 * @param onUndone with the restored letter, before it opens where it was decided on
 */
export function useNotifyDecision(onUndone: () => void): (decision: ReviewDecision, letter: Decided) => void {
  const { undoReview } = useNaskah();
  const notifyUndoable = useUndoable();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return useCallback(
    (decision, { id, subject }) => {
      const done = decision === 'approve' ? detailMessages.initialled : detailMessages.returnedDone;
      const undo = async () => {
        await undoReview(id);
        onUndone();
        navigate(here);
        return { text: translate(detailMessages.decisionUndone(subject)) };
      };
      notifyUndoable(translate(done(subject)), undo, { autoHideDuration: undoTimeOfDecision });
    },
    [undoReview, notifyUndoable, navigate, here, onUndone],
  );
}
