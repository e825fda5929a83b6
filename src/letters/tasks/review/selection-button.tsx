import Button from '@mui/material/Button';
import MessageSquare from 'lucide-react/icons/message-square';
import PencilLine from 'lucide-react/icons/pencil-line';
import { type RefObject, useEffect, useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import type { NewComment } from '../../comments/index.ts';
import { commentMessages } from '../../comments/messages.ts';
import { type Selected, selectedPassage } from '../../sheet/index.ts';
import { reviewMessages } from './messages.ts';

type Props = { sheet: RefObject<HTMLElement | null>; onWrite: (written: NewComment) => void };

/** Below selected text of the sheet: comment on it, or suggest other words. The key C presses the first. */
export function SelectionButton({ sheet, onWrite }: Props) {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const found = selectedPassage(document.getSelection());
      setSelected(found && sheet.current?.contains(found.range.startContainer) ? found : null);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(read, 150);
    };
    document.addEventListener('selectionchange', later);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', later);
    };
  }, [sheet]);
  if (!selected || !sheet.current) return null;
  const around = sheet.current.getBoundingClientRect();
  const lines = selected.range.getClientRects();
  const last = lines[lines.length - 1] ?? around;
  const write = (kind: NewComment['kind']) => {
    const { part, anchor } = selected;
    document.getSelection()?.removeAllRanges();
    setSelected(null);
    onWrite({ kind, anchor: { part, ...anchor } });
  };
  return (
    <fieldset
      className="review-selection"
      aria-label={translate(reviewMessages.commentOn)}
      style={{
        top: last.bottom - around.top + 6,
        left: Math.max(8, Math.min(last.right - around.left - 90, around.width - 220)),
      }}
      // The selection stays.
      onPointerDown={(event) => event.preventDefault()}
    >
      <Button
        size="small"
        variant="contained"
        data-comment-passage
        title={`${translate(commentMessages.comment)} (C)`}
        startIcon={<MessageSquare size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => write('comment')}
      >
        {translate(commentMessages.comment)}
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={!selected.isWithinBlock}
        title={selected.isWithinBlock ? undefined : translate(commentMessages.onlyOneParagraph)}
        startIcon={<PencilLine size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => write('suggestion')}
      >
        {translate(commentMessages.suggest)}
      </Button>
    </fieldset>
  );
}
