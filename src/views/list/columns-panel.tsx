import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Lock from 'lucide-react/icons/lock';
import { type KeyboardEvent, useId, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { movedTo, ordered } from './column-order.ts';
import { choosableNames, columnNamed, defaultNames } from './list-columns.ts';
import { columnMessages } from './messages.ts';
import { useColumns } from './use-columns.ts';

export default function ColumnsPanel({ resource }: { resource: Resource }) {
  const { columns, chosen, choose } = useColumns(resource);
  const shown = columns.others.map((column) => column.name);
  const [order, setOrder] = useState(() => ordered(shown, choosableNames(resource)));
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const id = useId();

  const keep = (names: string[], visible: (name: string) => boolean) => {
    setOrder(names);
    choose(names.filter(visible));
  };
  const move = (name: string, place: number) => {
    // At an end its button stays, with the focus on it, and does nothing.
    if (place < 0 || place >= order.length) return;
    const names = movedTo(order, name, place);
    keep(names, (other) => shown.includes(other));
    const label = columnNamed(resource, name)?.label;
    if (label) setSaid(translate(columnMessages.moved(translate(label), names.indexOf(name) + 1)));
  };
  const onKeyDown = (event: KeyboardEvent, name: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(name, order.indexOf(name) + (event.key === 'ArrowUp' ? -1 : 1));
    // Keep the focus on the moved row.
    const { target } = event;
    requestAnimationFrame(() => target instanceof HTMLElement && target.focus());
  };
  const head = [columns.code, columns.title].flatMap((column) => (column ? [translate(column.label)] : []));
  return (
    <Panel>
      <p>{translate(columnMessages.hint)}</p>
      {!chosen && <p>{translate(columnMessages.room)}</p>}
      <ul>
        <li className="head">
          <Lock size={15} strokeWidth={1.6} aria-hidden />
          <span title={translate(columnMessages.always)}>
            {head.join(` ${translate({ id: 'dan', en: 'and' })} `)}
          </span>
        </li>
        {order.map((name, place) => {
          const column = columnNamed(resource, name);
          if (!column) return null;
          const label = translate(column.label);
          return (
            <li
              key={name}
              data-dragged={dragged === name || undefined}
              draggable
              onKeyDown={(event) => onKeyDown(event, name)}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', name);
                setDragged(name);
              }}
              onDragOver={(event) => {
                event.preventDefault();
                if (dragged && dragged !== name) setOrder(movedTo(order, dragged, place));
              }}
              onDrop={(event) => event.preventDefault()}
              onDragEnd={() => {
                setDragged(null);
                keep(order, (other) => shown.includes(other));
              }}
            >
              <GripVertical size={15} strokeWidth={1.6} aria-hidden className="grip" />
              <label htmlFor={`${id}-${name}`}>
                <Checkbox
                  size="small"
                  id={`${id}-${name}`}
                  checked={shown.includes(name)}
                  onChange={(_, on) => keep(order, (other) => (other === name ? on : shown.includes(other)))}
                />
                <span>{label}</span>
              </label>
              <IconButton
                size="small"
                aria-label={translate(columnMessages.up(label))}
                aria-disabled={place === 0}
                onClick={() => move(name, place - 1)}
              >
                <ChevronUp size={15} strokeWidth={1.6} aria-hidden />
              </IconButton>
              <IconButton
                size="small"
                aria-label={translate(columnMessages.down(label))}
                aria-disabled={place === order.length - 1}
                onClick={() => move(name, place + 1)}
              >
                <ChevronDown size={15} strokeWidth={1.6} aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <Button
        variant="text"
        disabled={!chosen}
        onClick={() => {
          choose(undefined);
          setOrder(ordered(defaultNames(resource), choosableNames(resource)));
        }}
      >
        {translate(columnMessages.reset)}
      </Button>
      <span className="said" role="status">
        {said}
      </span>
    </Panel>
  );
}

const Panel = styled('div')({
  padding: 8,
  '& p': { margin: '4px 8px 6px', fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', maxHeight: 'min(420px, 60vh)', overflowY: 'auto' },
  '& li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 34,
    padding: '0 2px 0 8px',
    borderRadius: 7,
    cursor: 'grab',
  },
  '& li:hover, & li:focus-within': { background: 'var(--hover)' },
  '& li[data-dragged]': { background: 'var(--selected)' },
  '& li.head': { gap: 10, color: 'var(--ink-3)', cursor: 'default', background: 'none' },
  '& .grip': { flex: 'none', color: 'var(--ink-3)' },
  '& label': { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', cursor: 'pointer' },
  '& label span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li .MuiIconButton-root': { width: 28, height: 28 },
  '& .said': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});
