import { formatDecimal } from '../../lib/formats.ts';
import { translate } from '../../lib/language.ts';

/** Hours in words: "45 menit", "5,5 jam", "3,2 hari"; a dash without a measurement. */
export function durationWords(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 1) {
    const minutes = Math.max(1, Math.round(hours * 60));
    return translate({ id: `${minutes} menit`, en: `${minutes} min` });
  }
  if (hours < 48) return translate({ id: `${formatDecimal(hours)} jam`, en: `${formatDecimal(hours)} h` });
  return translate({ id: `${formatDecimal(hours / 24)} hari`, en: `${formatDecimal(hours / 24)} days` });
}
