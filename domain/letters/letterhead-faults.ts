import { contrastOnWhite } from '../../lib/contrast.ts';
import { formatDecimal } from '../../lib/formats.ts';
import { type Message, translate } from '../../lib/language.ts';
import { linesOf } from '../../lib/lines.ts';

const mostFooterLines = 3;
/** Small print stays readable from here on (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

/** A letterhead's check: what cannot be read on white paper, and more lines than the foot has room for. */
export function styleFaults({ colour, footer }: Readonly<Record<string, unknown>>): Record<string, string[]> {
  const contrast =
    typeof colour === 'string' && /^#[0-9a-f]{6}$/.test(colour)
      ? Math.floor(contrastOnWhite(colour) * 10) / 10
      : leastContrast;
  return {
    ...(contrast < leastContrast && { colour: [translate(tooLight(contrast))] }),
    ...(typeof footer === 'string' &&
      linesOf(footer).length > mostFooterLines && { footer: [translate(tooManyLines)] }),
  };
}

const tooLight = (contrast: number): Message => ({
  id: `Terlalu terang untuk kertas putih (kontras ${formatDecimal(contrast)}, paling sedikit 4,5). Pilih warna yang lebih gelap.`,
  en: `Too light for white paper (contrast ${formatDecimal(contrast)}, at least 4.5). Choose a darker colour.`,
});
const tooManyLines: Message = { id: 'Paling banyak 3 baris.', en: 'At most 3 lines.' };
