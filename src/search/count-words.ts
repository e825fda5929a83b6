import type { SearchAnswer } from '../../resources/search.ts';
import { formatNumber } from '../shell/index.ts';

/** How many were found, as a person says it. */
export function countWords({ totalCount, totalIsEstimated, isFuzzy }: SearchAnswer): string {
  if (totalCount === 0) return 'Tidak ada hasil';
  const count = `${totalIsEstimated ? 'Lebih dari ' : ''}${formatNumber(totalCount)} hasil`;
  return isFuzzy ? `${count} yang mirip` : count;
}
