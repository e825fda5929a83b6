import { useCallback } from 'react';
import { useLocation, useNavigate, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ReviewDecision } from '../../../domain/letters/letter-people.ts';
import { say } from '../../../lib/language.ts';
import { UndoMessage, undoTime } from '../../shell/index.ts';
import { failureWords } from '../failure-words.ts';
import { detailWords } from './detail-words.ts';

type Told = { id: string; subject: string };

/**
 * Tells that a letter was initialled or returned, with the way back: the server has it at once, so that nothing depends
 * on the page staying open, and gives the letter back while nobody has done anything with it.
 * @param onUndone with the letter back, before it opens where it was decided on
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
          notify(say(detailWords.decisionUndone(subject)), { type: 'info' });
        } catch (failure) {
          notify(failureWords(failure), { type: 'error' });
        }
      };
      const text = say((decision === 'approve' ? detailWords.initialled : detailWords.returnedDone)(subject));
      notify(<UndoMessage text={text} undo={() => void undo()} />, {
        type: 'success',
        autoHideDuration: undoTime,
      });
    },
    [undoReview, notify, navigate, here, onUndone],
  );
}
