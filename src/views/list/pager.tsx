import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useListPaginationContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useMatch } from '../../shell/index.ts';
import { PageLinks } from '../../ui/page-links.tsx';
import { listMessages } from '../messages.ts';
import { pagerMessages } from './messages.ts';
import { PageSize } from './page-size.tsx';
import { rangeMessages } from './paging.ts';
import { usePageSize } from './use-page-size.ts';

type Props = { resource: Resource; isEstimated: boolean };

/** Count at the left, five page links at the right (LOOK, Table). */
export const Pager = memo(function Pager({ resource, isEstimated }: Props) {
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext();
  const [, remember] = usePageSize();
  const isTiny = useMatch('(max-width: 359px)');
  // Nine buttons for fingers are wider than a phone.
  const isNarrow = useMatch('(max-width: 479px)');
  const pages = Math.max(1, Math.ceil(total / perPage));
  return (
    <Line>
      <span aria-live="polite">
        {translate(
          rangeMessages({ page, perPage, total, isEstimated, one: resource.singular, many: resource.label }),
        )}
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
            all: translate(listMessages.pages),
            previous: translate(listMessages.previous),
            next: translate(listMessages.next),
            page: (link) => translate(listMessages.page(link)),
            ...(pages > 5 &&
              !isNarrow && { first: translate(pagerMessages.first), last: translate(pagerMessages.last) }),
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
