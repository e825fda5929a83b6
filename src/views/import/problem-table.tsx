import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ImportJob, useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { StackedTable } from '../../ui/data-table.ts';
import { failureMessage } from '../../ui/failures.ts';
import { formatNumber } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { BadRowsButton } from './bad-rows-button.tsx';
import { Problem } from './frame.tsx';
import { MendInput } from './mend-input.tsx';
import { importMessages } from './messages.ts';
import type { Import } from './use-import.ts';

const perPage = 50;
type Props = { resource: Resource; work: Import; job: ImportJob };

/** Bad rows with column, value and reason, paginated: mended here, or taken as a file. */
export function ProblemTable({ resource, work, job }: Props) {
  const naskah = useNaskah();
  const { mending } = work;
  const [page, setPage] = useState(1);
  const place = useRef<HTMLElement>(null);
  /** The first cell takes the focus once the page is there. */
  const isAwaited = useRef(mending.isBegun);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['import-problems', job.id, work.checks, page],
    queryFn: ({ signal }) => naskah.importProblems(resource.name, job.id, { page, perPage, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  useEffect(() => {
    if (!data || isPlaceholderData || !isAwaited.current) return;
    isAwaited.current = false;
    const [first] = inputsIn(place.current);
    first?.focus();
    first?.select();
  }, [data, isPlaceholderData]);
  if (error) return <Problem text={failureMessage(error)} />;
  const from = (page - 1) * perPage;
  const total = data?.totalCount ?? 0;
  const isMendable = data?.items.some(({ column }) => column !== null);
  const goOn = (input: HTMLInputElement, step: 1 | -1) => {
    const inputs = inputsIn(place.current);
    const next = inputs[inputs.indexOf(input) + step];
    if (next) {
      next.focus();
      next.select();
    } else if (step === 1 && from + perPage < total) {
      isAwaited.current = true;
      setPage(page + 1);
    } else if (step === 1)
      place.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-mend]')?.focus();
  };
  return (
    <section ref={place} aria-label={translate(importMessages.problems)}>
      <Head>
        <b className="grow">{translate(importMessages.problems)}</b>
        {isMendable && <small>{translate(importMessages.mendHint)}</small>}
        <BadRowsButton resource={resource} job={job} />
      </Head>
      <Scroll>
        <StackedTable>
          <thead>
            <tr>
              <th className="is-number">{translate(importMessages.row)}</th>
              <th>{translate(importMessages.heading)}</th>
              <th>{translate(importMessages.value)}</th>
              <th>{translate(commonMessages.reason)}</th>
            </tr>
          </thead>
          <tbody>
            {data?.items.map(({ row, heading, value, reason, column }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same problem in two cells
              <tr key={`${row}-${heading}-${at}`}>
                <td className="is-number" data-label={translate(importMessages.row)}>
                  {row > 0 ? formatNumber(row) : '–'}
                </td>
                <td>{heading}</td>
                <td className={column === null ? 'value' : 'value is-mended'}>
                  {column === null ? (
                    value
                  ) : (
                    <MendInput
                      label={translate(importMessages.cellOf(heading, row))}
                      value={mending.valueAt({ row, column }) ?? value}
                      isMended={mending.valueAt({ row, column }) !== undefined}
                      onType={(typed) => mending.type({ row, column }, typed, value)}
                      onGoOn={goOn}
                      onCheck={() => mending.cells.length > 0 && void work.mend()}
                    />
                  )}
                </td>
                <td className="reason">{reason}</td>
              </tr>
            ))}
          </tbody>
        </StackedTable>
      </Scroll>
      {total > perPage && (
        <Head>
          <span className="grow">
            {translate(importMessages.range(from + 1, Math.min(from + perPage, total), total))}
          </span>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {translate(importMessages.previous)}
          </Button>
          <Button size="small" disabled={from + perPage >= total} onClick={() => setPage(page + 1)}>
            {translate(importMessages.next)}
          </Button>
        </Head>
      )}
    </section>
  );
}

const inputsIn = (place: HTMLElement | null): HTMLInputElement[] => [
  ...(place?.querySelectorAll('input') ?? []),
];

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '2px 0 8px',
  '& > .grow': { flex: 1 },
  '& > small': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '& ~ &': { padding: '8px 0 0' },
  '@media (pointer: coarse), (max-width: 599px)': { '& > small': { display: 'none' } },
});

const Scroll = styled('div')({
  border: '1px solid var(--line)',
  borderRadius: 12,
  overflow: 'auto',
  // A reason stands on the line of its cell's input.
  '& tbody td': { verticalAlign: 'baseline' },
  '& .is-number': { width: 64 },
  '& .value': { minWidth: 92, maxWidth: 220, overflowWrap: 'anywhere', color: 'var(--ink-2)' },
  '& tbody .is-mended': { minWidth: 180, padding: '4px 12px' },
  // The cell's input and its reason take a line each.
  '@media (max-width: 760px)': {
    '& .is-number': { width: 'auto' },
    '& tbody .is-mended, & tbody .reason': { flex: '1 1 100%', maxWidth: 'none', padding: 0 },
  },
});
