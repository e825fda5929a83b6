import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNaskah } from '../../dataProvider/index.ts';
import type { NumberCounter } from '../../resources/naskah-dinas/letter-number.ts';
import { formatNumber, SoftChip } from '../shell/index.ts';
import { Listed, perPage } from './Listed.tsx';
import { words } from './words.ts';

type Props = {
  firstChar: string;
  year: string;
  hasGaps: boolean;
  onClear: (() => void) | undefined;
  onOpen: (counter: string) => void;
};

/** The gap report: one row for each counter. A missing number must not be there, so it is shown in red. */
export const CountersTable = ({ firstChar, year, hasGaps, onClear, onOpen }: Props) => {
  const { listCounters } = useNaskah();
  const key = JSON.stringify([firstChar, year, hasGaps]);
  const [at, setAt] = useState({ key, page: 1 });
  const page = at.key === key ? at.page : 1;
  const { data, error, refetch } = useQuery({
    queryKey: ['numbers', 'counters', key, page],
    queryFn: ({ signal }) =>
      listCounters({
        ...{ page, perPage, firstChar, year, signal, orderBy: 'unit', order: 'ASC' },
        ...(hasGaps && { hasGaps }),
      }),
    placeholderData: (before) => before,
  });
  return (
    <Listed
      data={data}
      error={error}
      retry={() => void refetch()}
      empty={words.noCounters.id}
      onClear={onClear}
      page={page}
      onPage={(page) => setAt({ key, page })}
    >
      <table className="numbers-table">
        <thead>
          <tr>
            <th scope="col">Kode nomor</th>
            <th scope="col">Sub jenis</th>
            <th scope="col">Unit</th>
            <th scope="col">Periode</th>
            <th scope="col" className="is-number">
              Terakhir
            </th>
            <th scope="col" className="is-number">
              Terpakai
            </th>
            <th scope="col" className="is-number">
              Dipesan
            </th>
            <th scope="col" className="is-number">
              Dibatalkan
            </th>
            <th scope="col">Nomor hilang</th>
          </tr>
        </thead>
        <tbody>
          {data?.items.map((counter) => (
            <CounterRow key={counter.id} counter={counter} onOpen={() => onOpen(counter.id)} />
          ))}
        </tbody>
      </table>
    </Listed>
  );
};

const CounterRow = ({ counter, onOpen }: { counter: NumberCounter; onOpen: () => void }) => (
  <tr>
    <td className="is-name">
      <button type="button" className="numbers-open" onClick={onOpen}>
        {counter.numberCodeName}
      </button>
    </td>
    <td data-label="Sub jenis">{counter.subKindCode ?? 'Semua'}</td>
    <td data-label="Unit" className="is-wide">
      {counter.unitName ?? counter.companyCode}
    </td>
    <td data-label="Periode">{counter.period ?? 'Berlanjut'}</td>
    <td data-label="Terakhir" className="is-number">
      {formatNumber(counter.last)}
    </td>
    <td data-label="Terpakai" className="is-number">
      {formatNumber(counter.given)}
    </td>
    <td data-label="Dipesan" className="is-number" data-zero={counter.booked === 0 || undefined}>
      {formatNumber(counter.booked)}
    </td>
    <td data-label="Dibatalkan" className="is-number" data-zero={counter.cancelled === 0 || undefined}>
      {formatNumber(counter.cancelled)}
    </td>
    <td data-zero={counter.gapCount === 0 || undefined}>
      {counter.gapCount === 0 ? (
        <span className="numbers-none">{words.noGaps.id}</span>
      ) : (
        <SoftChip tone="danger">{gapsOf(counter)}</SoftChip>
      )}
    </td>
  </tr>
);

/** "3, 7 dan 2 lagi". */
export function gapsOf({ gaps, gapCount }: Pick<NumberCounter, 'gaps' | 'gapCount'>): string {
  const named = gaps.slice(0, 5);
  const rest = gapCount - named.length;
  return rest > 0 ? `${named.join(', ')} dan ${rest} lagi` : named.join(', ');
}
