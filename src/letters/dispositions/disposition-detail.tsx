import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { Suspense, useEffect, useRef, useState } from 'react';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import {
  type Disposition,
  dispositionRoleLabels,
  isOpenDisposition,
} from '../../../domain/letters/disposition.ts';
import { isDone, isUnread } from '../../../domain/letters/disposition-life.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { Term } from '../../help/index.ts';
import { lazyPart } from '../../shell/index.ts';
import { statusOf } from '../../ui/failures.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import { keys } from '../cache.ts';
import { LetterPaper } from '../reading/letter-paper.tsx';
import { Pane } from '../reading/pane.tsx';
import { PaneWaits } from '../reading/pane-waits.tsx';
import { useDownload, usePdfTool } from '../reading/use-download.ts';
import { useLetter } from '../reading/use-letter.ts';
import { AskUntil } from '../snoozing/lazy.ts';
import { SnoozeButton } from '../snoozing/snooze-button.tsx';
import { TaskFacts } from '../tasks/task-facts.tsx';
import { TaskTrail } from '../tasks/task-trail.tsx';
import { useAfterStep } from '../tasks/use-after-step.ts';
import { Decision } from './decision.tsx';
import { DispositionTree } from './disposition-tree.tsx';
import { GivenWords } from './given-words.tsx';
import { dispositionMessages, sheetFile } from './messages.ts';
import { NudgeButton } from './nudge-button.tsx';
import '../tasks/tasks.css';

const FollowUpSection = lazyPart(() => import('../snoozing/follow-up-section.tsx'));
const DisposePanel = lazyPart(() => import('./dispose-panel.tsx'));

type Props = { id: string; direction: 'in' | 'out'; onBack: () => void };

/** A disposition: letter, instructions, chain and actions (DOMAIN 7). */
function DispositionDetail({ id, direction, onBack }: Props) {
  const { getDisposition } = useNaskah();
  const { data, error, fetchStatus, refetch } = useQuery({
    queryKey: keys.disposition(id),
    queryFn: ({ signal }) => getDisposition(id, { signal }),
    retry: (times, failure) => (statusOf(failure) ?? 500) >= 500 && times < 2,
  });
  if (data) return <Opened disposition={data} direction={direction} onBack={onBack} />;
  return (
    <PaneWaits
      title={translate(dispositionMessages.tasks)}
      error={error}
      isOffline={fetchStatus === 'paused'}
      retry={() => void refetch()}
      unseen={translate(dispositionMessages.unseen)}
      onBack={onBack}
    />
  );
}

export default DispositionDetail;

type OpenedProps = { disposition: Disposition } & Omit<Props, 'id'>;

function Opened({ disposition, direction, onBack }: OpenedProps) {
  const { letter, error, isOffline, retry } = useLetter(disposition.letterId);
  const { dispositionSheetBlob } = useNaskah();
  const { download, isBusy } = useDownload();
  const { settle, refused } = useAfterStep(disposition.letterId);
  const pdfOf = usePdfTool();
  const [isDisposing, setDisposing] = useState(false);
  const [isSnoozing, setSnoozing] = useState(false);
  usePrefetch(AskUntil.load, true);
  const own = disposition.recipients.find(({ id }) => id === disposition.mine);
  const canSnooze = direction === 'in' && isOpenDisposition(disposition) && own && !isDone(own.state);
  usePrefetch(DisposePanel.load, disposition.can.dispose);
  useMarkAsRead(disposition, letter);
  if (!letter)
    return (
      <PaneWaits
        title={translate(dispositionMessages.tasks)}
        error={error}
        isOffline={isOffline}
        retry={retry}
        onBack={onBack}
      />
    );
  const [pdf] = pdfOf(letter);
  return (
    <Pane
      variant="alone"
      title={translate(dispositionMessages.tasks)}
      onBack={onBack}
      actions={
        <>
          <TaskTrail
            letter={letter}
            of={
              direction === 'in'
                ? translate(dispositionMessages.incoming)
                : translate(dispositionMessages.outgoing)
            }
          />
          {pdf && 'run' in pdf && (
            <IconButton title={pdf.words} aria-label={pdf.words} aria-busy={pdf.isBusy} onClick={pdf.run}>
              <pdf.icon size={18} strokeWidth={1.6} aria-hidden />
            </IconButton>
          )}
          {canSnooze && <SnoozeButton onClick={() => setSnoozing(true)} />}
        </>
      }
      contextName={translate(dispositionMessages.dispositions)}
      context={
        <>
          <InstructionCard disposition={disposition} />
          <DispositionTree
            nodes={disposition.tree}
            currentId={disposition.id}
            link={(node) => (
              <>
                {node.id !== disposition.id && (
                  <LinkBase to={`/naskah-dinas/tugas/disposition-${direction}/${node.id}`}>
                    {translate(dispositionMessages.openIt)}
                  </LinkBase>
                )}
                <NudgeButton node={node} letterId={letter.id} />
              </>
            )}
          />
          <div className="disposition-more">
            <Button
              variant="outlined"
              aria-busy={isBusy}
              startIcon={<Printer size={15} strokeWidth={1.6} aria-hidden />}
              onClick={() => download(() => dispositionSheetBlob(disposition.id), sheetFile(letter.number))}
            >
              {translate(dispositionMessages.sheet)}
            </Button>
          </div>
          {direction === 'out' && isOpenDisposition(disposition) && (
            <Suspense>
              <FollowUpSection letter={letter} />
            </Suspense>
          )}
          <TaskFacts letter={letter} />
        </>
      }
      decision={
        <Decision
          disposition={disposition}
          onDispose={() => setDisposing(true)}
          onSettled={settle}
          onRefused={refused}
        />
      }
      panel={
        isDisposing && (
          <Suspense fallback={<section className="dispose-panel" />}>
            <DisposePanel
              source={{ dispositionId: disposition.id }}
              letter={letter}
              onClose={() => setDisposing(false)}
            />
          </Suspense>
        )
      }
    >
      <LetterPaper letter={letter} />
      {isSnoozing && (
        <Suspense>
          <AskUntil
            what={{ of: 'disposition', rows: [disposition], onDone: onBack }}
            onClose={() => setSnoozing(false)}
          />
        </Suspense>
      )}
    </Pane>
  );
}

function InstructionCard({ disposition }: { disposition: Disposition }) {
  const { recipients, mine } = disposition;
  const own = recipients.find((one) => one.id === mine);
  const open = isOpenDisposition(disposition) && !(own && isDone(own.state));
  return (
    <div className="disposition-card">
      <h2>
        <Term name="disposisi">{translate(dispositionMessages.dispositions)}</Term>
      </h2>
      <p>
        <StatusDot isOpen={open} labelled />
        {own && <span>{translate(dispositionRoleLabels[own.role])}</span>}
      </p>
      <p>
        {translate(
          dispositionMessages.given(
            disposition.fromPositionName,
            disposition.onBehalfOf
              ? translate(dispositionMessages.nameFor(disposition.fromName, disposition.onBehalfOf))
              : disposition.fromName,
          ),
        )}
      </p>
      <GivenWords node={disposition} isPressing={open} />
    </div>
  );
}

/** Once the letter has come to the screen; the giver sees it as read. */
function useMarkAsRead(disposition: Disposition, letter: Letter | undefined): void {
  const { stepDisposition } = useNaskah();
  const client = useQueryClient();
  const marked = useRef(false);
  const mine = disposition.recipients.find((one) => one.id === disposition.mine);
  const unread = mine && isUnread(mine.state) && isOpenDisposition(disposition) && disposition.can.report;
  useEffect(() => {
    if (!letter || !unread || marked.current) return;
    marked.current = true;
    stepDisposition(disposition.id, 'read').then(
      (now) => {
        client.setQueryData(keys.disposition(disposition.id), now);
        void client.invalidateQueries({ queryKey: [...keys.dispositions, 'list'] });
      },
      // Unread is only a mark; the letter itself is on the screen.
      () => undefined,
    );
  }, [letter, unread, disposition.id, stepDisposition, client]);
}
