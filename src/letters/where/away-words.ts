import type { Away } from '../../../domain/calls/pickers.ts';
import { translate } from '../../../lib/language.ts';
import { formatShortDate } from '../../ui/format.ts';

/** "tidak di tempat sampai 5 Des, didelegasikan kepada Novita Prakoso" */
export const awayWords = ({ until, toName }: Away): string =>
  translate({
    id: `tidak di tempat sampai ${formatShortDate(until)}, didelegasikan kepada ${toName}`,
    en: `out of office until ${formatShortDate(until)}, delegated to ${toName}`,
  });
