import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useListPaginationContext } from 'react-admin';
import { say } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useMatch } from '../../shell/index.ts';
import { PageLinks } from '../../ui/page-links.tsx';
import { listWords } from '../words.ts';
import { PageSize } from './page-size.tsx';
import { rangeWords } from './paging.ts';
import { usePageSize } from './use-page-size.ts';
import { pagerWords } from './words.ts';

type Props = { resource: Resource; isEstimated: boolean };

/** Count at the left, five page links at the right (LOOK, Table). */
export const Pager = memo(({ resource, isEstimated }: Props) => {
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext();
  const [, remember] = usePageSize();
  const isTiny = useMatch('(max-width: 359px)');
  const pages = Math.max(1, Math.ceil(total / perPage));
  return (
    <Line>
      <span aria-live="polite">
        {say(rangeWords({ page, perPage, total, isEstimated, one: resource.singular, many: resource.label }))}
      </span>
      {total > 10 && (
        <PageSize
          value={perPage}
          onChange={(rows) => {
            setPerPage(rows);
            remember(rows);
          }}
        />
      )}
      {pages > 1 && (
        <PageLinks
          page={page}
          pages={pages}
          most={isTiny ? 3 : 5}
          onPage={setPage}
          words={{
            all: say(listWords.pages),
            previous: say(listWords.previous),
            next: say(listWords.next),
            page: (link) => say(listWords.page(link)),
            ...(pages > 5 && !isTiny && { first: say(pagerWords.first), last: say(pagerWords.last) }),
          }}
        />
      )}
    </Line>
  );
});

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 12px',
  minHeight: 30,
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'var(--ink-2)',
});
