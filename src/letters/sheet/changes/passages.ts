import {
  aroundLimit,
  blockEnd,
  findAnchor,
  plainSign,
  quoteLimit,
  type TextAnchor,
} from '../../../../domain/letters/text-anchor.ts';

/** Which of a letter's texts. */
export type TextPart = 'content' | 'cover';
/** A passage that somebody commented on, or wants otherwise. */
export type Passage = {
  id: string;
  part: TextPart;
  anchor: TextAnchor;
  /** The words wanted instead; undefined for a comment. */
  proposal?: string | undefined;
};

/** The texts of a sheet are found by it. */
export const partMark = 'data-part';
export const passageMark = 'data-passage';
export const proposedMark = 'data-proposed';

/** Wraps passages that are still in the text; a suggestion's words follow the ones they are to replace. */
export function markPassages(html: string, passages: readonly Passage[]): string {
  if (passages.length === 0) return html;
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const { text, signs } = textOf(body);
  const found = passages
    .flatMap((passage) => {
      const range = findAnchor(text, passage.anchor);
      return range ? [{ passage, ...range }] : [];
    })
    // From the end on, so that what was found before stays where it is.
    .sort((a, b) => b.start - a.start);
  let from = Number.POSITIVE_INFINITY;
  for (const { passage, start, end } of found) {
    const wrapped = wrap(signs.slice(start, Math.min(end, from)), passage);
    from = Math.min(from, start);
    const last = wrapped.at(-1);
    if (!last || !passage.proposal) continue;
    const proposed = body.ownerDocument.createElement('span');
    proposed.setAttribute(proposedMark, passage.id);
    proposed.textContent = passage.proposal;
    last.after(' ', proposed);
  }
  return body.innerHTML;
}

export type Selected = { part: TextPart; anchor: TextAnchor; isWithinBlock: boolean; range: Range };

/**
 * The passage selected in a text of the sheet.
 * @returns null unless it is within one text and not too long
 */
export function selectedPassage(selection: Selection | null): Selected | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const start = range.startContainer;
  const text = (start instanceof Element ? start : start.parentElement)?.closest(`[${partMark}]`);
  const part = text?.getAttribute(partMark);
  if (!text?.contains(range.endContainer) || (part !== 'content' && part !== 'cover')) return null;
  const whole = textOf(text);
  const inside = whole.signs.flatMap((sign, at) =>
    sign && whole.text[at] !== blockEnd && isIn(range, sign) ? [at] : [],
  );
  let [first, last] = [inside[0], inside.at(-1)];
  if (first === undefined || last === undefined) return null;
  while (first < last && isBlank(whole.text[first])) first += 1;
  while (last > first && isBlank(whole.text[last])) last -= 1;
  const quote = whole.text.slice(first, last + 1);
  if (quote.trim() === '' || quote.length > quoteLimit) return null;
  return {
    part,
    range,
    isWithinBlock: !quote.includes(blockEnd),
    anchor: {
      quote,
      prefix: whole.text.slice(Math.max(0, first - aroundLimit), first),
      suffix: whole.text.slice(last + 1, last + 1 + aroundLimit),
      block: whole.text.slice(0, first).split(blockEnd).length - 1,
    },
  };
}

/** Where a passage stands in an element that shows the text; null once it is gone. */
export function rangeOfPassage(root: Element, anchor: TextAnchor): Range | null {
  const { text, signs } = textOf(root);
  const found = findAnchor(text, anchor);
  const inside = found ? signs.slice(found.start, found.end).filter((sign) => sign !== null) : [];
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last) return null;
  const range = root.ownerDocument.createRange();
  range.setStart(first.node, first.at);
  range.setEnd(last.node, last.at + 1);
  return range;
}

type Sign = { node: Text; at: number } | null;

/** The words of a text as anchors find them: without deleted ones and suggestions. */
function textOf(root: Element): { text: string; signs: Sign[] } {
  let text = '';
  const signs: Sign[] = [];
  const add = (sign: string, place: Sign) => {
    if (sign === '' || (sign === ' ' && isBlank(text.at(-1) ?? ' '))) return;
    text += sign;
    signs.push(place);
  };
  const end = () => {
    if (text === '' || text.endsWith(blockEnd)) return;
    if (text.endsWith(' ')) {
      text = text.slice(0, -1);
      signs.pop();
    }
    text += blockEnd;
    signs.push(null);
  };
  const walk = (parent: Node) => {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) {
        const words = (node as Text).data;
        for (let at = 0; at < words.length; at += 1)
          add(plainSign(words[at] ?? ''), { node: node as Text, at });
      } else if (node instanceof Element && !node.matches(`del, [data-gone], [${proposedMark}]`)) {
        if (node.tagName === 'BR') add(' ', null);
        else if (isBlock(node)) {
          end();
          walk(node);
          end();
        } else walk(node);
      }
    }
  };
  walk(root);
  end();
  return { text, signs };
}

const isBlank = (sign: string | undefined): boolean => sign === ' ' || sign === blockEnd;
const isBlock = ({ tagName }: Element): boolean =>
  /^(?:P|H[1-6]|LI|OL|UL|TABLE|TBODY|THEAD|TR|TD|TH|BLOCKQUOTE|PRE|DIV|FIGURE|FIGCAPTION|HR|COLGROUP)$/.test(
    tagName,
  );

const isIn = (range: Range, { node, at }: NonNullable<Sign>): boolean =>
  range.comparePoint(node, at) === 0 && range.comparePoint(node, at + 1) === 0;

/** Wraps each stretch of one text node; the first is reached by key. */
function wrap(signs: readonly Sign[], { id, proposal }: Passage): Element[] {
  const stretches: { node: Text; start: number; end: number }[] = [];
  for (const sign of signs) {
    if (!sign) continue;
    const last = stretches.at(-1);
    if (last?.node === sign.node) last.end = sign.at + 1;
    else stretches.push({ node: sign.node, start: sign.at, end: sign.at + 1 });
  }
  return stretches.map(({ node, start, end }, index) => {
    const rest = node.splitText(start);
    rest.splitText(end - start);
    const mark = node.ownerDocument.createElement('mark');
    mark.setAttribute(passageMark, id);
    if (proposal !== undefined) mark.setAttribute('data-suggested', '');
    if (index === 0) {
      mark.tabIndex = 0;
      mark.setAttribute('role', 'button');
    }
    rest.replaceWith(mark);
    mark.append(rest);
    return mark;
  });
}
