import { type Message, translate } from '../../../lib/language.ts';
import { docxMessages, leftOutMessages } from './messages.ts';

/** How often something was in the document that a letter's text has no place for. */
export type LeftOut = Partial<Record<keyof typeof leftOutMessages, number>>;

/** "2 gambar dan 1 catatan kaki"; empty where all was taken. */
export function leftOutWords(left: LeftOut): string {
  const named = Object.entries(left).flatMap(([what, count]) =>
    count > 0 ? [translate(leftOutMessages[what as keyof LeftOut](count))] : [],
  );
  const last = named.pop() ?? '';
  return named.length === 0 ? last : `${named.join(', ')}${translate(docxMessages.and)}${last}`;
}

/** One sentence about what was taken. */
export const takenWords = (name: string, left: LeftOut): Message => {
  const what = leftOutWords(left);
  return what === '' ? docxMessages.taken(name) : docxMessages.takenWithout(name, what);
};
