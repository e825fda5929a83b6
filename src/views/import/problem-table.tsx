import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ImportJob, useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { DataTable } from '../../ui/data-table.ts';
import { failureMessage } from '../../ui/failures.ts';
import { formatNumber } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { BadRowsButton } from './bad-rows-button.tsx';
import { Problem } from './frame.tsx';
import { importMessages } from './messages.ts';

const perPage = 50;

/** Bad rows with column, value and reason; paginated and as a file. */
export function ProblemTable({ resource, job }: { resource: Resource; job: ImportJob }) {
  const naskah = useNaskah();
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ['import-problems', job.id, page],
    queryFn: ({ signal }) => naskah.importProblems(resource.name, job.id, { page, perPage, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (error) return <Problem text={failureMessage(error)} />;
  const from = (page - 1) * perPage;
  const total = data?.totalCount ?? 0;
  return (
    <section aria-label={translate(importMessages.problems)}>
      <Head>
        <b className="grow">{translate(importMessages.problems)}</b>
        <BadRowsButton resource={resource} job={job} />
      </Head>
      <Scroll>
        <DataTable>
          <thead>
            <tr>
              <th className="is-number">{translate(importMessages.row)}</th>
              <th>{translate(importMessages.heading)}</th>
              <th>{translate(importMessages.value)}</th>
              <th>{translate(commonMessages.reason)}</th>
            </tr>
          </thead>
          <tbody>
            {data?.items.map(({ row, heading, value, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row may have the same problem in two cells
              <tr key={`${row}-${heading}-${at}`}>
                <td className="is-number">{row > 0 ? formatNumber(row) : '–'}</td>
                <td>{heading}</td>
                <td className="value">{value}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
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

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '2px 0 8px',
  '& > .grow': { flex: 1 },
  '& ~ &': { padding: '8px 0 0' },
});

const Scroll = styled('div')({
  border: '1px solid var(--line)',
  borderRadius: 12,
  overflow: 'auto',
  '& tbody td': { verticalAlign: 'top' },
  '& .is-number': { width: 64 },
  '& .value': { minWidth: 92, maxWidth: 220, overflowWrap: 'anywhere', color: 'var(--ink-2)' },
});
