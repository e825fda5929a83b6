// Parses only the output of cleanRichText: balanced, attributes in double quotes, five entities. Not a browser's
// parser.

import { decodeEntities } from '../../lib/entities.ts';

export type RichElement = { tag: string; attributes: Record<string, string>; children: RichNode[] };
export type RichNode = RichElement | string;

/** Parses sanitised HTML into nodes with decoded text. An unbalanced element closes with its parent. */
export function parseRichText(cleaned: string): RichNode[] {
  const root: RichElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  for (const [token] of cleaned.matchAll(/<\/?[a-z][^>]*>|[^<]+|</gi)) {
    const top = open.at(-1) ?? root;
    if (!/^<\/?[a-z]/i.test(token)) top.children.push(decodeEntities(token));
    else if (token.startsWith('</')) close(open, token.slice(2, -1).trim().toLowerCase());
    else {
      const element = readElement(token);
      top.children.push(element);
      if (!empty.has(element.tag)) open.push(element);
    }
  }
  return root.children;
}

export function isElement(node: RichNode): node is RichElement {
  return typeof node !== 'string';
}

/** Of a figure; each has one. */
export const pictureOf = ({ children }: RichElement): RichElement | undefined =>
  children.filter(isElement).find(({ tag }) => tag === 'img');

const empty = new Set(['br', 'hr', 'img']);

function close(open: RichElement[], tag: string): void {
  const depth = open.findLastIndex((element) => element.tag === tag);
  if (depth > 0) open.length = depth;
}

function readElement(token: string): RichElement {
  const tag = /^<([a-z0-9]+)/i.exec(token)?.[1]?.toLowerCase() ?? '';
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of token.matchAll(/\s([\w-]+)="([^"]*)"/g))
    attributes[name.toLowerCase()] = decodeEntities(value);
  return { tag, attributes, children: [] };
}
