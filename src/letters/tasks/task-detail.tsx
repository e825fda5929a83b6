import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { type Letter, taskAbilities } from '../../../domain/letters/letter.ts';
import { type LetterTask, letterLife } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import { Term } from '../../help/index.ts';
import { lazyPart, useSigned } from '../../shell/index.ts';
import { keys } from '../cache.ts';
import { LetterPaper } from '../reading/letter-paper.tsx';
import { OnlyRead } from '../reading/only-read.tsx';
import { Pane } from '../reading/pane.tsx';
import { PaneWaits } from '../reading/pane-waits.tsx';
import { Sections } from '../reading/sections.tsx';
import { Steps } from '../reading/steps.tsx';
import { useLetter } from '../reading/use-letter.ts';
import { SnoozeButton } from '../snoozing/snooze-button.tsx';
import { WhereIsIt } from '../where/where-is-it.tsx';
import { chainOf, chainWords } from './chain.ts';
import { outdatedParafs } from './changes.ts';
import { detailMessages } from './detail-messages.ts';
import { waitingFor } from './kinds.ts';
import { notAskedWords } from './not-asked.ts';
import { ReviewDecision } from './review-decision.tsx';
import { RevisionDecision } from './revision-decision.tsx';
import { SignDecision } from './sign-decision.tsx';
import { TaskFacts } from './task-facts.tsx';
import { TaskTools } from './task-tools.tsx';
import { TaskTrail } from './task-trail.tsx';
import { useAfterStep } from './use-after-step.ts';
import './tasks.css';

const SignedDialog = lazyPart(async () => ({ default: (await import('./sign-dialog.tsx')).SignedDialog }));
const SealingDecision = lazyPart(async () => ({
  default: (await import('./sign-dialog.tsx')).SealingDecision,
}));
const ChangedPaper = lazy(() => import('./changed-paper.tsx'));

type Props = {
  letterId: string;
  /** As the list says; true where it is not known. */
  mayDecide: boolean;
  onBack: () => void;
  onDone: () => void;
  /** Absent while it is no task of the reader. */
  onSnooze?: (() => void) | undefined;
  /** Above the letter. */
  notice?: ReactNode;
};

/** A letter that waits for the reader: text, steps and decision. */
function TaskDetail({ letterId, mayDecide, onBack, onDone, onSnooze, notice }: Props) {
  const { letter, timeline, error, isOffline, retry } = useLetter(letterId);
  const { identity } = useGetIdentity();
  const signed = useSigned();
  const { settle, refused } = useAfterStep(letterId);
  const client = useQueryClient();
  const [given, setGiven] = useState<Letter | null>(null);
  /**
   * Shows the signed letter at once behind its number. Lists are not refreshed yet: their next task opens
   * afterwards.
   */
  const showSigned = (now: Letter) => {
    client.setQueryData(keys.letter(letterId), now);
    if (now.sealing) return settle();
    setGiven(now);
    void client.invalidateQueries({ queryKey: keys.letter(letterId) });
  };

  if (!letter)
    return (
      <PaneWaits
        title={translate(detailMessages.tasks)}
        error={error}
        isOffline={isOffline}
        retry={retry}
        onBack={onBack}
      />
    );
  const asked = askedOf(letter);
  const decided = { letter, onSettled: settle, onDone, onRefused: refused };
  const decisions: Record<LetterTask, ReactElement> = {
    review: <ReviewDecision {...decided} meId={identity?.id} />,
    sign: <SignDecision {...decided} onSigned={showSigned} />,
    revision: <RevisionDecision letter={letter} timeline={timeline} />,
  };
  const outdated = outdatedParafs(letter, timeline, identity?.id);
  return (
    <Pane
      variant="alone"
      title={translate(detailMessages.tasks)}
      onBack={onBack}
      actions={
        <>
          <TaskTrail letter={letter} of={asked && translate(waitingFor[asked])} />
          {onSnooze && <SnoozeButton onClick={onSnooze} />}
          <TaskTools letter={letter} onSettled={settle} onDone={onDone} />
        </>
      }
      contextName={translate(detailMessages.chain)}
      context={
        <>
          <h2>
            {translate(detailMessages.chainOf)} <Term name="paraf">{translate(detailMessages.initials)}</Term>
          </h2>
          <small className="mailbox-chain-words">{chainWords(letter)}</small>
          <Steps label={translate(detailMessages.chain)} steps={chainOf(letter, timeline, identity?.id)} />
          {letter.holder && (
            <div className="mailbox-facts">
              <WhereIsIt letter={letter} timeline={timeline} onSettled={settle} isMine={asked !== null} />
            </div>
          )}
          <TaskFacts letter={letter} />
          <Sections letter={letter} desk="task" place="beside" />
        </>
      }
      decision={
        <div className="mailbox-decision">
          {asked && decisions[asked]}
          {letter.sealing && (
            <Suspense>
              <SealingDecision {...decided} sealing={letter.sealing} onSettled={settle} />
            </Suspense>
          )}
          {!asked && !letter.sealing && !letter.reachedBy && (
            <small>{notAskedWords(letter, mayDecide, signed.data?.role)}</small>
          )}
        </div>
      }
    >
      <OnlyRead letter={letter} />
      {notice}
      {outdated.length > 0 && !letter.destroyedAt ? (
        <Suspense fallback={<LetterPaper letter={letter} />}>
          <ChangedPaper letter={letter} outdated={outdated} />
        </Suspense>
      ) : (
        <LetterPaper letter={letter} />
      )}
      {given && (
        <Suspense>
          <SignedDialog
            number={given.number}
            onLeave={() => {
              onDone();
              settle();
            }}
          />
        </Suspense>
      )}
    </Pane>
  );
}

export default TaskDetail;

/** Decision open to the reader, by the server's rights; the list's task may be stale. */
function askedOf({ can, state }: Letter): LetterTask | null {
  const { taskKind } = letterLife[state];
  return taskKind && can[taskAbilities[taskKind]] ? taskKind : null;
}
