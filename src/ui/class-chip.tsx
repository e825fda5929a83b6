import type { ReactNode } from 'react';
import { openRank, secretRank } from '../../domain/letters/security-ranks.ts';

type Props = {
  rank: number;
  /** The class's name. */
  children: ReactNode;
  /** Shows the open class too. */
  full?: boolean;
};

/** Security class of a letter or an archive item; the open one is not said in rows. Never in a hue of urgency. */
export function ClassChip({ rank, full = false, children }: Props) {
  if (rank <= openRank && !full) return null;
  return <span className={`chip chip-neutral${rank < secretRank ? '' : ' is-secret'}`}>{children}</span>;
}
