import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Scrolling content of a step. Takes the focus, as the last button is gone: else it would move to the close button,
 * which discards the file.
 */
export function Body({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  });
  return (
    <Shown ref={place} tabIndex={-1}>
      {children}
    </Shown>
  );
}

const Shown = styled('div')({
  outline: 'none',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: '18px 24px',
  '& p': { margin: 0 },
  '& .quiet': { color: 'var(--ink-2)' },
  '@media (max-width: 599px)': { padding: 16 },
});

/** Back at the left, the next step at the right. */
export const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '12px 24px',
  borderTop: '1px solid var(--line)',
  '& > .space': { flex: 1 },
  '@media (max-width: 599px)': { padding: '10px 16px', flexWrap: 'wrap' },
});

/** What went wrong, in the server's words. */
export function Problem({ text }: { text: string | undefined | null }) {
  return text ? <Notice role="alert">{text}</Notice> : null;
}

export const Notice = styled('div')({
  padding: '10px 14px',
  borderRadius: 8,
  background: 'var(--danger-soft)',
  color: 'var(--danger)',
  fontWeight: 550,
  '&[data-tone="ok"]': { background: 'var(--ok-soft)', color: 'var(--ok)' },
  '&[data-tone="info"]': { background: 'var(--info-soft)', color: 'var(--info)' },
  '&.has-act': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  '&.has-act > span': { flex: '1 1 240px' },
});

/** How far the work is. */
export function Progress({ label, done, total }: { label: string; done?: number; total?: number }) {
  const part = total && done !== undefined ? Math.min(100, Math.round((done / total) * 100)) : undefined;
  return (
    <Work>
      <LinearProgress
        aria-label={label}
        variant={part === undefined || part === 0 ? 'indeterminate' : 'determinate'}
        value={part}
        style={{ height: 6, borderRadius: 3 }}
      />
      <p aria-live="polite">{label}</p>
    </Work>
  );
}

const Work = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  margin: 'auto',
  width: 'min(420px, 100%)',
  textAlign: 'center',
  color: 'var(--ink-2)',
});
