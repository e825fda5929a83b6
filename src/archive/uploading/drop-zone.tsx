import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Upload from 'lucide-react/icons/upload';
import { useEffect, useRef, useState } from 'react';
import { acceptedEnds } from '../../../lib/file-kinds.ts';
import { translate } from '../../../lib/language.ts';
import { useIsTouch } from '../../shell/index.ts';
import { useStable } from '../../ui/use-stable.ts';
import { uploadMessages as messages } from './messages.ts';

/** Takes files that are dropped anywhere on the page, pasted, or chosen. */
export function DropZone({
  onFiles,
  isSmall,
}: {
  onFiles: (files: readonly File[]) => void;
  isSmall: boolean;
}) {
  // A finger drags nothing here.
  const isTouch = useIsTouch();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const giveLatest = useStable(onFiles);
  useEffect(() => {
    const has = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!has(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const out = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      if (!has(event)) return;
      event.preventDefault();
      setOver(false);
      give(event.dataTransfer?.files);
    };
    const paste = (event: ClipboardEvent) => give(event.clipboardData?.files);
    const give = (files: FileList | undefined) => files && files.length > 0 && giveLatest([...files]);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', out);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', out);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, [giveLatest]);
  return (
    <Zone data-over={isOver || undefined} data-small={isSmall || undefined}>
      <Upload size={18} strokeWidth={1.6} aria-hidden />
      <div>
        <b>{translate(isTouch ? messages.pick : messages.drop)}</b>{' '}
        <span>{translate(isTouch ? messages.pickOr : messages.dropOr)}</span>
        {!isSmall && <p>{translate(messages.limits)}</p>}
      </div>
      <Button variant={isSmall ? 'outlined' : 'contained'} onClick={() => input.current?.click()}>
        {translate(messages.choose)}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedEnds}
        aria-label={translate(messages.choose)}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </Zone>
  );
}

const Zone = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '40px 20px',
  border: '1.5px dashed var(--line-2)',
  borderRadius: 12,
  background: 'var(--surface)',
  textAlign: 'center',
  color: 'var(--ink-2)',
  '& b': { color: 'var(--ink)', fontWeight: 650 },
  '& p': { margin: '4px 0 0', fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '&[data-over]': { borderColor: 'var(--accent)', background: 'var(--accent-soft)' },
  '&[data-small]': { flexDirection: 'row', padding: '10px 16px', textAlign: 'left', '& > div': { flex: 1 } },
});
