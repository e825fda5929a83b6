import { language, translate } from '../../../lib/language.ts';
import { longDay } from '../../../lib/months.ts';
import { dayInWib, inWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import { type LogoSource, letterheadOfUnit } from '../../letterheads/index.ts';

/**
 * Head and foot of a print: the reader's company, language, and who printed it when.
 * @throws Refusal 409 when the letterhead's logo is gone
 */
export async function printedBy(source: LogoSource, actor: Actor) {
  const on = longDay(language(), inWib(Date.now()));
  const who = [actor.personName, actor.ownPositionName].filter(Boolean).join(', ');
  return {
    letterhead: await letterheadOfUnit(source, actor.unitId),
    lang: language(),
    page: [translate({ id: 'Halaman', en: 'Page' }), translate({ id: 'dari', en: 'of' })] as [string, string],
    printed: translate({ id: `Dicetak ${on} oleh ${who}`, en: `Printed on ${on} by ${who}` }),
    day: dayInWib(),
  };
}
