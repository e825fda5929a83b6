/**
 * Pasted HTML of word processors with its lists, indents, page breaks and column widths as the editor reads them: Word
 * writes a list as paragraphs that begin with their number, others say the kind of number in a style.
 * @param html as the clipboard has it; other HTML is returned as it is
 */
export function fromOffice(html: string): string {
  if (!/mso-list:|list-style-type:|margin-left:|page-break-before:|<td[^>]+width/i.test(html)) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const parents = new Set([...page.querySelectorAll('[style*="mso-list"]')].map((one) => one.parentElement));
  for (const parent of parents) if (parent) joinItems(parent);
  for (const list of page.querySelectorAll('ol')) nameKind(list);
  for (const block of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) keepIndent(block);
  for (const sign of page.querySelectorAll('br, hr')) keepPageBreak(sign);
  for (const table of page.querySelectorAll('table')) keepWidths(table);
  return page.body.innerHTML;
}

type Open = { level: number; id: string; kind: string; list: Element };

/** The items among an element's children, as lists. */
function joinItems(parent: Element): void {
  let open: Open[] = [];
  for (const child of [...parent.children]) {
    const item = itemOf(child);
    const last = open.at(-1)?.list.lastElementChild;
    if (item) open = placed(open, child, item);
    else if (last && goesOn(child)) last.append(child);
    else open = [];
  }
}

type Item = { level: number; id: string; marker: string };

/** `mso-list: l0 level2 lfo1` */
function itemOf(element: Element): Item | undefined {
  const [, list, level, use] = /mso-list:\s*(l\d+)\s+level(\d+)\s+(lfo\d+)/.exec(styleOf(element)) ?? [];
  if (!level) return undefined;
  const ignored = element.querySelector('[style*="mso-list"]');
  const marker = ignored?.textContent?.replace(/\s+/g, '') ?? '';
  ignored?.remove();
  return { level: Number(level), id: `${list} ${use}`, marker };
}

/** A paragraph of the item before it, without a number of its own. */
const goesOn = (element: Element): boolean =>
  /^MsoListParagraph/.test(element.className) && element.textContent?.trim() !== '';

function placed(before: Open[], element: Element, { level, id, marker }: Item): Open[] {
  const open = before.filter((one) => one.level <= level);
  const { kind, start } = kindOf(marker);
  const here = open.at(-1);
  // Later numbers are not asked for their kind: "c." may be a letter or a hundred.
  const isOther = here?.level === level && (here.id !== id || (kind === '') !== (here.kind === ''));
  const above = isOther ? open.slice(0, -1) : open;
  const isNew = isOther || here?.level !== level;
  const list = isNew ? newList(element, { kind, start }) : here.list;
  if (isNew) {
    const owner = above.at(-1)?.list.lastElementChild;
    if (owner) owner.append(list);
    else element.before(list);
  }
  const item = element.ownerDocument.createElement('li');
  item.append(paragraphOf(element));
  list.append(item);
  element.remove();
  return isNew ? [...above, { level, id, kind, list }] : open;
}

function newList({ ownerDocument }: Element, { kind, start }: { kind: string; start: number }): Element {
  const list = ownerDocument.createElement(kind === '' ? 'ul' : 'ol');
  if (kind !== '' && kind !== '1') list.setAttribute('type', kind);
  if (start > 1) list.setAttribute('start', String(start));
  return list;
}

function paragraphOf(element: Element): Element {
  const paragraph = element.ownerDocument.createElement('p');
  const [, align] = /text-align:\s*(\w+)/.exec(styleOf(element)) ?? [];
  if (align) paragraph.setAttribute('style', `text-align: ${align}`);
  paragraph.append(...element.childNodes);
  return paragraph;
}

/** Of a list's first number: the `type` of HTML, or '' for a bullet, such as Word's "o". */
function kindOf(marker: string): { kind: '' | '1' | 'a' | 'A' | 'i' | 'I'; start: number } {
  const [, sign = ''] = /^\(?([0-9]+|[a-z]+|[A-Z]+)[.)]$/.exec(marker) ?? /^([0-9]+)$/.exec(marker) ?? [];
  if (sign === '') return { kind: '', start: 1 };
  if (/^\d/.test(sign)) return { kind: '1', start: Number(sign) };
  const isCapital = sign < 'a';
  const roman = romanOf(sign);
  // One letter is a letter, but for the first of the Roman numbers.
  if (roman && (roman === 1 || sign.length > 1)) return { kind: isCapital ? 'I' : 'i', start: roman };
  return { kind: isCapital ? 'A' : 'a', start: letterOf(sign) };
}

const romans: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function romanOf(sign: string): number | undefined {
  const lower = sign.toLowerCase();
  if (!/^(x[cl]|l?x{0,3})(i[xv]|v?i{0,3})$/.test(lower)) return undefined;
  return [...lower].reduce((sum, letter, at) => {
    const [own = 0, next = 0] = [romans[letter], romans[lower[at + 1] ?? '']];
    return sum + (own < next ? -own : own);
  }, 0);
}

/** "aa" is the 27th. */
const letterOf = (sign: string): number =>
  [...sign.toLowerCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);

const kinds: Record<string, string> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** Google Docs says it at the items, LibreOffice at the list. */
function nameKind(list: Element): void {
  if (list.hasAttribute('type')) return;
  const styles = [list, list.firstElementChild].map((one) => (one ? styleOf(one) : '')).join(';');
  const [, style = ''] = /list-style-type:\s*([\w-]+)/.exec(styles) ?? [];
  const kind = kinds[style];
  if (kind) list.setAttribute('type', kind);
}

/** Half an inch each, as word processors have it. */
const stepInPoints = 36;
const pointsOf: Record<string, number> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835 };

/** Lists and tables have their own. */
function keepIndent(block: Element): void {
  if (block.closest('li, table')) return;
  const [, length, unit] = /margin-left:\s*([\d.]+)(pt|px|in|cm|mm)/.exec(styleOf(block)) ?? [];
  const steps = Math.round((Number(length ?? 0) * (pointsOf[unit ?? ''] ?? 0)) / stepInPoints);
  if (steps > 0) block.setAttribute('data-indent', String(steps));
}

/** Word writes it into a paragraph, Google Docs between paragraphs. */
function keepPageBreak(sign: Element): void {
  if (!/page-break-before:\s*always/.test(styleOf(sign))) return;
  const page = sign.ownerDocument.createElement('hr');
  page.dataset.break = 'page';
  const outer = sign.closest('p, h1, h2, h3, h4, h5, h6') ?? sign.closest('span, b') ?? sign;
  outer.before(page);
  sign.remove();
  if (outer.textContent?.trim() === '') outer.remove();
}

/** In pixels, where every cell says it and none spans columns. */
function keepWidths(table: Element): void {
  const cells = [...table.querySelectorAll('td, th')].filter((cell) => cell.closest('table') === table);
  const isSaid = cells.every((cell) => Number.parseInt(cell.getAttribute('width') ?? '', 10) > 0);
  if (!isSaid || cells.some((cell) => Number(cell.getAttribute('colspan') ?? 1) > 1)) return;
  for (const cell of cells)
    cell.setAttribute('colwidth', String(Number.parseInt(cell.getAttribute('width') ?? '', 10)));
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';
