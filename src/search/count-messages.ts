import type { SearchAnswer } from '../../domain/calls/search.ts';
import { translate } from '../../lib/language.ts';
import { formatNumber } from '../ui/format.ts';

/** How many were found, as a person says it. */
export function countWords({ totalCount, totalIsEstimated, isFuzzy }: SearchAnswer): string {
  if (totalCount === 0) return translate({ id: 'Tidak ada hasil', en: 'No results' });
  const number = formatNumber(totalCount);
  const count = totalIsEstimated
    ? translate({ id: `Lebih dari ${number} hasil`, en: `More than ${number} results` })
    : translate({
        id: totalCount === 1 ? '1 hasil' : `${number} hasil`,
        en: totalCount === 1 ? '1 result' : `${number} results`,
      });
  return isFuzzy ? translate({ id: `${count} yang mirip`, en: `${count}, similar` }) : count;
}
