import { type Message, translate } from '../../lib/language.ts';
import type { LetterListItem } from '../calls/letters/shapes/letter-rows.ts';

type Scan = NonNullable<LetterListItem['scan']>;
type Named = { subject: string; scan?: Scan | null | undefined };

/** What a letter is called on screens and in notices: its subject, else its scan, else that it has none. */
export const letterName = (letter: Named): string => translate(letterNameOf(letter));

/** The same in each language. */
export function letterNameOf({ subject, scan }: Named): Message {
  const said = subject.trim();
  if (said) return { id: said, en: said };
  return scan ? scanName(scan) : { id: 'Tanpa hal', en: 'No subject' };
}

/** The scan that names a letter from outside until its subject is known. */
export function scanOf({
  from,
  attachments,
}: {
  from: string;
  attachments: readonly { isDocument: boolean; fileName: string }[];
}): Scan | undefined {
  const scan = from === 'external' ? attachments.find(({ isDocument }) => isDocument) : undefined;
  return scan && { fileName: scan.fileName, pages: null };
}

const scanName = ({ fileName, pages }: Scan): Message => ({
  id: pages ? `${fileName}, ${pages} halaman` : fileName,
  en: pages ? `${fileName}, ${pages} ${pages === 1 ? 'page' : 'pages'}` : fileName,
});
