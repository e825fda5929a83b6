import { type ReactNode, Suspense, useDeferredValue, useMemo } from 'react';
import { useListContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useEased } from '../../first-load/index.ts';
import { useWidth } from '../../ui/use-width.ts';
import { listMessages, messages } from '../messages.ts';
import type { Row } from '../record.ts';
import { SummaryFoot } from '../summary/lazy-foot.ts';
import { cellText } from './cell-text.ts';
import { fitColumns, type LongestOf } from './fit-columns.ts';
import type { ListColumn, ListColumns } from './list-columns.ts';
import { RecordRow } from './record-row.tsx';
import { RowBox } from './row-box.tsx';
import { SortButton } from './sort-button.tsx';
import { Card, Table } from './table-parts.tsx';
import { textWidth } from './text-width.ts';
import { useColumns } from './use-columns.ts';
import { useOpenRow } from './use-open-row.ts';
import { useRowSelection } from './use-row-selection.ts';

type Line = (columns: ListColumns) => ReactNode;
/** Rows under a heading of their own. */
export type TableBody = { key: string; rows: Row[]; head: Line; foot: Line };

type Props = { resource: Resource; rows: Row[]; bodies?: TableBody[] };

/** The page of rows as a table, with a box to choose each; in bodies where they are grouped. */
export function RecordTable({ resource, rows, bodies }: Props) {
  const { selectedIds, onSelect, sort, isPlaceholderData } = useListContext<Row>();
  const { columns: wanted, chosen: own } = useColumns(resource);
  const [sheet, width] = useWidth<HTMLDivElement>();
  // Deferred: a hundred rows take a while, and a key press goes first.
  const shown = useDeferredValue(rows);
  const fitted = useMemo(() => {
    const longestOf: LongestOf = (column, part = String) =>
      shown.reduce((most, row) => Math.max(most, textWidth(part(cellText(column, row)))), 0) +
      (column.align === 'right' && resource.summary?.includes(column.name) ? sumRoom : 0);
    return fitColumns(wanted, width ?? 0, own !== undefined, longestOf);
  }, [wanted, width, own, shown, resource.summary]);
  const { widths, total } = fitted;
  const columns = useFirst(wanted, fitted.columns.others.length);
  const { title, code, others } = columns;
  const toggle = useRowSelection(rows);
  const { hrefOf, onClick } = useOpenRow(resource);
  const marked = new Set(useEased(selectedIds));
  const chosen = rows.filter((row) => selectedIds.includes(row.id));
  const elsewhere = selectedIds.filter((id) => !rows.some((row) => row.id === id));
  if (width === undefined) return <Card ref={sheet} aria-busy />;
  return (
    <Card ref={sheet} aria-busy={isPlaceholderData}>
      <Table
        className={total > width ? 'is-wider' : ''}
        style={{ tableLayout: 'fixed', minWidth: total, ['--code' as string]: `${fitted.code}px` }}
      >
        <colgroup>
          <col style={{ width: 40 }} />
          {[title, ...others].map(({ name }) => (
            <col key={name} style={{ width: widths.get(name) }} />
          ))}
          <col style={{ width: 44 }} />
        </colgroup>
        <thead>
          <tr>
            <th className="box">
              <RowBox
                label={translate(listMessages.selectAll)}
                isChosen={rows.length > 0 && chosen.length === rows.length}
                isMixed={chosen.length > 0 && chosen.length < rows.length}
                onToggle={(isOn) => onSelect(isOn ? [...elsewhere, ...rows.map((row) => row.id)] : elsewhere)}
              />
            </th>
            <th className="title" aria-sort={sortOf([title, code], sort)}>
              {code && (
                <>
                  <SortButton column={code} />{' '}
                  <span className="and">{translate({ id: 'dan', en: 'and' })}</span>{' '}
                </>
              )}
              <SortButton column={title} inside={Boolean(code)} />
            </th>
            {others.map((column) => (
              <th key={column.name} className={column.align} aria-sort={sortOf([column], sort)}>
                <SortButton column={column} />
              </th>
            ))}
            <th className="row-actions">
              <span className="unseen">{translate(messages.more)}</span>
            </th>
          </tr>
        </thead>
        {(bodies ?? [{ key: '', rows: shown, head: none, foot: none }]).map((body) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: by key a row is opened by its link
          <tbody key={body.key} onClick={onClick}>
            {body.head(columns)}
            {body.rows.map((row) => (
              <RecordRow
                key={row.id}
                resource={resource}
                row={row}
                columns={columns}
                hrefOf={hrefOf}
                isChosen={marked.has(row.id)}
                onToggle={toggle}
              />
            ))}
            {body.foot(columns)}
          </tbody>
        ))}
        {resource.summary && (
          <Suspense fallback={<FootRoom />}>
            <SummaryFoot resource={resource} columns={columns} />
          </Suspense>
        )}
      </Table>
    </Card>
  );
}

/** What a sum is longer than what it sums, in pixels. */
const sumRoom = 30;

const none = () => null;

/** Keeps what is below in its place while the figures come. */
function FootRoom() {
  return (
    <tfoot>
      <tr>
        <td />
      </tr>
    </tfoot>
  );
}

/** Same object while the same columns fit, so that unchanged rows do not render again. */
const useFirst = (columns: ListColumns, count: number): ListColumns =>
  useMemo(() => ({ ...columns, others: columns.others.slice(0, count) }), [columns, count]);

function sortOf(
  columns: (ListColumn | undefined)[],
  sort: { field: string; order: 'ASC' | 'DESC' },
): 'ascending' | 'descending' | undefined {
  if (!columns.some((column) => column?.name === sort.field)) return undefined;
  return sort.order === 'ASC' ? 'ascending' : 'descending';
}
