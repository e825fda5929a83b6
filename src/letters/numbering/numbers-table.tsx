import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import {
  type NumberListItem,
  type NumberState,
  numberStateLabels,
} from '../../../domain/letters/letter-number.ts';
import type { Tone } from '../../../lib/choice.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { StackedTable } from '../../ui/data-table.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDate } from '../../ui/format.ts';
import { PagedCard, perPage } from '../../ui/paged-card.tsx';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { messages } from './messages.ts';
import { rangeMessages } from './range-messages.ts';

const CancelNumberDialog = lazyPart(() => import('./cancel-number-dialog.tsx'));

type Props = {
  firstChar: string;
  year: string;
  state: string;
  counter: string;
  onAllCounters: () => void;
  onClear: (() => void) | undefined;
};

/** Every number given, booked or cancelled, with who booked it and why. Never names letters. */
export function NumbersTable({ firstChar, year, state, counter, onAllCounters, onClear }: Props) {
  const { listNumbers } = useNaskah();
  const [cancelling, setCancelling] = useState<NumberListItem | null>(null);
  const { page, turn } = useUrlState();
  const order = counter ? ({ orderBy: 'sequence', order: 'DESC' } as const) : {};
  const query = useQuery({
    queryKey: ['numbers', 'list', { firstChar, year, state, counter }, page],
    queryFn: ({ signal }) =>
      listNumbers({ page, perPage, firstChar, year, state, counter, ...order, signal }),
    placeholderData: (before) => before,
  });
  return (
    <>
      {counter && (
        <p className="numbers-of-counter">
          {translate(messages.ofCounter)}{' '}
          <button type="button" className="numbers-open" onClick={onAllCounters}>
            {translate(messages.showAll)}
          </button>
        </p>
      )}
      <PagedCard
        query={query}
        failed={translate(messages.failed)}
        empty={<EmptyState title={translate(messages.noNumbers)} />}
        range={rangeMessages}
        onClear={onClear}
        page={page}
        onPage={turn}
      >
        {(items) => (
          <NumbersRows>
            <thead>
              <tr>
                <th scope="col">{translate(messages.number)}</th>
                <th scope="col">{translate(messages.unit)}</th>
                <th scope="col">{translate(messages.state)}</th>
                <th scope="col">{translate(messages.day)}</th>
                <th scope="col">{translate(messages.note)}</th>
                <th scope="col">
                  <span className="sr-only">{translate(messages.actions)}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id}>
                  <td className="is-name">
                    {item.state === 'cancelled' ? <s>{item.number}</s> : item.number}
                  </td>
                  <td className="is-unit" title={item.unitName ?? undefined}>
                    {item.unitName}
                  </td>
                  <td>
                    <SoftChip tone={tones[item.state]}>{translate(numberStateLabels[item.state])}</SoftChip>
                  </td>
                  <td className="is-short">{formatDate(item.day)}</td>
                  <td className="is-note" title={noteOf(item)}>
                    {noteOf(item) && <span>{noteOf(item)}</span>}
                  </td>
                  <td className="is-action">
                    {item.state === 'booked' && (
                      <Button size="small" variant="text" color="error" onClick={() => setCancelling(item)}>
                        {translate(messages.cancel)}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </NumbersRows>
        )}
      </PagedCard>
      <Suspense>
        {cancelling && <CancelNumberDialog item={cancelling} onClose={() => setCancelling(null)} />}
      </Suspense>
    </>
  );
}

const tones: Record<NumberState, Tone> = {
  given: 'ok',
  kept: 'warn',
  booked: 'info',
  cancelled: 'danger',
};

/** Why it was booked and by whom, why it was cancelled and by whom. */
export function noteOf(item: NumberListItem): string {
  const booked = item.reason && `${item.reason}${item.byName ? ` (${item.byName})` : ''}`;
  const cancelled =
    item.cancelReason &&
    translate(
      item.cancelledByName
        ? messages.cancelledBy(item.cancelReason, item.cancelledByName)
        : messages.cancelledWhy(item.cancelReason),
    );
  return [booked, cancelled].filter(Boolean).join(' · ');
}

const NumbersRows = styled(StackedTable)({
  '& tbody .is-name': { whiteSpace: 'nowrap' },
  '& .is-unit': { maxWidth: 190, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .is-note': { width: '40%' },
  '& .is-note > span': {
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  '& tbody .is-action': { textAlign: 'right' },
  '@media (max-width: 760px)': {
    '& tbody .is-name': { flex: '1 1 60%', whiteSpace: 'normal' },
    '& .is-note, & .is-unit': { flex: '1 1 100%', width: 'auto', maxWidth: '100%' },
    '& .is-action': { marginLeft: 'auto' },
  },
});
