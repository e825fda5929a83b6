import { styled } from '@mui/material/styles';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

type Tone = 'ok' | 'info' | 'warn';
const icons = { ok: CircleCheck, info: Info, warn: TriangleAlert };

export function Strip({ tone, children, action }: { tone: Tone; children: ReactNode; action?: ReactNode }) {
  const Icon = icons[tone];
  return (
    <Line data-tone={tone} role="status">
      <Icon size={18} strokeWidth={1.6} aria-hidden />
      <p>{children}</p>
      {action && <span>{action}</span>}
    </Line>
  );
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  padding: '6px 8px 6px 12px',
  minHeight: 34,
  borderRadius: 8,
  '& > svg': { flex: 'none' },
  '& > p': { margin: 0, flex: '1 1 200px', color: 'var(--ink)' },
  '& > span': { display: 'flex', gap: 4 },
  '&[data-tone=ok]': { background: 'var(--ok-soft)', color: 'var(--ok)' },
  '&[data-tone=info]': { background: 'var(--info-soft)', color: 'var(--info)' },
  '&[data-tone=warn]': { background: 'var(--stamp-soft)', color: 'var(--stamp)' },
});
