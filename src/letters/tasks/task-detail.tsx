import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { arrangementOf, layoutOf } from '../../../domain/letters/layouts.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { awaitsSignature, type LetterTask, wasSubmitted } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import { Term } from '../../help/index.ts';
import { lazyPart, useIsPhone, useSigned } from '../../shell/index.ts';
import { useStable } from '../../ui/use-stable.ts';
import { keys } from '../cache.ts';
import { isOpen, threadsOf, useComments } from '../comments/index.ts';
import { useFoldedMenu } from '../dispositions/use-folded-menu.ts';
import { mailboxMessages } from '../messages.ts';
import { LetterPaper } from '../reading/letter-paper.tsx';
import { OnlyRead } from '../reading/only-read.tsx';
import { Pane } from '../reading/pane.tsx';
import { PaneBars } from '../reading/pane-bars.tsx';
import { PaneWaits } from '../reading/pane-waits.tsx';
import { paperShown } from '../reading/paper-shown.ts';
import { Sections } from '../reading/sections.tsx';
import { Steps } from '../reading/steps.tsx';
import { useLetter } from '../reading/use-letter.ts';
import { SnoozeButton } from '../snoozing/snooze-button.tsx';
import { WhereIsIt } from '../where/where-is-it.tsx';
import { askedOf } from './asked-of.ts';
import { chainOf, chainWords, turnOf } from './chain.ts';
import { detailMessages } from './detail-messages.ts';
import { waitingFor } from './kinds.ts';
import { notAskedWords } from './not-asked.ts';
import { decidedWords } from './review/decided-words.ts';
import { sinceOf } from './review/measure.ts';
import { reviewMessages } from './review/messages.ts';
import { ReviewMenu } from './review/review-menu.tsx';
import { useHeldLetter } from './review/use-held-letter.ts';
import { ReviewDecision } from './review-decision.tsx';
import { RevisionDecision } from './revision-decision.tsx';
import { SignDecision } from './sign-decision.tsx';
import { TaskFacts } from './task-facts.tsx';
import { TaskTrail } from './task-trail.tsx';
import { useAfterStep } from './use-after-step.ts';
import './tasks.css';

const SignedDialog = lazyPart(async () => ({ default: (await import('./sign-dialog.tsx')).SignedDialog }));
const SealingDecision = lazyPart(async () => ({
  default: (await import('./sign-dialog.tsx')).SealingDecision,
}));
const ContractArticles = lazyPart(() => import('./review/articles/contract-articles.tsx'));
const ReviewPaper = lazyPart(() => import('./review/review-paper.tsx'));

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
  const opened = useLetter(letterId);
  const { timeline, error, isOffline, retry } = opened;
  const { letter, isOutdated, reload, takeOver } = useHeldLetter(opened.letter);
  const { identity } = useGetIdentity();
  const signed = useSigned();
  const { settle: refresh, refused } = useAfterStep(letterId);
  const settle = () => {
    takeOver();
    refresh();
  };
  const client = useQueryClient();
  const [given, setGiven] = useState<Letter | null>(null);
  const [pages, setPages] = useState<boolean>();
  const [shownVersion, setShownVersion] = useState<number>();
  const onShown = useStable(() => setShownVersion(letter?.version));
  const kept = paperShown.use('');
  const isPhone = useIsPhone();
  useFoldedMenu();
  const isReviewed = letter !== undefined && isForReview(letter);
  const comments = useComments(letterId, isReviewed);
  const open = useMemo(() => threadsOf(comments.data?.items ?? []).filter(isOpen), [comments.data]);
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
        hasChain
        onBack={onBack}
      />
    );
  const asked = askedOf(letter);
  const decided = { letter, onSettled: settle, onDone, onRefused: refused };
  const decisions: Record<LetterTask, ReactElement> = {
    review: (
      <ReviewDecision
        {...decided}
        meId={identity?.id}
        openOfMine={open.filter(({ first }) => first.isMine).length}
        isOutdated={isOutdated}
      />
    ),
    sign: <SignDecision {...decided} isShown={shownVersion === letter.version} onSigned={showSigned} />,
    revision: <RevisionDecision letter={letter} timeline={timeline} />,
  };
  const since = sinceOf(letter, timeline, {
    meId: identity?.id,
    // Who decides for another, or after one, decides what that post was asked.
    postId:
      asked === 'review'
        ? turnOf(letter, { meId: identity?.id, positionId: signed.data?.user.positionId })?.userPositionId
        : undefined,
    seesOthers: awaitsSignature(letter.state),
  });
  // What is signed is read as it is printed, unless there is something to see in its text.
  const isOnPages = pages ?? (asked === 'sign' && kept !== 'text' && !isPhone && !since && open.length === 0);
  const choosePages = (isChosen: boolean) => {
    setPages(isChosen);
    if (isChosen) paperShown.write('', 'pages');
  };
  return (
    <Pane
      variant="alone"
      hasBar
      title={translate(detailMessages.tasks)}
      onBack={onBack}
      actions={
        <>
          <TaskTrail letter={letter} of={asked && translate(waitingFor[asked])} />
          {onSnooze && <SnoozeButton onClick={onSnooze} />}
          {isReviewed && (
            <ReviewMenu
              letter={letter}
              isOnPages={isOnPages}
              onPages={choosePages}
              onSettled={settle}
              onDone={onDone}
            />
          )}
        </>
      }
      comments={isReviewed ? open.length : null}
      contextName={translate(detailMessages.chain)}
      context={
        <>
          <h2>
            {translate(detailMessages.chainOf)} <Term name="paraf">{translate(detailMessages.initials)}</Term>
          </h2>
          <small className="mailbox-chain-words">{chainWords(letter)}</small>
          <Steps
            label={translate(detailMessages.chain)}
            steps={chainOf(letter, timeline, identity?.id)}
            folds
          />
          {letter.holder && (
            <div className="mailbox-facts">
              <WhereIsIt letter={letter} timeline={timeline} onSettled={settle} isMine={asked !== null} />
            </div>
          )}
          {hasArticles(letter) && (
            <Suspense>
              <ContractArticles letter={letter} />
            </Suspense>
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
            <div className="mailbox-not-asked">
              <span>
                {decidedWords(letter, identity?.id) ?? notAskedWords(letter, mayDecide, signed.data?.role)}
              </span>
              <Button variant="outlined" onClick={onBack}>
                {translate(mailboxMessages.backToList)}
              </Button>
            </div>
          )}
        </div>
      }
    >
      <OnlyRead letter={letter} />
      {notice}
      {isOutdated && (
        <div className="mailbox-outdated" role="status">
          {translate(reviewMessages.changedMeanwhile)}
          <Button size="small" variant="outlined" onClick={reload}>
            {translate(reviewMessages.reload)}
          </Button>
        </div>
      )}
      {isReviewed ? (
        <Suspense fallback={<PaneBars />}>
          <ReviewPaper
            letter={letter}
            comments={comments}
            since={since}
            isOnPages={isOnPages}
            onAccepted={settle}
            onShown={onShown}
          />
        </Suspense>
      ) : (
        <LetterPaper letter={letter} onShown={onShown} />
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

/** Its makers comment on the text of a letter of ours; they alone see what changed. */
const isForReview = ({ from, destroyedAt, can, state, reachedBy }: Letter): boolean =>
  from === 'internal' && !destroyedAt && can.seeMaking && wasSubmitted(state) && !reachedBy;

/** Its makers compare them with the templates; whether it is a contract, the server knows. */
const hasArticles = ({ arrangement, can, contract, destroyedAt }: Letter): boolean =>
  can.seeMaking &&
  !destroyedAt &&
  (Boolean(contract) || layoutOf(arrangementOf(arrangement)).isOfParties === true);
