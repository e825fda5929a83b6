import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { fieldMessages } from './messages.ts';

/** Names a dragged row among whatever else may be dragged over the list. */
const dragType = 'application/x-naskah-lampiran';

type Props = {
  title: string;
  /** Beside the title: what the file is called, and its size. */
  detail: string;
  index: number;
  count: number;
  labels: { title: string; remove: string };
  /** Longest title; without it, the title is not written here. */
  maxLength?: number | undefined;
  picture?: ReactNode;
  /** On its way, below the row. */
  children?: ReactNode;
  onTitle: (title: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

/** One file of several in their order; moved by dragging its handle, by buttons or by Alt+arrow keys. */
export function FileRow({
  title,
  detail,
  index,
  count,
  labels,
  maxLength,
  picture,
  children,
  ...props
}: Props) {
  const { onTitle, onMove, onRemove } = props;
  const [isTarget, setIsTarget] = useState(false);
  const isRow = (event: DragEvent) => event.dataTransfer.types.includes(dragType);
  // At an end its button stays where the focus is, and does nothing.
  const move = (by: -1 | 1) => {
    const to = index + by;
    if (to < 0 || to >= count) return;
    const held = document.activeElement;
    onMove(index, to);
    // Browsers let go of the focus in a row that is taken to another place.
    if (held instanceof HTMLElement) requestAnimationFrame(() => held.focus());
  };
  const byKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      data-picture={picture ? '' : undefined}
      data-target={isTarget || undefined}
      onKeyDown={byKey}
      onDragOver={(event) => {
        if (!isRow(event)) return;
        event.preventDefault();
        setIsTarget(true);
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={(event) => {
        setIsTarget(false);
        if (!isRow(event)) return;
        event.preventDefault();
        const from = Number(event.dataTransfer.getData(dragType));
        if (from !== index && from >= 0 && from < count) onMove(from, index);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse only; the buttons and keys do the same */}
      <span
        className="place"
        draggable
        title={translate(fieldMessages.dragToOrder)}
        onDragStart={(event) => {
          event.dataTransfer.setData(dragType, String(index));
          event.dataTransfer.effectAllowed = 'move';
        }}
      >
        <GripVertical size={15} strokeWidth={1.6} aria-hidden />
        {index + 1}
      </span>
      {picture}
      {maxLength === undefined ? (
        <span className="title">{title}</span>
      ) : (
        <TextField
          size="small"
          hiddenLabel
          fullWidth
          value={title}
          onChange={(event) => onTitle(event.target.value)}
          slotProps={{ htmlInput: { maxLength, 'aria-label': labels.title } }}
        />
      )}
      <span className="name" title={detail}>
        {detail}
      </span>
      <span className="actions">
        <IconButton
          size="small"
          aria-disabled={index === 0}
          aria-label={translate(fieldMessages.up(title))}
          title={translate(fieldMessages.upShort)}
          onClick={() => move(-1)}
        >
          <ArrowUp size={15} strokeWidth={1.6} aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          aria-disabled={index === count - 1}
          aria-label={translate(fieldMessages.down(title))}
          title={translate(fieldMessages.downShort)}
          onClick={() => move(1)}
        >
          <ArrowDown size={15} strokeWidth={1.6} aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          aria-label={labels.remove}
          title={translate(fieldMessages.remove)}
          onClick={onRemove}
        >
          <X size={15} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </span>
      <div className="on-its-way">{children}</div>
    </li>
  );
}

/** Their list. */
export const FileRows = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 8,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr) minmax(0, 180px) auto',
    alignItems: 'center',
    gap: '2px 8px',
    borderRadius: 6,
  },
  '& > li[data-picture]': { gridTemplateColumns: '36px 64px minmax(0, 1fr) minmax(0, 180px) auto' },
  '& > li[data-picture] .on-its-way': { gridColumn: '3 / -1' },
  '& .title': { overflowWrap: 'anywhere' },
  '& > li[data-target]': { boxShadow: '0 -2px var(--accent)' },
  '& .place': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    fontWeight: 650,
    fontSize: '0.75rem',
    color: 'var(--ink-3)',
    cursor: 'grab',
  },
  '& .name': {
    fontSize: '0.75rem',
    color: 'var(--ink-3)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .actions': { display: 'flex' },
  '& .on-its-way': { gridColumn: '2 / -1', minWidth: 0 },
  '@container (max-width: 600px)': {
    '& > li': { gridTemplateColumns: '36px minmax(0, 1fr) auto' },
    '& > li > .MuiTextField-root, & .on-its-way': { gridColumn: '2 / -1' },
    '& .name': { gridColumn: 2 },
    '& > li[data-picture]': { gridTemplateColumns: '36px 64px minmax(0, 1fr) auto' },
    '& > li[data-picture] > .MuiTextField-root, & > li[data-picture] .on-its-way': { gridColumn: '3 / -1' },
    '& > li[data-picture] .name': { gridColumn: 3 },
  },
});
