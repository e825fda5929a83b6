import { say } from '../../../lib/language.ts';
import { mailboxWords } from '../words.ts';

/** PDF file name: number, else subject, without characters that file systems refuse. */
export const pdfName = ({ number, subject }: { number: string | null; subject: string }): string =>
  `${(number ?? (subject || say(mailboxWords.letter))).replaceAll(/[\\/:*?"<>|\s]+/g, '-').slice(0, 80)}.pdf`;
