import { say } from '../../../lib/language.ts';
import { mailboxWords } from '../words.ts';

/** A letter's PDF is called by its number, else by its subject; without what file systems refuse. */
export const pdfName = ({ number, subject }: { number: string | null; subject: string }): string =>
  `${(number ?? (subject || say(mailboxWords.letter))).replaceAll(/[\\/:*?"<>|\s]+/g, '-').slice(0, 80)}.pdf`;
