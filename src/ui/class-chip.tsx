import type { ReactNode } from 'react';
import { openRank, secretRank } from '../../domain/letters/security-ranks.ts';
import { SoftChip } from './soft-chip.tsx';

type Props = {
  rank: number;
  /** The class's name. */
  children: ReactNode;
  /** Shows the open class too. */
  full?: boolean;
};

/** Security class of a letter or an archive item; the open one is not said in rows. */
export function ClassChip({ rank, full = false, children }: Props) {
  if (rank <= openRank && !full) return null;
  return (
    <SoftChip tone={rank <= openRank ? 'neutral' : rank < secretRank ? 'warn' : 'danger'}>
      {children}
    </SoftChip>
  );
}
