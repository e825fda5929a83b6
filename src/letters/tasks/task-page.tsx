import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Task } from '../../../domain/letters/letter-rows.ts';
import { mostLettersInBatch } from '../../../domain/most-at-once.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart, useKeysWithHelp } from '../../shell/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageTitle } from '../../ui/page-header.tsx';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import { useSelection } from '../../ui/use-selection.ts';
import { keys, refreshAfterStep } from '../cache.ts';
import { ListHead } from '../lists/list-head.tsx';
import { usePaged } from '../lists/paged.ts';
import { Rows } from '../lists/rows.tsx';
import { enterKey, rowInHand, useRowKeys } from '../lists/use-row-keys.ts';
import { PaneBars } from '../reading/pane-bars.tsx';
import { AskUntil } from '../snoozing/lazy.ts';
import { snoozeMessages } from '../snoozing/messages.ts';
import type { Snoozed } from '../snoozing/snoozed.ts';
import { useOpenItem } from '../use-open-item.ts';
import { useReturnToRow } from '../use-return-to-row.ts';
import { isBulkKind } from './bulk/bulk-kind.ts';
import { SelectionBar } from './bulk/selection-bar.tsx';
import { TaskCheck } from './bulk/task-check.tsx';
import { preparedSegment, snoozedSegment, taskPlace } from './kinds.ts';
import { taskMessages } from './messages.ts';
import { neighbourKeys } from './neighbour-keys.ts';
import { OrderButton, orderKey } from './order/order-button.tsx';
import { askedIn, useTaskOrder } from './order/task-order.ts';
import { initialKey, reviewKeys } from './review-keys.ts';
import { TaskRow } from './task-row.tsx';
import { TaskTabs } from './task-tabs.tsx';
import '../desk.css';
import '../lists/page.css';

const loadTaskDetail = () => import('./task-detail.tsx');
const loadSections = async () => (await import('../reading/sections.tsx')).loadSections('task');
const TaskDetail = lazy(loadTaskDetail);
const base = '/naskah-dinas/tugas';

const SnoozeNotice = lazyPart(() => import('../snoozing/snooze-notice.tsx'));
const Prepared = lazy(() => import('./prepared.tsx'));
const DispositionDesk = lazy(() => import('../dispositions/disposition-desk.tsx'));

/** /naskah-dinas/tugas/{kind?}/{letter}: tasks of this post; one opens in place of the list. */
function TaskPage() {
  const place = useOpenItem(base);
  const { kind, letterId } = taskPlace(place.segments);
  if (place.segments[0] === preparedSegment)
    return (
      <Suspense fallback={<PaneBars />}>
        <Prepared place={place} />
      </Suspense>
    );
  if (kind !== 'disposition-in' && kind !== 'disposition-out') return <LetterTasks />;
  return (
    <Suspense fallback={<PaneBars />}>
      <DispositionDesk key={kind} kind={kind} id={letterId} />
    </Suspense>
  );
}

const BatchResult = lazyPart(() => import('./bulk/batch-result.tsx'));

function LetterTasks() {
  usePageTitle(translate(taskMessages.tasks));
  const place = useOpenItem(base);
  const { kind, letterId } = taskPlace(place.segments);
  const { listTask } = useNaskah();
  const [order, setOrder] = useTaskOrder();
  const isSnoozed = place.segments[0] === snoozedSegment;
  const firstChar = place.param('q');
  const list = usePaged([...keys.task(kind, order), isSnoozed, firstChar], (page) =>
    listTask({
      ...page,
      firstChar,
      ...askedIn(order, 'dueAt'),
      ...(kind ? { kind } : isSnoozed ? { isSnoozed } : { isMine: true }),
    }),
  );
  usePrefetch(loadTaskDetail, !list.isPending);
  usePrefetch(loadSections, !list.isPending);
  const rows = useRef<HTMLElement>(null);
  useReturnToRow(rows, letterId);
  const forBulk = useMemo(() => list.items.filter(isBulkKind), [list.items]);
  const selection = useSelection(forBulk, mostLettersInBatch);
  const client = useQueryClient();
  const settled = (letterIds: string[]) => {
    for (const id of letterIds) void client.invalidateQueries({ queryKey: keys.letter(id) });
    void refreshAfterStep(client, letterIds[0] ?? '');
  };

  const batchId = place.param('hasil');
  const toList = useMemo(() => (kind ? [kind] : isSnoozed ? [snoozedSegment] : []), [kind, isSnoozed]);
  // Dispositions open on a page of their own.
  const letters = list.items.filter(({ dispositionId }) => !dispositionId);
  const at = letters.findIndex((task) => task.letterId === letterId);
  const open = useCallback(
    (id: string | undefined, replace = false) =>
      place.go(place.to([...toList, ...(id ? [id] : [])]), { replace }),
    [place, toList],
  );
  const [snoozing, setSnoozing] = useState<Snoozed | null>(null);
  usePrefetch(AskUntil.load, !list.isPending);
  const putOff = (tasks: readonly Task[], onDone?: () => void) => {
    if (tasks.length > 0) setSnoozing({ of: 'task', rows: tasks, onDone });
  };
  const asking = snoozing && (
    <Suspense>
      <AskUntil what={snoozing} onClose={() => setSnoozing(null)} />
    </Suspense>
  );
  const opened = useOpenTask(letterId, letters[at], list.isPending);
  const nextOfOpen = () =>
    open((letters[at + 1] ?? letters.filter((_, index) => index !== at)[0])?.letterId, true);
  const snoozeOpen = opened ? () => putOff([opened], nextOfOpen) : undefined;
  const rowKeys = useRowKeys({ list: rows, openRow: null, more: list.more, hasSearch: true });
  const help = useKeysWithHelp(
    letterId
      ? [
          ...neighbourKeys({
            what: 'task',
            ids: letters.map((task) => task.letterId),
            open: letterId,
            go: (id) => open(id),
          }),
          ...(snoozeOpen ? [{ key: 'b', words: translate(snoozeMessages.snooze), run: snoozeOpen }] : []),
          ...reviewKeys(),
        ]
      : [
          ...rowKeys,
          orderKey(rows),
          { key: 'b', words: translate(snoozeMessages.snooze), run: () => putOffInHand() },
          { key: 'x', words: translate(taskMessages.toggle), run: () => toggleInHand() },
          {
            key: 'Escape',
            words: translate(taskMessages.clear),
            run: selection.clear,
            when: () => selection.chosen.length > 0,
          },
        ],
    letterId ? [initialKey()] : [enterKey()],
  );
  const toggleInHand = () => {
    const row = rowInHand(rows.current, null);
    const task = letters.find((one) => one.letterId === row);
    if (task) selection.toggle(task.id);
  };

  const putOffInHand = () => {
    if (selection.chosen.length > 0) return putOff(selection.chosen, selection.clear);
    const row = rowInHand(rows.current, null);
    putOff(list.items.filter(({ letterId: one }) => one === row).slice(0, 1));
  };

  if (letterId)
    return (
      <div className="mailbox is-whole has-open">
        <Suspense fallback={<PaneBars hasChain />}>
          <TaskDetail
            key={letterId}
            letterId={letterId}
            mayDecide={letters[at]?.mayDecide ?? true}
            onBack={() => open(undefined)}
            // A finished task leaves the list: its successor replaces it, in the address too.
            onDone={nextOfOpen}
            onSnooze={snoozeOpen}
            notice={
              opened?.snooze && (
                <Suspense>
                  <SnoozeNotice snooze={opened.snooze} what={{ of: 'task', rows: [opened] }} />
                </Suspense>
              )
            }
          />
        </Suspense>
        {asking}
        {help}
      </div>
    );
  return (
    <section className="mailbox-page" ref={rows} aria-label={translate(taskMessages.tasks)}>
      <ListHead
        title={translate(taskMessages.tasks)}
        search={{
          label: translate(taskMessages.search),
          value: firstChar,
          onChange: (q) => place.go(place.to(toList, { q }), { replace: true }),
        }}
        tools={<OrderButton order={order} onOrder={setOrder} />}
      >
        <TaskTabs kind={kind} place={place} />
      </ListHead>
      <div className="card">
        <Rows
          label={translate(taskMessages.yours)}
          search={firstChar}
          list={list}
          row={(task) => (
            <>
              {forBulk.length > 0 && <TaskCheck task={task} selection={selection} />}
              <TaskRow
                task={task}
                to={place.to(
                  task.dispositionId ? [task.kind, task.dispositionId] : [...toList, task.letterId],
                )}
                showKind={kind === null}
              />
            </>
          )}
          clear={firstChar ? () => place.go(place.to(toList, { q: null })) : undefined}
          empty={<EmptyState title={translate(isSnoozed ? taskMessages.noneSnoozed : taskMessages.none)} />}
        />
      </div>
      <SelectionBar
        selection={selection}
        onSettled={settled}
        onSnooze={() => putOff(selection.chosen, selection.clear)}
      />
      {asking}
      {batchId && (
        <Suspense>
          <BatchResult
            key={batchId}
            id={batchId}
            onClose={() => place.go(place.to(toList, { hasil: null }), { replace: true })}
          />
        </Suspense>
      )}
      {help}
    </section>
  );
}

export default TaskPage;

/** The task of the open letter: from the list, else asked for alone. */
function useOpenTask(
  letterId: string | null,
  listed: Task | undefined,
  isPending: boolean,
): Task | undefined {
  const { listTask } = useNaskah();
  const found = useQuery({
    queryKey: [...keys.tasks, 'of', letterId],
    queryFn: async ({ signal }) =>
      (await listTask({ page: 1, perPage: 10, letterId: letterId ?? '', signal })).items.find(
        ({ dispositionId }) => !dispositionId,
      ) ?? null,
    enabled: letterId !== null && !listed && !isPending,
  });
  return letterId === null ? undefined : (listed ?? found.data ?? undefined);
}
