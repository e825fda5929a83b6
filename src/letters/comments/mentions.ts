import type { CommentPerson } from '../../../domain/letters/letter-comment.ts';

/** What stands behind the last @ while it is still being written; null when nobody is being mentioned. */
export const writtenMention = (text: string): string | null =>
  /(?:^|\s)@([\p{L}.' ]{0,30})$/u.exec(text)?.[1] ?? null;

/** Puts the name in the place of what was written of it. */
export const withMention = (text: string, name: string): string =>
  `${text.slice(0, text.lastIndexOf('@'))}@${name} `;

/** The ids of everybody whose name stands behind an @; "@Budi Santoso" does not also mean Budi. */
export function mentionedIn(text: string, people: readonly CommentPerson[]): string[] {
  const names = new Set(mentionParts(text, people).flatMap((part) => (part.isMention ? [part.text] : [])));
  return people.filter(({ personName }) => names.has(`@${personName}`)).map(({ userId }) => userId);
}

type Part = { at: number; text: string; isMention: boolean };

/** The text in parts, so that those who are mentioned stand out; put together they are the text again. */
export function mentionParts(text: string, people: readonly CommentPerson[]): Part[] {
  // The longest first: one name may begin another.
  const names = people.map(({ personName }) => `@${personName}`).toSorted((a, b) => b.length - a.length);
  const parts: Part[] = [];
  let plain = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const name = names.find((one) => text.startsWith(one, at));
    if (!name) continue;
    if (at > plain) parts.push({ at: plain, text: text.slice(plain, at), isMention: false });
    parts.push({ at, text: name, isMention: true });
    plain = at + name.length;
  }
  if (plain < text.length) parts.push({ at: plain, text: text.slice(plain), isMention: false });
  return parts;
}
