import type { Message } from '../../lib/language.ts';
import { momentInWords } from '../../lib/months.ts';
import { trigger } from '../../resources/index.ts';
import { eventLabel, fillWords } from '../../resources/pengaturan/trigger-words.ts';
import type { PersonalNotice } from './notices.ts';

/** What a trigger says in its own words. */
export type OwnText = { messageTitle: string | null; messageText: string | null };

export const hasOwnText = ({ messageTitle, messageText }: OwnText): boolean =>
  Boolean(messageTitle?.trim() || messageText?.trim());

/** A value within somebody's text: one line of some length, so that it makes no line or link of its own. */
const inText = (value: string): string => {
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest).toWellFormed()}…` : line || '-';
};
const longest = 300;
const longestTitle = 250;

type Common = { event: string; at: string; publicUrl: string; detailUrl: string | null };

/** The names that every event knows. */
export const commonWords = ({ event, at, publicUrl, detailUrl }: Common): Record<string, string> => ({
  peristiwa: eventLabel(trigger.fields.event, event).id,
  waktu: `${momentInWords(at)} WIB`,
  tautan: detailUrl === null ? '' : publicUrl + detailUrl,
});

/** @returns undefined where the trigger has no words for it */
export function written(
  { messageTitle, messageText }: OwnText,
  words: Readonly<Record<string, string>>,
): { title: string | undefined; text: string | undefined } {
  const wordFor = (name: string): string => (Object.hasOwn(words, name) ? inText(words[name] ?? '') : '-');
  const title =
    messageTitle?.trim() && fillWords(messageTitle, wordFor).slice(0, longestTitle).toWellFormed();
  const text = messageText?.trim() && fillWords(messageText, wordFor);
  return { title: title || undefined, text: text || undefined };
}

type WithLines = PersonalNotice & { lines?: readonly string[] };

/** The notice in a trigger's own words, as far as it has them. */
export function inOwnWords(
  notice: PersonalNotice,
  own: OwnText,
  words: Readonly<Record<string, string>>,
): WithLines {
  if (!notice.isOpen) return notice;
  const { title, text } = written(own, words);
  return {
    ...notice,
    ...(title && !notice.keepsTitle && { title: both(title) }),
    ...(text && { message: text, lines: text.split('\n').filter((line) => line.trim() !== '') }),
  };
}

const both = (text: string): Message => ({ id: text, en: text });
