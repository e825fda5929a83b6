import { useQuery } from '@tanstack/react-query';
import { memo, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { type Key, lazyPart, useKeysWithHelp } from '../../shell/index.ts';
import { usePageTitle } from '../../ui/page-header.tsx';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import { useStable } from '../../ui/use-stable.ts';
import { keys } from '../cache.ts';
import { useLabelling } from '../labelling/use-labelling.ts';
import { usePaged } from '../lists/paged.ts';
import { enterKey, rowInHand, useRowKeys } from '../lists/use-row-keys.ts';
import { mailboxMessages } from '../messages.ts';
import { PaneBeside } from '../reading/pane-beside.tsx';
import { AskUntil } from '../snoozing/lazy.ts';
import { snoozeMessages } from '../snoozing/messages.ts';
import type { Snoozed } from '../snoozing/snoozed.ts';
import { useOpenItem } from '../use-open-item.ts';
import { useBackToList } from '../use-return-to-row.ts';
import { filterOf, sharedFields } from './filters/filter.ts';
import { InboxList } from './inbox-list.tsx';
import { inboxMessages } from './messages.ts';
import type { Held } from './selection/bulk.ts';
import { useBulk } from './selection/use-bulk.ts';
import { useInboxSelection } from './selection/use-selection.ts';
import { loadHandling, useHandling } from './use-handling.ts';
import '../desk.css';

const loadSections = async () => (await import('../reading/sections.tsx')).loadSections('inbox');
const InboxReading = lazyPart(async () => ({ default: memo((await import('./inbox-reading.tsx')).default) }));
const BulkBar = lazyPart(() => import('./selection/bulk-bar.tsx'));
const LabelDialog = lazyPart(() => import('../labelling/label-dialog.tsx'));
const ForceDialog = lazyPart(() => import('./force-dialog.tsx'));
const base = '/naskah-dinas/inbox';
const snoozedStatus = 'snoozed';

/** /naskah-dinas/inbox/{letter}: the letters this post received, one of them open beside (SPEC B1.5). */
function InboxPage() {
  usePageTitle(translate(inboxMessages.inbox));
  const place = useOpenItem(base);
  const openId = place.segments[0] ?? null;
  // The row is marked at once; the letter beside it comes right after.
  const shownId = useDeferredValue(openId);
  const status = place.param('status');
  const isOpen = status === 'open' ? true : status === 'closed' ? false : undefined;
  const firstChar = place.param('q');
  const narrowed = useMemo(() => filterOf(place, sharedFields), [place]);
  const isSnoozed = status === snoozedStatus;
  const filter = useMemo(
    () => (isSnoozed ? { ...narrowed, isSnoozed: 'true' } : narrowed),
    [narrowed, isSnoozed],
  );
  const { listInbox } = useNaskah();
  const list = usePaged(keys.inbox({ isOpen, firstChar, ...(filter && { filter }) }), (page) =>
    listInbox({ ...page, isOpen, firstChar, ...(filter && { filter }) }),
  );
  usePrefetch(InboxReading.load, !list.isPending);
  usePrefetch(loadSections, !list.isPending);
  // Prefetch: a key opens the dialog, so it must be loaded before the next key press.
  usePrefetch(LabelDialog.load, !list.isPending);
  usePrefetch(loadHandling, !list.isPending);
  const item = useInboxItem(shownId, list.items, list.isPending);
  const [held, setHeld] = useState<Held | null>(null);
  const { read, unread, close, reopen } = useHandling(setHeld);
  const selection = useInboxSelection(list.items);
  const bulk = useBulk(setHeld);
  const label = useLabelling();
  const [labelling, setLabelling] = useState<InboxItem[] | null>(null);
  const [snoozing, setSnoozing] = useState<Snoozed | null>(null);
  const rows = useRef<HTMLElement>(null);
  const leave = useBackToList(rows, openId, place);

  const back = () => {
    setLabelling(null);
    leave();
  };
  const turn = (which: InboxItem | null) => {
    if (!which?.can.handle) return;
    if (!which.isOpen) return void reopen(which);
    // In the list of open letters the row leaves, so the next one opens.
    const isLeaving = isOpen === true && which.letterId === openId;
    if (isLeaving) place.go(place.to(nextOf(list.items, which)), { replace: true });
    void close(which).then((isClosed) => {
      if (isLeaving && !isClosed) place.go(place.to([which.letterId]), { replace: true });
    });
  };
  // Stable callbacks: the open letter renders again when it changes, not with every address.
  const onBack = useStable(back);
  const onTurn = useStable(() => turn(item));
  const onLabel = useStable(() => item && setLabelling([item]));
  const onUnread = useStable(() => {
    if (!item) return;
    // Gone at once: a letter that is on the screen is read.
    setLabelling(null);
    place.go(place.to());
    void unread(item);
  });

  const putOff = (which: readonly InboxItem[]) => {
    const open = which.filter((each) => each.isOpen);
    // The next one opens, as when it is closed.
    const shown = open.find(({ letterId }) => letterId === openId);
    const onDone = () => {
      selection.clear();
      if (shown) place.go(place.to(nextOf(list.items, shown)), { replace: true });
    };
    if (open[0]) setSnoozing({ of: 'inbox', rows: open, onDone });
  };
  const onSnooze = useStable(() => item && putOff([item]));

  /** Letter a key applies to: the focused row, else the open one. */
  const inHand = () => {
    const letterId = rowInHand(rows.current, openId);
    return letterId === item?.letterId
      ? item
      : (list.items.find((each) => each.letterId === letterId) ?? null);
  };
  const chosen = selection.chosen;
  const hasLetter = () => chosen.length > 0 || inHand() !== null;
  const choose = (range: boolean) => {
    const which = inHand();
    if (which) selection.toggle(which.id, range);
  };
  const rowKeys = useRowKeys({ list: rows, openRow: openId, more: list.more, hasSearch: true });
  const paneKeys: Key[] = [
    {
      key: 'e',
      words: item?.isOpen === false ? translate(inboxMessages.reopen) : translate(inboxMessages.finish),
      run: () => (chosen.length > 0 ? void bulk('close', chosen).then(selection.clear) : turn(inHand())),
      when: hasLetter,
    },
    {
      key: 'l',
      words: translate(mailboxMessages.addLabel),
      run: () => {
        const which = inHand();
        if (chosen.length > 0) setLabelling(chosen);
        else if (which) setLabelling([which]);
      },
      when: hasLetter,
    },
    {
      key: 'b',
      words: translate(snoozeMessages.snooze),
      run: () => {
        const which = inHand();
        putOff(chosen.length > 0 ? chosen : which ? [which] : []);
      },
      when: hasLetter,
    },
    { key: 'x', words: translate(mailboxMessages.selectLetter), run: () => choose(false) },
    { key: 'X', words: translate(inboxMessages.selectUpTo), run: () => choose(true) },
    ...(openId
      ? [
          { key: 'u', words: translate(mailboxMessages.backToList), run: back },
          { key: 'Escape', words: translate(mailboxMessages.backToList), run: back },
        ]
      : selection.isUnderWay
        ? [{ key: 'Escape', words: translate(inboxMessages.clearSelection), run: selection.clear }]
        : []),
  ];
  const [letterKeys, setLetterKeys] = useState<Key[]>([]);
  const help = useKeysWithHelp(
    [...rowKeys, ...paneKeys, ...(shownId === openId ? letterKeys : [])],
    [enterKey()],
  );

  return (
    <div className={openId ? 'mailbox has-open' : 'mailbox'}>
      {/* It floats; in tab order it precedes the list, which loads endlessly. */}
      {selection.isUnderWay && (
        <Suspense>
          <BulkBar
            selection={selection}
            onVerb={(verb) => void bulk(verb, chosen).then(selection.clear)}
            onLabel={() => setLabelling(chosen)}
            onSnooze={() => putOff(chosen)}
          />
        </Suspense>
      )}
      <InboxList
        ref={rows}
        place={place}
        openId={openId}
        isOpen={isOpen}
        isSnoozed={isSnoozed}
        hasFilter={narrowed !== undefined}
        list={list}
        selection={selection}
      />
      <PaneBeside openId={openId} shownId={shownId} empty={translate(inboxMessages.chooseToRead)}>
        {(letterId) => (
          <InboxReading
            key={letterId}
            letterId={letterId}
            item={item}
            onRead={read}
            onUnread={onUnread}
            onTurn={onTurn}
            onLabel={onLabel}
            onSnooze={onSnooze}
            onBack={onBack}
            onKeys={setLetterKeys}
          />
        )}
      </PaneBeside>
      {held && (
        <Suspense>
          <ForceDialog held={held} onClose={() => setHeld(null)} />
        </Suspense>
      )}
      {snoozing && (
        <Suspense>
          <AskUntil what={snoozing} onClose={() => setSnoozing(null)} />
        </Suspense>
      )}
      {labelling && (
        <Suspense>
          <LabelDialog
            subject={labelling[0]?.subject}
            labels={labelling.map(({ labels }) => labels)}
            onSave={(change) => label(labelling, change)}
            onClose={() => setLabelling(null)}
          />
        </Suspense>
      )}
      {help}
    </div>
  );
}

export default InboxPage;

/** Inbox item of the open letter: from the list, else fetched alone. */
function useInboxItem(letterId: string | null, items: InboxItem[], isPending: boolean): InboxItem | null {
  const { listInbox } = useNaskah();
  const listed = items.find((item) => item.letterId === letterId);
  const found = useQuery({
    queryKey: keys.inboxItem(letterId ?? ''),
    queryFn: async ({ signal }) =>
      (await listInbox({ page: 1, perPage: 1, filter: { letterId }, signal })).items[0] ?? null,
    enabled: letterId !== null && !listed && !isPending,
  });
  return listed ?? found.data ?? null;
}

const nextOf = (items: InboxItem[], { id }: InboxItem): string[] => {
  const at = items.findIndex((item) => item.id === id);
  const next = items[at + 1] ?? items[at - 1];
  return next ? [next.letterId] : [];
};
