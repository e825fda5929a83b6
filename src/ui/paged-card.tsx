import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Page } from '../../dataProvider/index.ts';
import { type Message, translate } from '../../lib/language.ts';
import { EmptyState } from './empty-state.tsx';
import { formatNumber } from './format.ts';
import { commonMessages, partMessages } from './messages.ts';
import { PageLinks } from './page-links.tsx';
import './paged-card.css';

export const perPage = 20;

type StatesProps<Item> = {
  query: { data: Page<Item> | undefined; error: unknown; refetch: () => unknown };
  failed?: string;
  empty: ReactNode;
  /** Where something narrows the list: removes that. */
  onClear?: (() => void) | undefined;
  /** Null for no card at all. */
  waiting?: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** Rows of a list, or why there are none: loading, failed with a retry, empty. */
function ListStates<Item>({ query, failed, empty, onClear, waiting, children }: StatesProps<Item>) {
  const { data, error, refetch } = query;
  if (data && data.items.length > 0) return children(data.items);
  if (data && onClear)
    return (
      <EmptyState
        title={translate(commonMessages.notFound)}
        action={<Button onClick={onClear}>{translate(commonMessages.clearFilters)}</Button>}
      />
    );
  if (data) return empty;
  if (!error && waiting !== undefined) return waiting;
  if (!error) return <EmptyState title={translate(commonMessages.loading)} />;
  return <EmptyState title={failed ?? translate(partMessages.notLoaded)} onRetry={refetch} />;
}

type Props<Item> = StatesProps<Item> & {
  page: number;
  size?: number;
  onPage: (page: number) => void;
  /** Words beside the page links; null for none. */
  range?: ((first: number, last: number, data: Page<unknown>) => Message) | null;
  /** The card's, unless it holds a table. */
  className?: string;
  label?: string;
};

/** "21–40 dari 93". */
const shortRange = (first: number, last: number, { totalCount, totalIsEstimated }: Page<unknown>): Message =>
  partMessages.of(
    `${formatNumber(first)}–${formatNumber(last)}`,
    formatNumber(totalCount),
    totalIsEstimated === true,
  );

/** A page of a list in a card, with page links below. */
export function PagedCard<Item>(props: Props<Item>) {
  const {
    page,
    size = perPage,
    onPage,
    range = shortRange,
    className = 'card paged-table',
    label,
    ...rows
  } = props;
  const { data, error } = rows.query;
  const first = (page - 1) * size + 1;
  const pages = Math.ceil((data?.totalCount ?? 0) / size);
  const links = pages > 1 && <PageLinks page={page} pages={pages} onPage={onPage} />;
  if (rows.waiting === null && !data && !error) return null;
  return (
    <>
      <section className={className} aria-label={label} aria-busy={!data && !error}>
        <ListStates {...rows} />
      </section>
      {range && data && data.totalCount > 0 ? (
        <div className="paged-range">
          <span>{translate(range(first, first + data.items.length - 1, data))}</span>
          {links}
        </div>
      ) : (
        links
      )}
    </>
  );
}
