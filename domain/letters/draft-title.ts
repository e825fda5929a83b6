import { type Message, translate } from '../../lib/language.ts';
import type { LetterListItem } from '../calls/letters/shapes/letter-rows.ts';

/**
 * What a draft is called in lists: its subject, else its scan.
 * @param none where there is neither
 */
export const draftTitle = (
  { subject, scan }: Pick<LetterListItem, 'subject' | 'scan'>,
  none: Message,
): string => subject || translate(scan ? scanName(scan) : none);

const scanName = ({ fileName, pages }: NonNullable<LetterListItem['scan']>): Message => ({
  id: pages ? `${fileName}, ${pages} halaman` : fileName,
  en: pages ? `${fileName}, ${pages} ${pages === 1 ? 'page' : 'pages'}` : fileName,
});
