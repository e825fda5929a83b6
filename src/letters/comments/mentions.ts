import type { CommentPerson } from '../../../domain/letters/letter-comment.ts';

/** Text after the last @ while it is being typed; null outside a mention. */
export const writtenMention = (text: string): string | null =>
  /(?:^|\s)@([\p{L}.' ]{0,30})$/u.exec(text)?.[1] ?? null;

/** Completes the mention being typed. */
export const withMention = (text: string, name: string): string =>
  `${text.slice(0, text.lastIndexOf('@'))}@${name} `;

/** Ids of all mentioned people; "@Budi Santoso" does not also mention Budi. */
export function mentionedIn(text: string, people: readonly CommentPerson[]): string[] {
  const names = new Set(mentionParts(text, people).flatMap((part) => (part.isMention ? [part.text] : [])));
  return people.filter(({ personName }) => names.has(`@${personName}`)).map(({ userId }) => userId);
}

type Part = { at: number; text: string; isMention: boolean };

/** Splits the text at its mentions; joined, the parts are the text again. */
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
