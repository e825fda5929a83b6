import { styled } from '@mui/material/styles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef, useState } from 'react';
import { type BoardColumn, useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { valueOfSum } from '../../../resources/kinds/index.ts';
import { useStable } from '../../ui/use-stable.ts';
import { plainText } from '../kinds/index.tsx';
import type { Living } from '../life/holder.ts';
import type { Row } from '../record.ts';
import { Card } from './card.tsx';
import { boardMessages } from './messages.ts';
import type { Move } from './moves.ts';

type Props = {
  resource: Living;
  column: BoardColumn;
  filter: Record<string, unknown>;
  /** Of the card that is dragged: how it gets here, or why not. */
  move: Move | undefined;
  waiting: string | undefined;
  marked: ReadonlySet<string>;
  /** The board's only tab stop. */
  tabStop: string | undefined;
  /** On a phone its tab has name and count already. */
  isAlone: boolean;
  onDrag: (row: Row | undefined) => void;
  onDrop: () => void;
};

const perPage = 20;

export function Column(props: Props) {
  const { resource, column, filter, move, waiting, marked, tabStop, isAlone, onDrag, onDrop } = props;
  const { stage, count, overdue, sum } = column;
  const declared = resource.life.stages[stage];
  const name = declared ? translate(declared.label) : stage;
  const { rows, load } = useMoreCards(resource, column, filter);
  const end = useSeen(() => void load());
  return (
    <Shell
      data-dimmed={move?.reason ? true : undefined}
      data-target={move?.event ? true : undefined}
      onDragOver={(event) => {
        if (move?.event) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (move?.event) onDrop();
      }}
    >
      <header>
        {!isAlone && (
          <h2>
            {name} <span>{count}</span>
          </h2>
        )}
        {overdue > 0 && (
          <em>
            <TriangleAlert size={13} strokeWidth={1.8} aria-hidden />
            {translate(boardMessages.late(overdue))}
          </em>
        )}
        <p>{move?.reason ?? sumText(resource, sum, declared?.ends === true)}</p>
      </header>
      <ul aria-label={translate(boardMessages.column(name, count))}>
        {rows.length === 0 && <li className="none">{translate(boardMessages.none)}</li>}
        {rows.map((row) => (
          <Card
            key={row.id}
            resource={resource}
            row={row}
            isWaiting={row.id === waiting}
            isMarked={marked.has(row.id)}
            isTabStop={row.id === tabStop}
            onDrag={onDrag}
          />
        ))}
        {rows.length < count && <li ref={end} className="end" aria-hidden />}
      </ul>
    </Shell>
  );
}

/** Runs when the end of the cards comes into view, whatever scrolls. */
function useSeen(run: () => void) {
  const end = useRef<HTMLLIElement>(null);
  const latest = useStable(run);
  useEffect(() => {
    const { current } = end;
    if (!current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest();
      },
      { rootMargin: '200px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  });
  return end;
}

/** The first cards come with the board, later ones from the list; what has ended earlier is in the list alone. */
function useMoreCards(
  resource: Living,
  { stage, count, items }: BoardColumn,
  filter: Record<string, unknown>,
) {
  const naskah = useNaskah();
  const [more, setMore] = useState<{ of: readonly unknown[]; rows: Row[]; isLoading: boolean }>();
  const later = more?.of === items ? more.rows : [];
  const known = new Set(items.map(({ id }) => id));
  const rows = [...(items as Row[]), ...later.filter(({ id }) => !known.has(id))];
  const load = async () => {
    const isThere = rows.length >= count || resource.life.stages[stage]?.ends;
    if (isThere || (more?.of === items && more.isLoading)) return;
    setMore({ of: items, rows: later, isLoading: true });
    const page = Math.floor(rows.length / perPage) + 1;
    const { data } = await naskah.getList<Row>(resource.name, {
      pagination: { page, perPage },
      sort: { field: 'stageDue', order: 'ASC' },
      filter: { ...filter, stage },
    });
    setMore({ of: items, rows: [...later, ...data], isLoading: data.length === 0 });
  };
  return { rows, load };
}

/** "Rp2.187.000 nilai diajukan", of the whole column. */
const sumText = (resource: Living, sum: string | null, isThisMonth: boolean): string =>
  [sum === null ? '' : amountText(resource, sum), isThisMonth ? translate(boardMessages.thisMonth) : '']
    .filter(Boolean)
    .join(' ');

/** A sum of the declared amount, with its name. */
export function amountText({ life, fields }: Living, sum: string): string {
  const { amount } = life.board;
  const field = amount ? fields[amount] : undefined;
  if (!amount || !field) return '';
  return `${plainText(amount, field, { [amount]: valueOfSum(field, sum) } as unknown as Row)} ${translate(field.label).toLowerCase()}`;
}

const Shell = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 248,
  minHeight: 0,
  borderRadius: 12,
  border: '1px solid var(--line)',
  background: 'var(--rail)',
  transition: 'opacity 120ms ease-out',
  '&[data-dimmed]': { opacity: 0.55 },
  '&[data-target]': { borderColor: 'var(--accent)' },
  '& > header': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    minHeight: 52,
    boxSizing: 'border-box',
    padding: '8px 14px 6px',
  },
  '& h2': { margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 650 },
  '& h2 > span': { marginLeft: 4, color: 'var(--ink-3)', fontWeight: 550 },
  '& header > em': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    fontStyle: 'normal',
    fontSize: '0.75rem',
    fontWeight: 600,
    color: 'var(--danger)',
  },
  '& header > p': {
    gridColumn: '1 / -1',
    margin: 0,
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: 'var(--ink-3)',
  },
  '& > ul': {
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gap: 8,
    margin: 0,
    padding: '0 8px 8px',
    listStyle: 'none',
    overflowY: 'auto',
    minHeight: 80,
  },
  '& .end': { height: 1 },
  '& .none': { padding: '8px 6px', color: 'var(--ink-3)' },
});
