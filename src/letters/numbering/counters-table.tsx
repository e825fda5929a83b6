import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { NumberCounter } from '../../../domain/letters/letter-number.ts';
import { translate } from '../../../lib/language.ts';
import { StackedTable } from '../../ui/data-table.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatNumber } from '../../ui/format.ts';
import { PagedCard, perPage } from '../../ui/paged-card.tsx';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { useUrlState } from '../../ui/use-url-state.ts';
import { messages } from './messages.ts';
import { rangeMessages } from './range-messages.ts';

type Props = {
  firstChar: string;
  year: string;
  hasGaps: boolean;
  onClear: (() => void) | undefined;
  onOpen: (counter: string) => void;
};

/** Gap report: a row per counter. A missing number must not exist, hence the red. */
export function CountersTable({ firstChar, year, hasGaps, onClear, onOpen }: Props) {
  const { listCounters } = useNaskah();
  const { page, turn } = useUrlState();
  const query = useQuery({
    queryKey: ['numbers', 'counters', { firstChar, year, hasGaps }, page],
    queryFn: ({ signal }) =>
      listCounters({
        ...{ page, perPage, firstChar, year, signal, orderBy: 'unit', order: 'ASC' },
        ...(hasGaps && { hasGaps }),
      }),
    placeholderData: (before) => before,
  });
  return (
    <PagedCard
      query={query}
      failed={translate(messages.failed)}
      empty={<EmptyState title={translate(messages.noCounters)} />}
      range={rangeMessages}
      onClear={onClear}
      page={page}
      onPage={turn}
    >
      {(items) => (
        <CountersRows>
          <thead>
            <tr>
              <th scope="col">{translate(messages.numberCode)}</th>
              <th scope="col">{translate(messages.subType)}</th>
              <th scope="col">{translate(messages.unit)}</th>
              <th scope="col">{translate(messages.period)}</th>
              <th scope="col" className="is-number">
                {translate(messages.last)}
              </th>
              <th scope="col" className="is-number">
                {translate(messages.given)}
              </th>
              <th scope="col" className="is-number">
                {translate(messages.booked)}
              </th>
              <th scope="col" className="is-number">
                {translate(messages.cancelledCount)}
              </th>
              <th scope="col">{translate(messages.gaps)}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((counter) => (
              <CounterRow key={counter.id} counter={counter} onOpen={() => onOpen(counter.id)} />
            ))}
          </tbody>
        </CountersRows>
      )}
    </PagedCard>
  );
}

function CounterRow({ counter, onOpen }: { counter: NumberCounter; onOpen: () => void }) {
  return (
    <tr>
      <td className="is-name">
        <button type="button" className="numbers-open" onClick={onOpen}>
          {counter.numberCodeName}
        </button>
      </td>
      <td data-label={translate(messages.subType)}>{counter.subTypeCode ?? translate(messages.allOf)}</td>
      <td data-label={translate(messages.unit)} className="is-wide">
        {counter.unitName ?? counter.companyCode}
      </td>
      <td data-label={translate(messages.period)}>{counter.period ?? translate(messages.goesOn)}</td>
      <td data-label={translate(messages.last)} className="is-number">
        {formatNumber(counter.last)}
      </td>
      <td data-label={translate(messages.given)} className="is-number">
        {formatNumber(counter.given)}
      </td>
      <td
        data-label={translate(messages.booked)}
        className="is-number"
        data-zero={counter.booked === 0 || undefined}
      >
        {formatNumber(counter.booked)}
      </td>
      <td
        data-label={translate(messages.cancelledCount)}
        className="is-number"
        data-zero={counter.cancelled === 0 || undefined}
      >
        {formatNumber(counter.cancelled)}
      </td>
      <td data-zero={counter.gapCount === 0 || undefined}>
        {counter.gapCount === 0 ? (
          <span className="numbers-none">{translate(messages.noGaps)}</span>
        ) : (
          <SoftChip tone="danger">{gapsOf(counter)}</SoftChip>
        )}
      </td>
    </tr>
  );
}

/** "3, 7 dan 2 lagi". */
export function gapsOf({ gaps, gapCount }: Pick<NumberCounter, 'gaps' | 'gapCount'>): string {
  const named = gaps.slice(0, 5);
  const rest = gapCount - named.length;
  return rest > 0 ? translate(messages.andMore(named.join(', '), rest)) : named.join(', ');
}

const CountersRows = styled(StackedTable)({
  '& tbody .is-name': { whiteSpace: 'nowrap' },
  '@media (max-width: 760px)': {
    '& td[data-zero]': { display: 'none' },
    '& tbody .is-name': { flex: '1 1 60%', whiteSpace: 'normal' },
    '& tbody .is-wide': { flex: '1 1 100%' },
  },
});
