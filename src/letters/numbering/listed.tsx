import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Page } from '../../../dataProvider/index.ts';
import { say } from '../../../lib/language.ts';
import { EmptyState, formatNumber, PageLinks } from '../../shell/index.ts';
import { commonWords } from '../../ui/words.ts';
import { words } from './words.ts';

export const perPage = 20;

type Props = {
  data: Page<unknown> | undefined;
  error: unknown;
  retry: () => void;
  empty: string;
  page: number;
  onPage: (page: number) => void;
  /** Where something narrows the list: takes that off. */
  onClear: (() => void) | undefined;
  children: ReactNode;
};

/** "21 sampai 40 dari 93". */
const range = (page: number, shown: number, total: number): string => {
  const first = (page - 1) * perPage + 1;
  return say(words.rangeOf(formatNumber(first), formatNumber(first + shown - 1), formatNumber(total)));
};

/** A page of a list in a card: loading, failed, empty, or a table with pagination. */
export function Listed({ data, error, retry, empty, page, onPage, onClear, children }: Props) {
  const pages = Math.max(1, Math.ceil((data?.totalCount ?? 0) / perPage));
  return (
    <>
      <section className="card numbers-card">
        {!data && !error && <EmptyState title={say(commonWords.loading)} />}
        {!data && Boolean(error) && (
          <EmptyState
            title={say(words.failed)}
            action={<Button onClick={retry}>{say(commonWords.retry)}</Button>}
          />
        )}
        {data && data.items.length === 0 && (
          <EmptyState
            title={onClear ? say(commonWords.notFound) : empty}
            action={onClear && <Button onClick={onClear}>{say(words.clear)}</Button>}
          />
        )}
        {data && data.items.length > 0 && children}
      </section>
      {data && data.totalCount > 0 && (
        <div className="numbers-pager">
          <span>{range(page, data.items.length, data.totalCount)}</span>
          {pages > 1 && <PageLinks page={page} pages={pages} onPage={onPage} />}
        </div>
      )}
    </>
  );
}
