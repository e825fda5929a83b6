import { translate } from '../../../lib/language.ts';
import { mailboxMessages } from '../messages.ts';

/** File name of a letter: number, else subject, without characters that file systems refuse. */
export const fileName = (
  { number, subject }: { number: string | null; subject: string },
  extension: 'pdf' | 'docx',
): string =>
  `${(number ?? (subject || translate(mailboxMessages.letter))).replaceAll(/[\\/:*?"<>|\s]+/g, '-').slice(0, 80)}.${extension}`;
