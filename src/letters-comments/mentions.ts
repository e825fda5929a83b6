import type { CommentPerson } from '../../resources/naskah-dinas/letter-comment.ts';

/** What stands behind the last @ while it is still being written; null when nobody is being mentioned. */
export const writtenMention = (text: string): string | null =>
  /(?:^|\s)@([\p{L}.' ]{0,30})$/u.exec(text)?.[1] ?? null;

/** Puts the name in the place of what was written of it. */
export const withMention = (text: string, name: string): string =>
  `${text.slice(0, text.lastIndexOf('@'))}@${name} `;

/** The ids of everybody whose name stands behind an @. */
export const mentionedIn = (text: string, people: readonly CommentPerson[]): string[] =>
  people.filter(({ personName }) => text.includes(`@${personName}`)).map(({ userId }) => userId);
