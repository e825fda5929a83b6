import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Eye from 'lucide-react/icons/eye';
import { useEffect, useState } from 'react';
import { beginAnew } from '../../authProvider/view-as.ts';
import { useNaskah } from '../../dataProvider/index.ts';
import { createViewAsVerbs } from '../../dataProvider/view-as.ts';
import type { Viewing } from '../../domain/calls/view-as.ts';
import { translate } from '../../lib/language.ts';
import { useRequest } from '../ui/use-request.ts';
import { viewAsMessages as said } from './messages.ts';

/** Above every page while one looks as another: whom, how long, and the way back. */
export default function ViewAsStrip({ viewing: { label, until } }: { viewing: Viewing }) {
  const { endViewAs } = createViewAsVerbs(useNaskah());
  const { isPending, request } = useRequest();
  const minutes = useMinutesUntil(until);
  useEffect(() => {
    // Over: the server answers as oneself again.
    if (minutes <= 0) beginAnew();
  }, [minutes]);
  const back = () =>
    request(async () => {
      await endViewAs();
      beginAnew();
    });
  return (
    <Line role="status">
      <Eye size={18} strokeWidth={1.6} aria-hidden />
      <p>{translate(said.looking(label, Math.max(minutes, 0)))}</p>
      <Button size="small" variant="outlined" loading={isPending} onClick={() => void back()}>
        {translate(said.back)}
      </Button>
    </Line>
  );
}

function useMinutesUntil(until: string): number {
  const left = () => Math.ceil((new Date(until).getTime() - Date.now()) / 60_000);
  const [minutes, setMinutes] = useState(left);
  useEffect(() => {
    const timer = setInterval(
      () => setMinutes(Math.ceil((new Date(until).getTime() - Date.now()) / 60_000)),
      5000,
    );
    return () => clearInterval(timer);
  }, [until]);
  return minutes;
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  padding: '6px 28px',
  background: 'var(--stamp-soft)',
  color: 'var(--stamp)',
  borderBottom: '1px solid var(--line)',
  '& > svg': { flex: 'none' },
  '& > p': { margin: 0, flex: '1 1 200px', color: 'var(--ink)', fontWeight: 600 },
  '@media (max-width: 599.95px)': { padding: '6px 16px' },
});
