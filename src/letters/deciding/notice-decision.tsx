import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { openRank } from '../../../domain/letters/security-ranks.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { useRequest } from '../../ui/use-request.ts';
import { detailMessages } from '../tasks/detail-messages.ts';
import { useAfterStep } from '../tasks/use-after-step.ts';
import { useNotifyDecision } from '../tasks/use-notify-decision.ts';

const ReturnDialog = lazyPart(() => import('../tasks/return-dialog.tsx'));

type Props = {
  letterId: string;
  /** Where the letter opens. */
  page: string;
  onDecided: () => void;
};

/** Paraf or return from the notice that asks for it; above Biasa the letter opens first. */
export function NoticeDecision({ letterId, page, onDecided }: Props) {
  const { getLetter, reviewLetter } = useNaskah();
  const notify = useNotify();
  const navigate = useNavigate();
  const [returning, setReturning] = useState<Letter | null>(null);
  const { settle } = useAfterStep(letterId);
  const notifyDecision = useNotifyDecision(settle);
  const { isPending, request } = useRequest((failure) => {
    notify(failureMessage(failure), { type: 'error' });
    settle();
  });
  const withLetter = (decide: (letter: Letter) => unknown) =>
    request(async () => {
      const letter = await getLetter(letterId);
      if (!letter.can.review) {
        notify(translate(detailMessages.notWaiting), { type: 'warning' });
        onDecided();
        return settle();
      }
      if ((letter.permissionClassificationRank ?? 1) > openRank) return navigate(page);
      return decide(letter);
    });
  const approve = () =>
    withLetter(async (letter) => {
      await reviewLetter(letterId, { decision: 'approve', note: null, version: letter.version });
      notifyDecision('approve', letter);
      onDecided();
      settle();
    });
  return (
    <>
      <Button
        size="small"
        variant="text"
        color="error"
        disabled={isPending}
        onClick={() => withLetter(setReturning)}
      >
        {translate(detailMessages.giveBack)}
      </Button>
      <Button size="small" variant="outlined" disabled={isPending} onClick={approve}>
        {translate(detailMessages.initial)}
      </Button>
      {returning && (
        <Suspense>
          <ReturnDialog
            letter={returning}
            onSettled={settle}
            onDone={onDecided}
            onClose={() => setReturning(null)}
          />
        </Suspense>
      )}
    </>
  );
}
