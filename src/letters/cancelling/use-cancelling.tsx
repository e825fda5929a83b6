import { type ReactNode, Suspense, useState } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import { lazyPart } from '../../shell/index.ts';
import { usePrefetch } from '../../ui/use-prefetch.ts';

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'));

/** Takes a letter once it is loaded, gives what asks to cancel it, where the reader may, and the dialog to render. */
export function useCancelling(
  letter: Letter | undefined,
  onSettled: () => void,
): { ask: (() => void) | undefined; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const may = letter?.can.cancel === true;
  usePrefetch(CancelDialog.load, may);
  return {
    ask: may ? () => setAsking(true) : undefined,
    dialog: may && isAsking && (
      <Suspense>
        <CancelDialog letter={letter} onSettled={onSettled} onClose={() => setAsking(false)} />
      </Suspense>
    ),
  };
}
