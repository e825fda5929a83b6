import type { DrawnPage, PageDrawings } from './job.ts';
import { wordsOf } from './words-of-page.ts';

/**
 * Takes the compiler's drawing apart: the glyphs, and the words with their places, laid over them in a form that a
 * picture cannot hold.
 * @throws Error where the drawing is not of the form that this version of the compiler gives
 */
export function pagesOf(svg: string): PageDrawings {
  const [shared = '', ...groups] = svg.split(/(?=<g class="typst-page")/);
  const pages = groups.map((group, at): DrawnPage => {
    const [, width, height] = /data-page-width="([\d.]+)" data-page-height="([\d.]+)"/.exec(group) ?? [];
    if (!width || !height) throw new Error('A page without its size');
    const all = at === groups.length - 1 ? group.replace(/<\/svg>\s*$/, '') : group;
    const drawn = all.replace(place, '<g>');
    return {
      width: Number(width),
      height: Number(height),
      svg: drawn.replace(overlays, ''),
      words: wordsOf(drawn),
    };
  });
  if (pages.length === 0) throw new Error('A drawing without pages');
  return { shared: shared.replace(/^<svg[^>]*>/, '').replace(overlays, ''), pages };
}

/** A screen shows the text of a longer letter: its drawings would be megabytes. */
export const mostDrawnPages = 30;

const overlays = /<foreignObject[\s\S]*?<\/foreignObject>/g;
/** Where the page stands among all. */
const place = /^<g class="typst-page"[^>]*>/;
