import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { KeyboardEvent } from 'react';
import { formatNumber } from '../../../lib/formats.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { commonMessages } from '../../ui/messages.ts';
import type { ListColumns } from '../list/list-columns.ts';
import { figureText } from '../summary/figure-text.ts';
import type { Group } from './group-label.ts';
import { groupMessages } from './messages.ts';

type Line = { resource: Resource; group: Group; label: string; isOpen: boolean; onToggle: () => void };
type Foot = {
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  /** How many more are shown at once; none left below 1. */
  left: number;
  onMore: () => void;
};

/** A group's heading in the table, its sums under their columns. */
export function GroupHead({ columns, ...line }: Line & { columns: ListColumns }) {
  const { resource, group } = line;
  return (
    <Head>
      <th colSpan={2} scope="rowgroup">
        <Toggle {...line} />
      </th>
      {columns.others.map(({ name, field, align }) => (
        <td key={name} className={align}>
          {resource.summary?.includes(name) && figureText(name, field, group.values[name])}
        </td>
      ))}
      <td />
    </Head>
  );
}

export function GroupFoot({ columns, ...foot }: Foot & { columns: ListColumns }) {
  if (!foot.isLoading && !foot.hasFailed && foot.left < 1) return null;
  return (
    <tr>
      <td />
      <td colSpan={columns.others.length + 2}>
        <Further {...foot} />
      </td>
    </tr>
  );
}

/** On a phone the sums stand below the name. */
export function PhoneHead(line: Line) {
  const { resource, group } = line;
  const sums = (resource.summary ?? []).flatMap((name) => {
    const field = resource.fields[name];
    const text = field && figureText(name, field, group.values[name]);
    return field && text ? [`${translate(field.label)} ${text}`] : [];
  });
  return (
    <PhoneLine>
      <h2>
        <Toggle {...line} />
      </h2>
      {sums.length > 0 && <p>{sums.join(' · ')}</p>}
    </PhoneLine>
  );
}

export function PhoneFoot(foot: Foot) {
  return !foot.isLoading && !foot.hasFailed && foot.left < 1 ? null : <Further {...foot} />;
}

function Further({ isLoading, hasFailed, onRetry, left, onMore }: Foot) {
  if (isLoading) return <span role="status">{translate(commonMessages.loading)}</span>;
  return (
    <Button variant="text" size="small" onClick={hasFailed ? onRetry : onMore}>
      {translate(hasFailed ? commonMessages.retry : groupMessages.more(left))}
    </Button>
  );
}

/** By keys as in a tree: right opens, left closes. */
function Toggle({ group, label, isOpen, onToggle }: Line) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== (isOpen ? 'ArrowLeft' : 'ArrowRight')) return;
    event.preventDefault();
    onToggle();
  };
  return (
    <HeadButton type="button" aria-expanded={isOpen} onClick={onToggle} onKeyDown={onKeyDown}>
      <ChevronRight size={15} strokeWidth={1.8} aria-hidden />
      <b>{label}</b>
      <small>{formatNumber(group.count)}</small>
    </HeadButton>
  );
}

const Head = styled('tr')({
  '&&& th, &&& td': {
    position: 'static',
    height: 'var(--row)',
    background: 'var(--sunken)',
    borderBottom: '1px solid var(--line)',
    borderTop: '1px solid var(--line)',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'var(--ink)',
    cursor: 'default',
  },
  '&&& td': {
    fontWeight: 400,
    fontSize: '0.75rem',
    color: 'var(--ink-2)',
    whiteSpace: 'normal',
    lineHeight: '16px',
  },
  '&&& th': { padding: '0 12px 0 6px' },
});
const PhoneLine = styled('div')({
  padding: '2px 0 6px',
  '& h2': { margin: 0, font: 'inherit' },
  '& p': { margin: '0 0 0 27px', fontSize: '0.75rem', color: 'var(--ink-2)' },
});
const HeadButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  maxWidth: '100%',
  padding: '0 6px 0 4px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'var(--ink)',
  font: 'inherit',
  cursor: 'pointer',
  '& svg': { flex: 'none', transition: 'transform 120ms ease-out' },
  '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
  '& b': { fontWeight: 650, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& small': { flex: 'none', fontSize: '0.75rem', fontWeight: 400, color: 'var(--ink-3)' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
  '@media (pointer: coarse)': { minHeight: 44 },
  '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
});
