import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useSay } from '../say.ts';
import { formWords, words } from '../words.ts';

type Props = { label: string; saving: boolean; onCancel: () => void };

/** Always in sight below a form: what is wrong at the left, the way out and the way on at the right. */
export function SaveBar({ label, saving, onCancel }: Props) {
  const say = useSay();
  const bar = useRef<HTMLDivElement>(null);
  const { errors, isSubmitted } = useFormState();
  useSaveShortcut(bar);
  const { root, ...fields } = errors;
  const count = isSubmitted ? Object.keys(fields).length : 0;
  const serverError = root?.serverError?.message;
  return (
    <Bar ref={bar}>
      <Problem role="status">
        {(count > 0 || serverError) && <TriangleAlert size={15} strokeWidth={1.6} aria-hidden />}
        {serverError ?? (count > 0 && say(formWords.toFix(count)))}
      </Problem>
      <Shortcut>{say(formWords.shortcut)}</Shortcut>
      <Button variant="text" color="inherit" onClick={onCancel}>
        {say(words.cancel)}
      </Button>
      <Button type="submit" variant="contained" loading={saving} loadingPosition="start">
        {label}
      </Button>
    </Bar>
  );
}

/** Ctrl S (Cmd S) saves the form that the bar stands in, wherever the focus is. */
function useSaveShortcut(bar: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!event.repeat) bar.current?.closest('form')?.requestSubmit();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [bar]);
}

const Bar = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  // Over the page's own padding, from edge to edge.
  margin: 'auto -28px 0',
  padding: '11px 28px',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line-2)',
  '@media (max-width: 599px)': { margin: 'auto -16px 0', padding: '10px 16px' },
});
const Problem = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: 'var(--danger)',
  fontWeight: 600,
  '& svg': { flex: 'none' },
});
const Shortcut = styled('span')({
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'var(--ink-3)',
  '@media (pointer: coarse), (max-width: 899px)': { display: 'none' },
});
