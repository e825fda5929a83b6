import { isArticle, listMark } from '../../../domain/letters/list-marks.ts';
import { held } from '../../../domain/letters/no-breaks.ts';
import {
  allowedAttributes,
  allowedLinks,
  allowedTags,
  allowedTextAlign,
  allowedValues,
} from '../../../domain/letters/rich-text-allow-list.ts';
import { columnAlign, isListOfTerms, isSum } from '../../../domain/letters/table-columns.ts';
import type { TextRules } from '../../../domain/letters/text-rules.ts';
import { insetText } from './inset-text.ts';

const tagList = new Set(allowedTags);
/** Removed with their content; any other unknown element leaves its text behind. */
const gone = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'title',
  'noscript',
]);

/**
 * Reduces HTML to what a letter may contain, by the server's list (DESIGN 6). For text the server has not cleaned:
 * an opened template, a locally stored draft.
 */
export function cleanHtml(html: string, kept: readonly string[] = []): string {
  if (!html.includes('<')) return html;
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  cleanChildren(body, kept);
  return body.innerHTML;
}

export type PaperRules = TextRules & {
  /** Own attributes that survive, set after an earlier cleaning. */
  kept?: readonly string[];
  /** Printed before the paper had editions: marks as written. */
  isOldForm?: boolean | undefined;
};

/**
 * Cleans text for paper; marks tables that are term lists ("Hari : Senin", as in a nota dinas), which print without
 * lines, the columns of others, and lists, as the PDF sets them.
 */
export function paperHtml(
  html: string,
  { kept = [], hasArticles = false, isOldForm, ...rules }: PaperRules = {},
): string {
  const clean = cleanHtml(html, kept).replace(figureWidth, '$1 style="width:$2%"');
  if (!/<(?:table|ol|h\d)\b/.test(clean)) return isOldForm ? clean : heldText(clean);
  const body = new DOMParser().parseFromString(clean, 'text/html').body;
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.rows].map((row) => [...row.cells].map((cell) => (cell.textContent ?? '').trim()));
    if (isListOfTerms(columnsOf(table), middleOf(table))) table.dataset.terms = '';
    else if (!isOldForm) alignColumns(table, rows);
  }
  if (isOldForm) return body.innerHTML;
  for (const list of body.querySelectorAll('ol')) {
    // A cell of a table begins anew.
    const above = list.parentElement?.closest('ol, td, th');
    const before = list.previousElementSibling;
    const startsArticle =
      hasArticles && /^h[1-6]$/i.test(before?.tagName ?? '') && isArticle(before?.textContent ?? '');
    const mark = above instanceof HTMLOListElement ? (above.dataset.mark ?? null) : null;
    list.dataset.mark = listMark(list.getAttribute('type') ?? '1', mark, startsArticle);
  }
  insetText(body, rules);
  return heldText(body.innerHTML);
}

/** How many columns all rows have, merged cells counted as these; 0 where cells reach over rows. */
function columnsOf({ rows }: HTMLTableElement): number {
  const cells = [...rows].map((row) => [...row.cells]);
  if (cells.flat().some(({ rowSpan }) => rowSpan > 1)) return 0;
  const counts = new Set(cells.map((row) => row.reduce((sum, { colSpan }) => sum + colSpan, 0)));
  const [only = 0, ...others] = counts;
  return others.length === 0 ? only : 0;
}

/** The second column's own cells, as body-table.ts takes them on paper. */
const middleOf = (table: HTMLTableElement): string[] =>
  [...table.rows].flatMap(({ cells: [first, second] }) =>
    first?.colSpan === 1 && second?.colSpan === 1 ? [second.textContent ?? ''] : [],
  );

/** Checked by the allow list. */
const figureWidth = /(<figure\b[^>]*\bdata-width="(\d+)"[^>]*><img\b)/g;

const heldText = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : held(part)))
    .join('');

function alignColumns(table: HTMLTableElement, rows: string[][]): void {
  const headings = [...table.rows].findIndex((row) => [...row.cells].some(({ tagName }) => tagName === 'TD'));
  const written = [...table.rows].slice(headings);
  // Merged cells move the columns that follow them.
  if (
    headings < 0 ||
    [...table.querySelectorAll('td, th')].some((cell) => cell.matches('[colspan], [rowspan]'))
  )
    return;
  const aligns = (rows.at(-1) ?? []).map((_, x) =>
    columnAlign(
      rows.slice(headings).map((row) => row[x] ?? ''),
      headings > 0 ? rows[0]?.[x] : '',
    ),
  );
  for (const row of written)
    for (const [x, cell] of [...row.cells].entries()) if (aligns[x]) cell.dataset.align = aligns[x];
  if (isSum(rows.at(-1)?.find(Boolean) ?? ''))
    table.rows[table.rows.length - 1]?.setAttribute('data-sum', '');
}

function cleanChildren(parent: Element, kept: readonly string[]): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeType === Node.TEXT_NODE) continue;
    if (!(node instanceof Element)) {
      node.remove();
      continue;
    }
    const tag = node.tagName.toLowerCase();
    if (gone.has(tag)) {
      node.remove();
      continue;
    }
    cleanChildren(node, kept);
    if (tagList.has(tag)) cleanAttributes(node, tag, kept);
    else node.replaceWith(...node.childNodes);
    if (tag === 'img' && !node.hasAttribute('data-picture')) node.remove();
  }
}

function cleanAttributes(element: Element, tag: string, kept: readonly string[]): void {
  const align = element instanceof HTMLElement ? element.style.textAlign : '';
  const allowed = [...(allowedAttributes[tag] ?? []), ...kept];
  for (const { name, value } of [...element.attributes]) {
    const keep =
      allowed.includes(name) &&
      (name !== 'href' || isSafeLink(value)) &&
      allowedValues[name]?.test(value) !== false;
    if (!keep || name === 'style') element.removeAttribute(name);
  }
  if (allowed.includes('style') && allowedTextAlign.includes(align)) {
    element.setAttribute('style', `text-align: ${align}`);
  }
  if (tag === 'a' && element.hasAttribute('href')) {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  }
}

const isSafeLink = (href: string): boolean =>
  allowedLinks.some((scheme) => href.trim().toLowerCase().startsWith(`${scheme}:`));
