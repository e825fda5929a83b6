import { styled } from '@mui/material/styles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { DragEvent } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { plainText } from '../kinds/index.tsx';
import { deadlineOf } from '../life/deadline.ts';
import { holderLabel, type Living } from '../life/holder.ts';
import { type Row, refOf, representationOf } from '../record.ts';
import { rememberCard } from './use-return.ts';

type Props = {
  resource: Living;
  row: Row;
  isWaiting: boolean;
  isMarked: boolean;
  isTabStop: boolean;
  onDrag: (row: Row | undefined) => void;
};

/** When, what, who and how much (LOOK, board): at most four declared facts, no chips, no pictures. */
export function Card({ resource, row, isWaiting, isMarked, isTabStop, onDrag }: Props) {
  const createPath = useCreatePath();
  const { life } = resource;
  const due = deadlineOf(life, row);
  const { number, title } = namesOf(resource, row);
  const facts = life.board.facts.slice(0, 4).flatMap((name) => textOf(resource, row, name));
  const amount = life.board.amount ? textOf(resource, row, life.board.amount)[0] : undefined;
  const person = life.stages[String(row.stage)]?.holder?.person;
  const holder = person ? refOf(row, person)?.label : undefined;
  const said = [
    representationOf(resource, row),
    due && translate(due.words),
    ...facts,
    amount,
    holderLabel(resource, String(row.stage), row),
  ];
  return (
    <li>
      <Face
        to={createPath({ resource: resource.name, type: 'show', id: row.id })}
        data-card={row.id}
        data-tone={due?.tone}
        data-waiting={isWaiting || undefined}
        data-marked={isMarked || undefined}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={said.filter(Boolean).join(', ')}
        onClick={() => rememberCard(resource.name, row.id)}
        draggable={!isWaiting}
        onDragStart={(event: DragEvent<HTMLElement>) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', row.id);
          onDrag(row);
        }}
        onDragEnd={() => onDrag(undefined)}
      >
        <span className="line">
          <small>{number}</small>
          {due && (
            <em>
              {due.tone === 'danger' && <TriangleAlert size={12} strokeWidth={1.8} aria-hidden />}
              {translate(due.words)}
            </em>
          )}
        </span>
        <span className="line">
          <b>{title}</b>
          {holder && <Avatar name={holder} small />}
        </span>
        {(facts.length > 0 || amount) && (
          <span className="line">
            <small>{facts.join(' · ')}</small>
            {amount && <strong>{amount}</strong>}
          </span>
        )}
      </Face>
    </li>
  );
}

/** The first naming field is its number where there are several. */
function namesOf(resource: Living, row: Row): { number: string; title: string } {
  const [first, ...others] = resource.represent;
  if (!first || others.length === 0) return { number: '', title: representationOf(resource, row) };
  return {
    number: String(row[first] ?? ''),
    title: representationOf({ ...resource, represent: others }, row),
  };
}

/** An empty fact leaves nothing. */
function textOf({ fields }: Living, row: Row, name: string): string[] {
  const field = fields[name];
  const text = field && row[name] !== null && row[name] !== undefined ? plainText(name, field, row) : '';
  return text ? [text] : [];
}

const Face = styled(LinkBase)({
  display: 'grid',
  gap: 2,
  padding: '9px 12px 10px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--surface)',
  color: 'var(--ink)',
  textDecoration: 'none',
  '&[data-tone=danger]': { borderLeft: '3px solid var(--danger)', paddingLeft: 10 },
  '&[data-waiting]': { opacity: 0.55 },
  '&[data-marked]': { background: 'var(--accent-soft)' },
  '&:focus-visible': { outline: '2px solid var(--accent)', outlineOffset: 2 },
  '& .line': { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 8, minWidth: 0 },
  '& small': {
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: 'var(--ink-3)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& em': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    flex: 'none',
    fontStyle: 'normal',
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: 'var(--ink-3)',
  },
  '&[data-tone=warn] em': { color: 'var(--stamp)', fontWeight: 600 },
  '&[data-tone=danger] em': { color: 'var(--danger)', fontWeight: 600 },
  '& b': {
    fontWeight: 600,
    lineHeight: '20px',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& strong': { flex: 'none', fontSize: '0.8125rem', lineHeight: '16px', fontWeight: 650 },
});
