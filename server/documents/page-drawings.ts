import type { PageDrawings } from './job.ts';

/**
 * Takes the compiler's drawing apart, without the invisible words over the glyphs: the letter's own text is read.
 * @throws Error where the drawing is not of the form that this version of the compiler gives
 */
export function pagesOf(svg: string): PageDrawings {
  const [shared = '', ...groups] = svg.replace(words, '').split(/(?=<g class="typst-page")/);
  const pages = groups.map((group, at) => {
    const [, width, height] = /data-page-width="([\d.]+)" data-page-height="([\d.]+)"/.exec(group) ?? [];
    if (!width || !height) throw new Error('A page without its size');
    const drawn = at === groups.length - 1 ? group.replace(/<\/svg>\s*$/, '') : group;
    return { width: Number(width), height: Number(height), svg: drawn.replace(place, '<g>') };
  });
  if (pages.length === 0) throw new Error('A drawing without pages');
  return { shared: shared.replace(/^<svg[^>]*>/, ''), pages };
}

/** A screen shows the text of a longer letter: its drawings would be megabytes. */
export const mostDrawnPages = 30;

const words = /<foreignObject[\s\S]*?<\/foreignObject>/g;
/** Where the page stands among all. */
const place = /^<g class="typst-page"[^>]*>/;
