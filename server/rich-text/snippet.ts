import { cleanRichText } from './clean.ts';
import { isElement, parseRichText, pictureOf, type RichNode } from './parse.ts';

/** Extracts a letter's text as one line of at most `max` characters, cut between words. */
export function snippet(html: string, max = 160): string {
  const text = plainText(html);
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1).toWellFormed();
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/[\s\ufffd.,;:–-]+$/, '')}…`;
}

/** Extracts all text of a letter as one line, for search and previews. */
export function plainText(html: string): string {
  return textOf(parseRichText(cleanRichText(html)))
    .replace(/\s+/g, ' ')
    .trim();
}

const inline = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'span', 'a']);

function textOf(nodes: RichNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return node;
      const inside = textOf(node.children);
      // A picture without a caption is told by what is said of it.
      if (node.tag === 'figure' && inside.trim() === '') return ` ${pictureOf(node)?.attributes.alt ?? ''} `;
      return inline.has(node.tag) ? inside : ` ${inside} `;
    })
    .join('');
}
