import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { type ImportJob, useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { failureMessage } from '../../ui/failures.ts';
import { formatNumber } from '../../ui/format.ts';
import { Problem } from './frame.tsx';
import { importMessages } from './messages.ts';

/** So many are listed by name; a thousand reasons would not be read. */
const mostListed = 50;

/** What an undo left as it is: which records, and why. */
export function LeftRecords({ resource, job, count }: { resource: Resource; job: ImportJob; count: number }) {
  const naskah = useNaskah();
  const { data, error } = useQuery({
    queryKey: ['import-left', job.id],
    queryFn: ({ signal }) =>
      naskah.importProblems(resource.name, job.id, { page: 1, perPage: mostListed, signal }),
    gcTime: 0,
  });
  const title = translate(importMessages.leftAsIs(count));
  return (
    <section aria-label={title}>
      <b>{title}</b>
      {error && <Problem text={failureMessage(error)} />}
      <Records>
        {data?.items.map(({ row, heading, reason }) => (
          <li key={`${row} ${heading}`}>
            <b>{heading}</b>
            <span>{reason}</span>
          </li>
        ))}
        {count > mostListed && <li>{`+${formatNumber(count - mostListed)}`}</li>}
      </Records>
    </section>
  );
}

const Records = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': { display: 'grid', gap: 2 },
  '& > li > b': { fontWeight: 650 },
  '& > li > span': { color: 'var(--ink-2)' },
});
