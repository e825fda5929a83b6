import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { LeftWork } from '../../../domain/letters/left-work.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { Strip } from '../../views/parts.ts';
import { leftInWords } from './left-in-messages.ts';
import { successionMessages as said } from './messages.ts';

const HandOverDialog = lazyPart(() => import('./hand-over-dialog.tsx'));

type Props = { positionId?: string; fromUserId?: string };

/**
 * Unfinished letters of former holders of a post, a row each, with a hand-over button; for the post's superior and
 * administrators. Nothing when none are left.
 */
export default function LeftBehind(of: Props) {
  const { leftWork } = useNaskah();
  const client = useQueryClient();
  const { data = [] } = useQuery({ queryKey: ['left-work', of], queryFn: () => leftWork(of), retry: false });
  const [chosen, setChosen] = useState<LeftWork | null>(null);
  if (data.length === 0) return null;
  return (
    <Lines>
      {data.map((work) => (
        <Strip
          key={`${work.positionId} ${work.fromUserId}`}
          tone="warn"
          action={<Button onClick={() => setChosen(work)}>{translate(said.handOver)}</Button>}
        >
          {translate(said.left(work, leftInWords(work)))}
        </Strip>
      ))}
      {chosen && (
        <Suspense>
          <HandOverDialog
            left={data}
            first={chosen}
            onDone={() => void client.invalidateQueries({ queryKey: ['left-work'] })}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </Lines>
  );
}

const Lines = styled('div')({ display: 'grid', gap: 8, maxWidth: 1062 });
