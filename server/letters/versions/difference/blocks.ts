import { inlineTags } from '../../../../domain/letters/text-blocks.ts';
import { translate } from '../../../../lib/language.ts';
import {
  cleanRichText,
  isElement,
  parseRichText,
  pictureOf,
  type RichElement,
  type RichNode,
} from '../../../rich-text/index.ts';

/** A block of text: paragraph, heading, list item, cell. `style` tells its looks apart. */
export type TextBlock = { tag: string; text: string; style: string };

/** Splits HTML into blocks of plain text in reading order; drops empty ones. */
export function blocksOf(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open: TextBlock | undefined;
  const end = () => {
    if (open && open.text.trim() !== '') blocks.push({ ...open, text: tidy(open.text) });
    open = undefined;
  };
  const walk = (nodes: readonly RichNode[], tag: string, align: string) => {
    for (const node of nodes) {
      if (!isElement(node)) {
        open ??= { tag, text: '', style: align };
        open.text += node;
        open.style += node.replace(/\s+/g, ' ');
      } else if (node.tag === 'br') {
        if (open) open.text += '\n';
      } else if (inlineTags.has(node.tag)) {
        open ??= { tag, text: '', style: align };
        open.style += `<${node.tag} ${node.attributes.href ?? ''}>`;
        walk(node.children, tag, align);
        if (open) open.style += `</${node.tag}>`;
      } else if (isAlone(node)) {
        end();
        blocks.push(aloneOf(node));
      } else {
        end();
        const own = carriers.has(node.tag) ? node.tag : tag;
        walk(node.children, own, alignOf(node) ?? align);
        end();
      }
    }
  };
  walk(parseRichText(cleanRichText(html)), 'p', '');
  end();
  return blocks;
}

/** Tags that name a block: a paragraph in a list item counts as the item, in a cell as the cell. */
const carriers = new Set(['h1', 'h2', 'h3', 'h4', 'li', 'td', 'th', 'blockquote', 'pre']);

const alignOf = ({ attributes }: RichElement): string | undefined =>
  attributes.style || attributes['data-indent']
    ? `${attributes.style ?? ''} ${attributes['data-indent'] ?? ''}`
    : undefined;

/** Pictures and page breaks are blocks without words of their own. */
const isAlone = ({ tag, attributes }: RichElement): boolean =>
  tag === 'figure' || (tag === 'hr' && attributes['data-break'] !== undefined);

function aloneOf(element: RichElement): TextBlock {
  const { tag, attributes } = element;
  if (tag === 'hr') return { tag, text: translate({ id: '[Halaman baru]', en: '[Page break]' }), style: '' };
  const { 'data-picture': id = '', alt = '' } = pictureOf(element)?.attributes ?? {};
  const said = [alt, captionOf(element)].filter(Boolean).join('; ');
  return {
    tag,
    text: tidy(translate({ id: `[Gambar: ${said}]`, en: `[Picture: ${said}]` })),
    style: `${id} ${attributes['data-width'] ?? ''} ${attributes.style ?? ''}`,
  };
}

const captionOf = ({ children }: RichElement): string =>
  children
    .filter(isElement)
    .flatMap(({ tag, children: words }) => (tag === 'figcaption' ? words : []))
    .join('');

/** Blanks inside a line say nothing; line breaks do. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/[\t \u00a0]+/g, ' ').trim())
    .join('\n')
    .trim();
