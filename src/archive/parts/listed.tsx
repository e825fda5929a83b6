import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Page } from '../../../dataProvider/index.ts';
import { say } from '../../../lib/language.ts';
import { EmptyState, formatNumber, PageLinks } from '../../shell/index.ts';
import { commonWords } from '../../ui/words.ts';
import { partWords as words } from './words.ts';
import './parts.css';

export const perPage = 20;

type Props = {
  data: Page<unknown> | undefined;
  error: unknown;
  retry: () => void;
  empty: { title: string; text?: string; action?: ReactNode };
  page: number;
  onPage: (page: number) => void;
  /** Where something narrows the list: takes that off. */
  onClear?: (() => void) | undefined;
  children: ReactNode;
};

/** A page of a list in a card: loading, failed, empty, or rows with pagination. */
export function Listed({ data, error, retry, empty, page, onPage, onClear, children }: Props) {
  const total = data?.totalCount ?? 0;
  const first = (page - 1) * perPage + 1;
  const pages = Math.max(1, Math.ceil(total / perPage));
  return (
    <>
      <section className="card archive-card" aria-busy={!data && !error}>
        {!data && !error && <EmptyState title={say(commonWords.loading)} />}
        {!data && Boolean(error) && (
          <EmptyState
            title={say(words.notLoaded)}
            action={<Button onClick={retry}>{say(commonWords.retry)}</Button>}
          />
        )}
        {data &&
          data.items.length === 0 &&
          (onClear ? (
            <EmptyState
              title={say(commonWords.notFound)}
              action={<Button onClick={onClear}>{say(commonWords.clearFilters)}</Button>}
            />
          ) : (
            <EmptyState title={empty.title} text={empty.text} action={empty.action} />
          ))}
        {data && data.items.length > 0 && children}
      </section>
      {data && total > 0 && (
        <div className="archive-pager">
          <span>
            {say(
              words.of(
                `${formatNumber(first)}–${formatNumber(first + data.items.length - 1)}`,
                formatNumber(total),
                data.totalIsEstimated === true,
              ),
            )}
          </span>
          {pages > 1 && <PageLinks page={page} pages={pages} onPage={onPage} />}
        </div>
      )}
    </>
  );
}
