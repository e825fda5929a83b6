import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { createHandOverVerbs } from '../../dataProvider/hand-over.ts';
import { useNaskah } from '../../dataProvider/index.ts';
import { translate } from '../../lib/language.ts';
import { lazyPart } from '../shell/index.ts';
import { handOverMessages as said } from './messages.ts';

const HandOverDialog = lazyPart(() => import('./hand-over-dialog.tsx'));

type Props = { userId: string; personName: string; isActive: boolean };

/** Opens the hand-over of a person's work; nothing for who may not, or while nothing is open. */
export function HandOverButton(person: Props) {
  const { openWorkOf } = createHandOverVerbs(useNaskah());
  const [isOpen, setOpen] = useState(false);
  const { data = [] } = useQuery({
    queryKey: ['open-work', person.userId],
    queryFn: ({ signal }) => openWorkOf(person.userId, { signal }),
    retry: false,
  });
  if (data.length === 0) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate(said.open)}
      </Button>
      {isOpen && (
        <Suspense>
          <HandOverDialog {...person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
