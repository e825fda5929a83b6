import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import { formatSize } from '../../../ui/format.ts';
import type { DraftAttachment } from '../draft/draft.ts';
import { UploadProgress } from '../uploads/index.ts';
import { stepMessages } from './messages.ts';

/** Names a dragged row among whatever else may be dragged over the list. */
const dragType = 'application/x-naskah-lampiran';

type Props = {
  file: DraftAttachment;
  index: number;
  count: number;
  onTitle: (title: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

/** One attachment; moved by dragging its handle, by buttons or by Alt+arrow keys. */
export function AttachmentRow({ file, index, count, onTitle, onMove, onRemove }: Props) {
  const [isTarget, setIsTarget] = useState(false);
  const isRow = (event: DragEvent) => event.dataTransfer.types.includes(dragType);
  // At an end its button stays where the focus is, and does nothing.
  const move = (by: -1 | 1) => {
    const to = index + by;
    if (to >= 0 && to < count) onMove(index, to);
  };
  const byKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
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
        title={translate(stepMessages.dragToOrder)}
        onDragStart={(event) => {
          event.dataTransfer.setData(dragType, String(index));
          event.dataTransfer.effectAllowed = 'move';
        }}
      >
        <GripVertical size={15} strokeWidth={1.6} aria-hidden />
        {index + 1}
      </span>
      <TextField
        size="small"
        hiddenLabel
        fullWidth
        value={file.title}
        onChange={(event) => onTitle(event.target.value)}
        slotProps={{
          htmlInput: { maxLength: 200, 'aria-label': translate(stepMessages.attachmentTitle(index + 1)) },
        }}
      />
      <span className="name" title={file.fileName}>
        {file.fileName} · {formatSize(file.size)}
      </span>
      <span className="actions">
        <IconButton
          size="small"
          aria-disabled={index === 0}
          aria-label={translate(stepMessages.up(file.title))}
          title={translate(stepMessages.upShort)}
          onClick={() => move(-1)}
        >
          <ArrowUp size={15} strokeWidth={1.6} aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          aria-disabled={index === count - 1}
          aria-label={translate(stepMessages.down(file.title))}
          title={translate(stepMessages.downShort)}
          onClick={() => move(1)}
        >
          <ArrowDown size={15} strokeWidth={1.6} aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          aria-label={translate(stepMessages.removeAttachment(file.title))}
          title={translate(stepMessages.remove)}
          onClick={onRemove}
        >
          <X size={15} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </span>
      <div className="on-its-way">
        <UploadProgress file={file} />
      </div>
    </li>
  );
}
