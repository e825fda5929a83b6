import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { NumberCounter } from '../../../domain/letters/letter-number.ts';
import { say } from '../../../lib/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatNumber } from '../../ui/format.ts';
import { PagedCard, perPage } from '../../ui/paged-card.tsx';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { rangeWords } from './range-words.ts';
import { words } from './words.ts';

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
  const key = JSON.stringify([firstChar, year, hasGaps]);
  const [at, setAt] = useState({ key, page: 1 });
  const page = at.key === key ? at.page : 1;
  const query = useQuery({
    queryKey: ['numbers', 'counters', key, page],
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
      failed={say(words.failed)}
      empty={<EmptyState title={say(words.noCounters)} />}
      range={rangeWords}
      onClear={onClear}
      page={page}
      onPage={(page) => setAt({ key, page })}
    >
      {(items) => (
        <table className="numbers-table">
          <thead>
            <tr>
              <th scope="col">{say(words.numberCode)}</th>
              <th scope="col">{say(words.subType)}</th>
              <th scope="col">{say(words.unit)}</th>
              <th scope="col">{say(words.period)}</th>
              <th scope="col" className="is-number">
                {say(words.last)}
              </th>
              <th scope="col" className="is-number">
                {say(words.given)}
              </th>
              <th scope="col" className="is-number">
                {say(words.booked)}
              </th>
              <th scope="col" className="is-number">
                {say(words.cancelledCount)}
              </th>
              <th scope="col">{say(words.gaps)}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((counter) => (
              <CounterRow key={counter.id} counter={counter} onOpen={() => onOpen(counter.id)} />
            ))}
          </tbody>
        </table>
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
      <td data-label={say(words.subType)}>{counter.subTypeCode ?? say(words.allOf)}</td>
      <td data-label={say(words.unit)} className="is-wide">
        {counter.unitName ?? counter.companyCode}
      </td>
      <td data-label={say(words.period)}>{counter.period ?? say(words.goesOn)}</td>
      <td data-label={say(words.last)} className="is-number">
        {formatNumber(counter.last)}
      </td>
      <td data-label={say(words.given)} className="is-number">
        {formatNumber(counter.given)}
      </td>
      <td data-label={say(words.booked)} className="is-number" data-zero={counter.booked === 0 || undefined}>
        {formatNumber(counter.booked)}
      </td>
      <td
        data-label={say(words.cancelledCount)}
        className="is-number"
        data-zero={counter.cancelled === 0 || undefined}
      >
        {formatNumber(counter.cancelled)}
      </td>
      <td data-zero={counter.gapCount === 0 || undefined}>
        {counter.gapCount === 0 ? (
          <span className="numbers-none">{say(words.noGaps)}</span>
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
  return rest > 0 ? say(words.andMore(named.join(', '), rest)) : named.join(', ');
}
