import { translate } from '../../../lib/language.ts';
import { mailboxMessages } from '../messages.ts';

/** PDF file name: number, else subject, without characters that file systems refuse. */
export const pdfName = ({ number, subject }: { number: string | null; subject: string }): string =>
  `${(number ?? (subject || translate(mailboxMessages.letter))).replaceAll(/[\\/:*?"<>|\s]+/g, '-').slice(0, 80)}.pdf`;
