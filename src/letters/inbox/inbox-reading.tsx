import Button from '@mui/material/Button';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Tag from 'lucide-react/icons/tag';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useGetIdentity, useNavigate } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { isOpenDisposition } from '../../../domain/letters/disposition.ts';
import { isDone } from '../../../domain/letters/disposition-life.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { isCancelled } from '../../../domain/letters/letter-life.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { type Key, lazyPart } from '../../shell/index.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import { useStable } from '../../ui/use-stable.ts';
import { keys } from '../cache.ts';
import { CancelledNotice } from '../cancelling/cancelled-notice.tsx';
import { docxTool } from '../docx/docx-tool.ts';
import { useDocx } from '../docx/use-docx.ts';
import { LabelChips } from '../labelling/label-chip.tsx';
import { LetterStateChip } from '../lists/letter-state-chip.tsx';
import { mailboxMessages } from '../messages.ts';
import { LetterPaper } from '../reading/letter-paper.tsx';
import { LetterTitle } from '../reading/letter-title.tsx';
import { OnlyRead } from '../reading/only-read.tsx';
import { Pane } from '../reading/pane.tsx';
import { PaneWaits } from '../reading/pane-waits.tsx';
import { Sections } from '../reading/sections.tsx';
import type { PaneTool } from '../reading/tools/pane-tool.ts';
import { MoreTools, PaneTools } from '../reading/tools/pane-tools.tsx';
import { usePdfTool } from '../reading/use-download.ts';
import { useLetter } from '../reading/use-letter.ts';
import { snoozeMessages } from '../snoozing/messages.ts';
import { OpenAction, toolsOf } from './action-bar.tsx';
import { inboxActions, loadDispose } from './actions.tsx';
import { InboxContext } from './inbox-context.tsx';
import { inboxReadingMessages } from './reading-messages.ts';
import { takingMessages, useTake } from './use-take.ts';

const SnoozeNotice = lazyPart(() => import('../snoozing/snooze-notice.tsx'));
const ForwardedBy = lazyPart(() => import('./forwarded-by.tsx'));
const OfferedStrip = lazyPart(() => import('./offered-strip.tsx'));

type Props = {
  letterId: string;
  /** Null until it is known which of this post's items the letter is. */
  item: InboxItem | null;
  onRead: (item: InboxItem) => Promise<void>;
  onUnread: () => void;
  onLabel: () => void;
  onSnooze: () => void;
  /** Closes an open item, opens a closed one. */
  onTurn: () => void;
  onBack: () => void;
  /** Registers the letter's own keys with the screen. */
  onKeys: (keys: Key[]) => void;
};

/** The open letter of the inbox; reading it marks it as read (SPEC B1.5). */
function InboxReading(props: Props) {
  const { letterId, item, onRead, onBack, onKeys } = props;
  const { letter, timeline, error, isOffline, retry } = useLetter(letterId);
  useMarkAsRead(letter, item, onRead);
  const [openAction, setOpenAction] = useState<string | null>(null);
  const take = useTake();
  const navigate = useNavigate();
  const { identity } = useGetIdentity();
  const isAllDone = useAllDone(letter);
  const naskah = useNaskah();
  const client = useQueryClient();
  const prepare = useStable(async () => (await loadDispose()).prepareDispose(client, naskah));
  usePrefetch(prepare, letter?.can.dispose === true);
  const actions = useMemo(
    () => (letter ? inboxActions.filter((action) => action.isOffered({ letter, item })) : []),
    [letter, item],
  );
  const loadDialogs = useStable(() =>
    Promise.all(
      actions.map((action) =>
        'dialog' in action ? action.dialog.load() : 'panel' in action ? action.panel.load() : undefined,
      ),
    ),
  );
  usePrefetch(loadDialogs, actions.length > 0);
  useEffect(() => {
    if (!letter) return;
    onKeys([
      ...(item?.offered?.can.take
        ? [{ key: 'a', words: translate(takingMessages.take), run: () => void take([item]) }]
        : []),
      ...actions.flatMap((action) =>
        action.key
          ? [
              {
                key: action.key,
                words: translate(action.message),
                run: () =>
                  'to' in action ? navigate(action.to({ letter, item })) : setOpenAction(action.id),
              },
            ]
          : [],
      ),
    ]);
    return () => onKeys([]);
  }, [actions, letter, item, navigate, take, onKeys]);
  if (!letter)
    return (
      <PaneWaits
        title={translate(inboxReadingMessages.inbox)}
        isBeside
        error={error}
        isOffline={isOffline}
        retry={retry}
        onBack={onBack}
      />
    );
  const given = timeline.findLast(
    ({ event, positionName }) => event === 'forwarded' && positionName === identity?.positionName,
  );
  const bar = { context: { letter, item }, actions, open: openAction, onOpen: setOpenAction };
  const nextId = nextIn(client, letterId);
  const onNext = nextId
    ? () => navigate(`/naskah-dinas/inbox/${nextId}${window.location.search}`)
    : undefined;
  const beside = actions.find(({ id }) => id === openAction);
  return (
    <Pane
      title={translate(inboxReadingMessages.inbox)}
      onBack={onBack}
      actions={<InboxActions {...props} letter={letter} actions={toolsOf(bar)} isAllDone={isAllDone} />}
      context={<InboxContext letter={letter} item={item} timeline={timeline} />}
      contextName={translate(inboxReadingMessages.details)}
      panel={
        beside &&
        'panel' in beside && (
          <Suspense fallback={<section className="dispose-panel" />}>
            <beside.panel letter={letter} item={item} onNext={onNext} onClose={() => setOpenAction(null)} />
          </Suspense>
        )
      }
    >
      <OnlyRead letter={letter} />
      {item?.snooze && (
        <Suspense>
          <SnoozeNotice snooze={item.snooze} what={{ of: 'inbox', rows: [item] }} />
        </Suspense>
      )}
      <LetterTitle
        letter={letter}
        full
        status={
          item && (
            <>
              {isCancelled(letter.state) && <LetterStateChip state={letter.state} />}
              <StatusDot isOpen={item.isOpen} labelled />
              <LabelChips labels={item.labels} most={20} />
            </>
          )
        }
      />
      {isCancelled(letter.state) && <CancelledNotice timeline={timeline} />}
      {item?.offered && (
        <Suspense>
          <OfferedStrip item={{ ...item, offered: item.offered }} onTake={() => take([item])} />
        </Suspense>
      )}
      {item?.forwarded && (
        <Suspense>
          <ForwardedBy letter={letter} item={item} />
        </Suspense>
      )}
      {item && given && (
        <Suspense>
          <ForwardedBy letter={letter} item={item} given={given} />
        </Suspense>
      )}
      <LetterPaper letter={letter} />
      <Sections letter={letter} desk="inbox" place="below" />
      <OpenAction {...bar} />
    </Pane>
  );
}

export default InboxReading;

type ActionsProps = Props & {
  letter: Letter;
  actions: PaneTool[];
  /** Everybody is done who has it from this post: closing is the next step. */
  isAllDone: boolean;
};

function InboxActions({ letter, item, actions: offered, isAllDone, ...does }: ActionsProps) {
  const { onTurn, onUnread, onLabel, onSnooze } = does;
  const actions = isAllDone ? offered.map((action) => ({ ...action, isPrimary: false })) : offered;
  const pdfOf = usePdfTool();
  const docx = useDocx();
  const TurnIcon = item?.isOpen ? Check : RotateCcw;
  const hasPrimary = actions.some(({ isPrimary }) => isPrimary);
  const tools: PaneTool[] = [
    ...actions,
    ...(item?.isOpen
      ? [
          {
            id: 'snooze',
            words: translate(snoozeMessages.snooze),
            icon: AlarmClock,
            isIcon: true,
            run: onSnooze,
          },
        ]
      : []),
    ...(item
      ? [
          { id: 'label', words: translate(mailboxMessages.addLabel), icon: Tag, isIcon: true, run: onLabel },
          {
            id: 'unread',
            words: translate(inboxReadingMessages.markUnread),
            icon: Mail,
            isIcon: true,
            run: onUnread,
          },
        ]
      : []),
    ...pdfOf(letter, true),
    ...docxTool(letter, docx),
  ];
  return (
    <>
      <PaneTools tools={tools} stay={Math.min(1, actions.length)} />
      <span className="grow" />
      {item?.can.handle && (
        <Button
          variant={item.isOpen && !hasPrimary ? 'contained' : 'outlined'}
          startIcon={<TurnIcon size={15} strokeWidth={1.6} aria-hidden />}
          onClick={onTurn}
        >
          {item.isOpen ? translate(inboxReadingMessages.finish) : translate(inboxReadingMessages.reopen)}
        </Button>
      )}
      <MoreTools tools={tools} stay={Math.min(1, actions.length)} />
    </>
  );
}

/** The letter below this one in the list beside it, as it is loaded. */
function nextIn(client: QueryClient, letterId: string): string | undefined {
  const items = client
    .getQueriesData<{ pages: { items: InboxItem[] }[] }>({ queryKey: keys.inboxes, type: 'active' })
    .flatMap(([, data]) => data?.pages.flatMap((page) => page.items) ?? []);
  const at = items.findIndex((item) => item.letterId === letterId);
  return at < 0 ? undefined : items[at + 1]?.letterId;
}

function useAllDone(letter: Letter | undefined): boolean {
  const { letterDispositions } = useNaskah();
  const { data = [] } = useQuery({
    queryKey: keys.letterDispositions(letter?.id ?? ''),
    queryFn: ({ signal }) => letterDispositions(letter?.id ?? '', { signal }),
    enabled: letter?.hasDispositions === true,
  });
  const given = data.filter((node) => isOpenDisposition(node) && node.isMine);
  return given.length > 0 && given.every(({ recipients }) => recipients.every(({ state }) => isDone(state)));
}

/** Marks each opened letter as read once, after its text has rendered. */
function useMarkAsRead(letter: Letter | undefined, item: InboxItem | null, onRead: Props['onRead']): void {
  const marked = useRef<string | null>(null);
  useEffect(() => {
    if (!letter || !item || item.isRead || marked.current === item.id) return;
    marked.current = item.id;
    void onRead(item);
  }, [letter, item, onRead]);
}
