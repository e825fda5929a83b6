import type { Page } from '@playwright/test';
import { inMillimetres } from '../../domain/letters/text-measures.ts';
import type { PageDrawings } from '../../server/documents/index.ts';

/** A block of text: where it begins, in millimetres from the text's left edge and its first baseline, and its lines. */
export type Block = { x: number; y: number | null; lines: string[] };

/** Sets the editor of the open wizard to a text and a look; gives its blocks as they stand on the sheet. */
export async function blocksOnSheet(
  page: Page,
  html: string,
  style: Record<string, unknown>,
): Promise<Block[]> {
  return page.getByRole('textbox', { name: 'Isi naskah' }).evaluate(
    async (text, [content, look]) => {
      const { editor } = text as unknown as { editor: { commands: { setContent(html: string): void } } };
      for (const [name, value] of Object.entries(look))
        text.parentElement?.style.setProperty(name, String(value));
      editor.commands.setContent(content);
      await document.fonts.ready;
      const own = getComputedStyle(text);
      const perMm = Number.parseFloat(own.fontSize) * Number(own.getPropertyValue('--letter-mm'));
      const edge = text.getBoundingClientRect();
      const left = edge.left + Number.parseFloat(own.paddingLeft);
      const blocks = [...text.querySelectorAll('p, h2, h3')].flatMap((block) => {
        // A line break begins another, as among the words on paper.
        const begun = () => ({
          x: Number.POSITIVE_INFINITY,
          y: Number.NaN,
          lines: new Map<number, string>(),
        });
        const parts = [begun()];
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.nodeName === 'BR') parts.push(begun());
          const part = parts.at(-1);
          if (!part || node.nodeType !== Node.TEXT_NODE) continue;
          for (const word of (node.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const box = range.getBoundingClientRect();
            const line = Math.round(box.bottom);
            if (Number.isNaN(part.y)) part.y = box.bottom;
            part.lines.set(line, [part.lines.get(line), word[0]].filter(Boolean).join(' '));
            part.x = Math.min(part.x, box.left);
          }
        }
        return parts
          .filter(({ lines }) => lines.size > 0)
          .map(({ x, y, lines }) => ({ x: (x - left) / perMm, y: y / perMm, lines: [...lines.values()] }));
      });
      return blocks.map((block) => ({ ...block, y: block.y - (blocks[0]?.y ?? 0) }));
    },
    [html, style] as const,
  );
}

/**
 * Takes drawn pages, gives those blocks that say one of these texts, in order; without their height where they begin on
 * a further page.
 */
export function blocksOnPaper(drawn: PageDrawings | null, texts: readonly string[], margin: number): Block[] {
  const all = (drawn?.pages ?? []).flatMap(({ words }, page) => words.map((pieces) => ({ pieces, page })));
  const found = texts.map((text) => {
    const at = all.findIndex(({ pieces }) =>
      plain(pieces.map((piece) => piece.text).join('')).endsWith(text),
    );
    const [{ pieces, page } = { pieces: [], page: 0 }] = at < 0 ? [] : all.splice(0, at + 1).slice(-1);
    // A list's mark stands before its text.
    const own = pieces.filter((piece, index) => index > 0 || !/^\S{1,4}\n$/.test(piece.text));
    const lines = new Map<number, string>();
    for (const piece of own) lines.set(piece.y, plain(`${lines.get(piece.y) ?? ''}${piece.text}`));
    const [{ x, y } = { x: 0, y: 0 }] = own;
    return {
      x: inMillimetres(x) - margin,
      y: page > 0 ? null : inMillimetres(y),
      lines: [...lines.values()],
    };
  });
  const top = found[0]?.y ?? 0;
  return found.map((block) => ({ ...block, y: block.y === null ? null : block.y - top }));
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
