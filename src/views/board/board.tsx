import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { type Firing, useNaskah } from '../../../dataProvider/index.ts';
import { sumOf } from '../../../lib/decimal.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { lazyPart, useIsPhone, useIsTouch } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import type { Living } from '../life/holder.ts';
import { useFiring } from '../life/use-firing.tsx';
import { ListEmpty, ListFilteredEmpty, ListProblem } from '../list/list-empty.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import type { Row } from '../record.ts';
import { amountText, Column } from './column.tsx';
import { boardMessages } from './messages.ts';
import { type Move, movesOf } from './moves.ts';
import { swipes } from './swipes.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useReturn } from './use-return.ts';

const EventDialog = lazyPart(() => import('../life/event-dialog.tsx'));

/** Records by stage (LOOK, board); a resource without stages has none. */
export default function Board({ resource }: { resource: Resource }) {
  return resource.life ? <Stages resource={{ ...resource, life: resource.life }} /> : null;
}

type Moving = { row: Row; event: string };

function Stages({ resource }: { resource: Living }) {
  const naskah = useNaskah();
  const notify = useNotify();
  const isPhone = useIsPhone();
  const isTouch = useIsTouch();
  const fire = useFiring(resource);
  const { filterValues, setFilters, selectedIds, onToggleItem } = useListContext<Row>();
  const filter = { ...filterValues, ...resource.fixedFilter };
  const { data, error, refetch } = useQuery({
    queryKey: [resource.name, 'board', filter],
    queryFn: ({ signal }) => naskah.boardOf(resource.name, filter, { signal }),
    placeholderData: keepPreviousData,
  });
  const [dragged, setDragged] = useState<Row>();
  const [asked, setAsked] = useState<Moving>();
  const [waiting, setWaiting] = useState<string>();
  const [menu, setMenu] = useState<{ row: Row; anchor: HTMLElement }>();
  const [tab, setTab] = useState(resource.life.begins);
  const rowOf = (id: string): Row | undefined =>
    data?.flatMap(({ items }) => items as Row[]).find((row) => row.id === id);
  const keys = useBoardKeys({
    onMove: (id, anchor) => {
      const row = rowOf(id);
      if (row) setMenu({ row, anchor });
    },
    onMark: (id) => onToggleItem(id),
  });
  useReturn(resource.name, data !== undefined);
  if (error) return <ListProblem error={error} onRetry={() => refetch()} />;
  if (!data) return <ListSkeleton columns={4} />;
  const total = data.reduce((sum, { count }) => sum + count, 0);
  if (total === 0)
    return Object.keys(filterValues).length > 0 ? (
      <ListFilteredEmpty onClear={() => setFilters({}, {})} />
    ) : (
      <ListEmpty resource={resource} />
    );

  const carryOut = async (row: Row, firing: Firing) => {
    setWaiting(row.id);
    try {
      await fire(row, firing);
    } finally {
      setWaiting(undefined);
    }
  };
  const move = (row: Row, { event }: Move) => {
    const declared = event ? resource.life.events[event] : undefined;
    if (!event || !declared) return;
    if (declared.asks?.length || declared.note) return setAsked({ row, event });
    void carryOut(row, { event, version: row.version }).catch((failure: unknown) => {
      // It goes back to where the server has it.
      notify(failureMessage(failure), { type: 'error' });
      void refetch();
    });
  };
  const swipe = swipes((step) => {
    const at = data.findIndex(({ stage }) => stage === tab);
    const next = data[at + step];
    if (next) setTab(next.stage);
  });
  const moves = dragged && movesOf(resource, dragged);
  const shown = isPhone ? data.filter(({ stage }) => stage === tab) : data;
  const [first] = data.flatMap(({ items }) => items.map(({ id }) => String(id)));
  return (
    <>
      {isPhone && (
        <Tabs
          value={tab}
          onChange={(_, stage: string) => setTab(stage)}
          variant="scrollable"
          scrollButtons={false}
          aria-label={translate(boardMessages.board)}
          style={{ borderBottom: '1px solid var(--line)' }}
        >
          {data.map(({ stage, count }) => (
            <Tab
              key={stage}
              value={stage}
              style={{ padding: '12px 8px', minWidth: 0 }}
              label={`${translate(resource.life.stages[stage]?.label ?? resource.singular)} ${count}`}
            />
          ))}
        </Tabs>
      )}
      <Columns
        role="group"
        aria-label={translate(boardMessages.board)}
        data-phone={isPhone || undefined}
        {...keys.handlers}
        {...(isPhone && swipe)}
      >
        {shown.map((column) => (
          <Column
            key={column.stage}
            resource={resource}
            column={column}
            filter={filter}
            move={moves?.find(({ stage }) => stage === column.stage)}
            waiting={waiting}
            marked={new Set(selectedIds.map(String))}
            tabStop={keys.current ?? first}
            isAlone={isPhone}
            onDrag={setDragged}
            onDrop={() => {
              const found = moves?.find(({ stage }) => stage === column.stage);
              if (dragged && found) move(dragged, found);
              setDragged(undefined);
            }}
          />
        ))}
      </Columns>
      <Foot>
        <span>
          <b>{translate(underWay(resource, data))}</b>
          {openSum(resource, data) && `, ${openSum(resource, data)}`}
        </span>
        {!isTouch && (
          <span>
            <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> {translate(boardMessages.pick)} <kbd>↵</kbd>{' '}
            {translate(boardMessages.open)} <kbd>M</kbd> {translate(boardMessages.move)}
          </span>
        )}
      </Foot>
      {menu && (
        <Menu
          open
          anchorEl={menu.anchor}
          onClose={() => setMenu(undefined)}
          aria-label={translate(boardMessages.moveTo)}
        >
          {movesOf(resource, menu.row).map((one) => (
            <MenuItem
              key={one.stage}
              disabled={!one.event}
              onClick={() => {
                setMenu(undefined);
                move(menu.row, one);
              }}
            >
              {translate(resource.life.stages[one.stage]?.label ?? resource.singular)}
              {one.reason && <Reason>{one.reason}</Reason>}
            </MenuItem>
          ))}
        </Menu>
      )}
      {asked && (
        <Suspense>
          <EventDialog
            resource={resource}
            row={asked.row}
            event={asked.event}
            onFire={(firing) => carryOut(asked.row, firing)}
            onStale={(message) => {
              notify(message, { type: 'error' });
              void refetch();
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function underWay(
  { life, singular }: Living,
  columns: readonly { stage: string; count: number; overdue: number }[],
) {
  const open = columns.filter(({ stage }) => !life.stages[stage]?.ends);
  const sum = (of: 'count' | 'overdue') => open.reduce((all, column) => all + column[of], 0);
  return boardMessages.under(sum('count'), singular, sum('overdue'));
}

/** The declared amount over the stages under way. */
function openSum(resource: Living, columns: readonly { stage: string; sum: string | null }[]): string {
  const sums = columns.flatMap(({ stage, sum }) =>
    sum === null || resource.life.stages[stage]?.ends ? [] : [sum],
  );
  return sums.length > 0 ? amountText(resource, sumOf(sums)) : '';
}

const Columns = styled('div')({
  flex: '1 1 420px',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(248px, 1fr)',
  gap: 12,
  height: 'calc(100dvh - 270px)',
  minHeight: 320,
  overflowX: 'auto',
  // One stage at a time, read down the page.
  '&[data-phone]': { flex: 'none', gridAutoColumns: '100%', height: 'auto', overflow: 'visible' },
  '&[data-phone] ul': { overflowY: 'visible' },
});
const Foot = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: 36,
  alignItems: 'center',
  fontSize: '0.8125rem',
  color: 'var(--ink-2)',
  '& b': { fontWeight: 600 },
  '& kbd': {
    padding: '1px 5px',
    border: '1px solid var(--line-2)',
    borderRadius: 4,
    background: 'var(--surface)',
    fontFamily: 'inherit',
    fontSize: '0.6875rem',
  },
});
const Reason = styled('small')({ marginLeft: 8, color: 'var(--ink-3)', whiteSpace: 'normal' });
