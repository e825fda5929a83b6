import Button from '@mui/material/Button';
import Ban from 'lucide-react/icons/ban';
import { Suspense, useState } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import { cancellingMessages } from './messages.ts';

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'));

type Props = {
  letter: Letter;
  /** As high as the decision beside it. */
  isLarge?: boolean;
  onSettled: () => void;
};

/** For the sender of a sent letter, whose signature a partly signed one waits for, and who registered an external one. */
export function CancelButton({ letter, isLarge, onSettled }: Props) {
  const [asking, setAsking] = useState(false);
  usePrefetch(CancelDialog.load, letter.can.cancel === true);
  if (!letter.can.cancel) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        size={isLarge ? 'large' : 'medium'}
        startIcon={<Ban size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {translate(cancellingMessages.cancelShort)}
      </Button>
      {asking && (
        <Suspense>
          <CancelDialog letter={letter} onSettled={onSettled} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
