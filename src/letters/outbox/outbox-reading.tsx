import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import CheckSquare from 'lucide-react/icons/square-check';
import Tag from 'lucide-react/icons/tag';
import { LinkBase, useGetIdentity } from 'react-admin';
import {
  isCancelled,
  isFixed,
  isReturned,
  isWaitedFor,
  type LetterTask,
} from '../../../domain/letters/letter-life.ts';
import type { LetterLabel } from '../../../domain/letters/letter-rows.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { refreshAfterStep } from '../cache.ts';
import { CancelledNotice } from '../cancelling/cancelled-notice.tsx';
import { cancellingMessages } from '../cancelling/messages.ts';
import { useCancelling } from '../cancelling/use-cancelling.tsx';
import { docxTool } from '../docx/docx-tool.ts';
import { useDocx } from '../docx/use-docx.ts';
import { useDuplicate } from '../duplicating/index.ts';
import { LabelChips } from '../labelling/label-chip.tsx';
import { LetterStateChip } from '../lists/letter-state-chip.tsx';
import { mailboxMessages } from '../messages.ts';
import { paneMessages } from '../pane-messages.ts';
import { Fact, LetterFacts } from '../reading/facts.tsx';
import { historyOf } from '../reading/history.ts';
import { LetterPaper } from '../reading/letter-paper.tsx';
import { LetterTitle } from '../reading/letter-title.tsx';
import { OnlyRead } from '../reading/only-read.tsx';
import { Pane } from '../reading/pane.tsx';
import { PaneWaits } from '../reading/pane-waits.tsx';
import { Sections } from '../reading/sections.tsx';
import { Steps } from '../reading/steps.tsx';
import type { PaneTool } from '../reading/tools/pane-tool.ts';
import { MoreTools, PaneTools } from '../reading/tools/pane-tools.tsx';
import { usePdfTool } from '../reading/use-download.ts';
import { useLetter } from '../reading/use-letter.ts';
import { askedOf } from '../tasks/asked-of.ts';
import { chainOf, chainWords } from '../tasks/chain.ts';
import { detailMessages } from '../tasks/detail-messages.ts';
import { WhereIsIt } from '../where/where-is-it.tsx';
import { outboxReadingMessages } from './reading-messages.ts';

type Props = {
  letterId: string;
  labels: LetterLabel[];
  /** Absent while it is not known which of the post's letters this is. */
  onLabel: (() => void) | null;
  onBack: () => void;
};

/** A revision has its own button. */
const taskWords: Partial<Record<LetterTask, Message>> = {
  review: detailMessages.initial,
  sign: detailMessages.sign,
};

function OutboxReading({ letterId, labels, onLabel, onBack }: Props) {
  const { letter, timeline, error, isOffline, retry } = useLetter(letterId);
  const { identity } = useGetIdentity();
  const pdfOf = usePdfTool();
  const docx = useDocx();
  const duplicating = useDuplicate();
  const client = useQueryClient();
  const settle = () => void refreshAfterStep(client, letterId);
  const cancelling = useCancelling(letter, settle);
  if (!letter)
    return (
      <PaneWaits
        title={translate(outboxReadingMessages.sent)}
        isBeside
        error={error}
        isOffline={isOffline}
        retry={retry}
        onBack={onBack}
      />
    );
  const pdf = isFixed(letter.state) ? pdfOf(letter) : [];
  const tools: PaneTool[] = [
    ...pdf,
    ...(letter.can.duplicate
      ? [
          {
            id: 'duplicate',
            words: translate(outboxReadingMessages.duplicate),
            icon: Copy,
            isBusy: duplicating.isBusy,
            run: () => void duplicating.duplicate(letter.id),
          },
        ]
      : []),
    ...docxTool(letter, docx),
    ...(onLabel
      ? [{ id: 'label', words: translate(mailboxMessages.addLabel), icon: Tag, isIcon: true, run: onLabel }]
      : []),
  ];
  const last: PaneTool[] = cancelling.ask
    ? [
        {
          id: 'cancel',
          words: translate(cancellingMessages.cancelShort),
          icon: Ban,
          isDanger: true,
          run: cancelling.ask,
        },
      ]
    : [];
  const isUnderway = isWaitedFor(letter.state);
  const task = askedOf(letter);
  // Who reviews, signs or seals a letter of their own does so among their tasks.
  const toTask = (task && taskWords[task]) ?? (letter.can.settleSeal && outboxReadingMessages.seal);
  return (
    <Pane
      title={translate(outboxReadingMessages.sent)}
      onBack={onBack}
      contextName={translate(outboxReadingMessages.journey)}
      actions={
        <>
          <PaneTools tools={tools} stay={pdf.length} />
          <span className="grow" />
          <PaneTools tools={last} />
          {letter.can.edit && (
            <Button
              component={LinkBase}
              to={`/naskah-dinas/${letter.id}/edit`}
              variant="contained"
              startIcon={<Pencil size={15} strokeWidth={1.6} aria-hidden />}
            >
              {isReturned(letter.state)
                ? translate(outboxReadingMessages.mend)
                : translate(outboxReadingMessages.edit)}
            </Button>
          )}
          {toTask && (
            <Button
              component={LinkBase}
              to={`/naskah-dinas/tugas/${letter.id}`}
              variant="contained"
              startIcon={<CheckSquare size={15} strokeWidth={1.6} aria-hidden />}
            >
              {translate(toTask)}
            </Button>
          )}
          <MoreTools tools={[...tools, ...last]} stay={pdf.length} />
          {cancelling.dialog}
        </>
      }
      context={
        <>
          {isUnderway && (
            <>
              <Fact title={translate(outboxReadingMessages.where)}>
                <WhereIsIt letter={letter} timeline={timeline} onSettled={settle} />
              </Fact>
              <Fact title={translate(outboxReadingMessages.chain)}>
                <small className="mailbox-chain-words">{chainWords(letter)}</small>
                <Steps
                  label={translate(outboxReadingMessages.chain)}
                  steps={chainOf(letter, timeline, identity?.id).map(narrow)}
                  folds
                />
              </Fact>
            </>
          )}
          {!isUnderway && letter.can.seeMaking && letter.reviewers.length > 0 && (
            <Fact title={translate(outboxReadingMessages.chain)}>
              <small className="mailbox-chain-words">{chainWords(letter)}</small>
            </Fact>
          )}
          <Sections letter={letter} desk="outbox" place="beside" />
          <Fact title={translate(paneMessages.history)}>
            <Steps label={translate(paneMessages.letterHistory)} steps={historyOf(timeline, letter)} />
          </Fact>
          <LetterFacts letter={letter} />
        </>
      }
    >
      <OnlyRead letter={letter} />
      <LetterTitle
        letter={letter}
        status={
          <>
            <LetterStateChip
              state={letter.state}
              awaitsSeal={Boolean(letter.sealing)}
              awaitsDispatch={letter.awaitsDispatch}
              partlyDispatched={letter.partlyDispatched}
            />
            <LabelChips labels={labels} most={20} />
          </>
        }
      />
      {isCancelled(letter.state) && <CancelledNotice timeline={timeline} />}
      <LetterPaper letter={letter} />
      <Sections letter={letter} desk="outbox" place="below" />
    </Pane>
  );
}

export default OutboxReading;

/** Moves the time below the name: the panel is narrow. */
const narrow = <S extends { lines: string[]; aside?: string[] }>({ aside = [], ...step }: S) => ({
  ...step,
  lines: [...step.lines, ...(aside.length > 0 ? [aside.join(', ')] : [])],
});
