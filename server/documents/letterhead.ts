import { bodyBlocks, trimmed } from './body-blocks.ts';
import type { Letterhead } from './letter-document.ts';

/**
 * Builds the head of every paper. The company's name is also the logo's alternative text, for screen readers.
 * @returns `printed`: what letterhead() in paper/head.typ reads; `logo`: the picture that it names
 */
export function letterheadOf(letterhead: Letterhead | null) {
  const logo = letterhead?.logo ?? null;
  const printed = {
    letterhead: letterhead && {
      name: letterhead.name,
      address: letterhead.address,
      lines: trimmed(bodyBlocks(letterhead.content ?? '')),
    },
    logo: logo && `logo.${logo.type}`,
  };
  return { logo, printed };
}
