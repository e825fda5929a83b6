import { letterStyle } from '../../domain/letters/letterhead-style.ts';
import { bodyBlocks, trimmed } from './body-blocks.ts';
import type { Letterhead } from './letter-document.ts';

/**
 * Builds the head of every paper. The company's name is also the logo's alternative text, for screen readers.
 * @returns `printed`: what letterhead() in paper/head.typ reads, and the look of letters below it; `logo`: the
 * picture that it names
 */
export function letterheadOf(letterhead: Letterhead | null) {
  const logo = letterhead?.logo ?? null;
  const { colour, ...style } = letterStyle(letterhead && { ...letterhead, logo: null });
  const printed = {
    letterhead: letterhead && {
      name: letterhead.name,
      address: letterhead.address,
      colour,
      lines: trimmed(bodyBlocks(letterhead.content ?? '')),
    },
    logo: logo && `logo.${logo.type}`,
    style,
  };
  return { logo, printed };
}
