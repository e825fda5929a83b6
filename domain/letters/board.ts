import type { Message } from '../../lib/language.ts';

// Who usually signs what is written in the board's name ("DIREKSI PT …,"): its head, somebody a.n. of that post, or
// all directors (docs/decisions/paper-kinds.md). An advice: company articles may say otherwise.

/** The level of posts that are the board. */
export const directorLevel = 1;

/** A post of a company's board. */
export type Director = {
  positionId: string;
  name: string;
  superiorId: string | null;
  /** Its unit is the company itself. */
  isAtTop: boolean;
  /** Somebody holds it today. */
  isFilled: boolean;
};

/** The one director below no other; of several the one in the company's own unit. Undefined where that is not clear. */
export function headOfBoard(directors: readonly Director[]): Director | undefined {
  const posts = new Set(directors.map(({ positionId }) => positionId));
  const highest = directors.filter(({ superiorId }) => !superiorId || !posts.has(superiorId));
  const found = highest.length === 1 ? highest : highest.filter(({ isAtTop }) => isAtTop);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Tests whether a board's paper is signed in one of its three forms.
 * @param answering the posts that answer for the signatures: the mandating one of an a.n., else the signer's own
 */
export function isSignedForBoard(
  answering: readonly string[],
  directors: readonly Director[],
  head = headOfBoard(directors),
): boolean {
  if (head && answering.includes(head.positionId)) return true;
  const filled = directors.filter(({ isFilled }) => isFilled);
  return filled.length > 0 && filled.every(({ positionId }) => answering.includes(positionId));
}

/**
 * What to say of a board's paper that is signed in none of the three forms.
 * @returns undefined where nobody signs yet, or the company's posts do not say who heads the board
 */
export function boardAdvice(
  kindName: string,
  answering: readonly string[],
  directors: readonly Director[],
): Message | undefined {
  const head = headOfBoard(directors);
  if (!head || answering.length === 0 || isSignedForBoard(answering, directors, head)) return undefined;
  return {
    id: `${kindName} biasanya ditandatangani ${head.name}, atas namanya (a.n., dengan delegasi darinya), atau bersama semua direktur.`,
    en: `${kindName} is usually signed by ${head.name}, on their behalf (a.n., by their delegation), or by all directors together.`,
  };
}
