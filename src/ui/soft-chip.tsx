import type { ReactNode } from 'react';
import type { Tone } from '../../lib/choice.ts';

/** A word on a soft background of its hue (LOOK, Chips); at most two per row. */
export function SoftChip({ tone = 'neutral', children }: { tone?: Tone | undefined; children: ReactNode }) {
  return <span className={`chip chip-${tone}`}>{children}</span>;
}
