import type { SeenHolding } from '../../domain/calls/persons.ts';
import { translate } from '../../lib/language.ts';
import { plusDays } from '../../lib/wib.ts';
import { formatDate } from '../ui/format.ts';
import { holderMessages as said } from './messages.ts';

/** "Departemen Transaksi Tol. Masa jabatan Fitri Wulandari berakhir 30 November 2026." */
export function holderLine(
  { unitName, holder, othersCount, postRoles }: SeenHolding,
  type: string,
  isStored: boolean,
): string {
  const held = heldBy();
  const given = postRoles.map(({ label }) => label).join(', ');
  return [`${unitName}.`, held && translate(held), given && translate(said.gives(given))]
    .filter(Boolean)
    .join(' ');

  function heldBy() {
    // Of a stored one it is the person.
    if (!holder) return isStored ? undefined : said.nobody;
    if (holder.until && type !== 'definitif') return said.vacantFrom(formatDate(plusDays(holder.until, 1)));
    if (holder.until) return said.heldUntil(holder.name, formatDate(holder.until));
    return othersCount > 1 ? said.heldByOthers(holder.name, othersCount - 1) : said.held(holder.name);
  }
}
