import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNaskah } from '../../dataProvider/index.ts';
import type { ReportName } from '../../domain/reports/report.ts';
import { translate } from '../../lib/language.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { commonMessages } from '../ui/messages.ts';
import { PageLinks } from '../ui/page-links.tsx';
import { SearchLine } from '../ui/pickers/index.ts';
import { LettersTable } from './letters-table.tsx';
import { messages } from './messages.ts';
import type { ReportPlace } from './use-report-place.ts';

const perPage = 20;

type Props = { report: ReportName; place: ReportPlace; counted: number | undefined };

/** The letters behind the figures, as far as the reader may open them. */
export function Letters({ report, place, counted }: Props) {
  const { listReport } = useNaskah();
  const id = useId();
  const key = JSON.stringify([report, place.narrowing, place.q]);
  const [at, setAt] = useState({ key, page: 1 });
  const page = at.key === key ? at.page : 1;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['report', report, 'list', place.narrowing, place.q, page],
    queryFn: ({ signal }) =>
      listReport(report, place.narrowing, { page, perPage, firstChar: place.q, signal }),
    placeholderData: (before) => before,
  });
  const total = data?.totalCount ?? 0;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const isNarrowed = Boolean(place.q) || Object.keys(place.filters).length > 0;
  const isFewer = data && !place.q && counted !== undefined && !data.totalIsEstimated && total < counted;
  return (
    <section className="card report-letters" aria-labelledby={id} aria-busy={!data || isPlaceholderData}>
      <header>
        <h2 id={id}>{report === 'arsip' ? translate(messages.items) : translate(messages.letters)}</h2>
        <SearchLine
          label={report === 'arsip' ? translate(messages.searchItems) : translate(messages.search)}
          value={place.q}
          onChange={(q) => place.go({ q }, { replace: true })}
        />
      </header>
      {isFewer && total > 0 && <p className="report-note">{translate(messages.fewer)}</p>}
      {!data && !error && <Bars />}
      {!data && Boolean(error) && <EmptyState title={translate(messages.failed)} onRetry={refetch} />}
      {data && total === 0 && (
        <EmptyState
          title={
            counted
              ? isFewer
                ? translate(messages.noneOpen)
                : translate(commonMessages.notFound)
              : isNarrowed
                ? translate(commonMessages.notFound)
                : translate(messages.none)
          }
          text={isFewer ? translate(messages.fewer) : undefined}
          action={
            isNarrowed && <Button onClick={place.clear}>{translate(commonMessages.clearFilters)}</Button>
          }
        />
      )}
      {data && total > 0 && <LettersTable report={report} items={data.items} />}
      {data && total > 0 && (
        <div className="report-pager">
          <span>
            {translate(
              messages.range(
                (page - 1) * perPage + 1,
                data.items.length,
                total,
                data.totalIsEstimated ?? false,
              ),
            )}
          </span>
          {pages > 1 && <PageLinks page={page} pages={pages} onPage={(page) => setAt({ key, page })} />}
        </div>
      )}
    </section>
  );
}

function Bars() {
  return (
    <div className="report-bars" role="status">
      <span className="sr-only">{translate(commonMessages.loading)}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <i key={key} />
      ))}
    </div>
  );
}
