import {
  allowedAttributes,
  allowedLinks,
  allowedTags,
  allowedTextAlign,
} from '../../../domain/letters/rich-text-allow-list.ts';

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

/**
 * Cleans text for paper; marks tables that are term lists ("Hari : Senin", as in a nota dinas), which print without
 * lines.
 * @param kept own attributes that survive, set after an earlier cleaning
 */
export function paperHtml(html: string, kept: readonly string[] = []): string {
  const clean = cleanHtml(html, kept);
  if (!clean.includes('<table')) return clean;
  const body = new DOMParser().parseFromString(clean, 'text/html').body;
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.rows].map((row) => [...row.cells].map((cell) => (cell.textContent ?? '').trim()));
    if (rows.length > 0 && rows.every((cells) => cells.length === 3 && cells[1] === ':'))
      table.dataset.terms = '';
  }
  return body.innerHTML;
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
  }
}

function cleanAttributes(element: Element, tag: string, kept: readonly string[]): void {
  const align = element instanceof HTMLElement ? element.style.textAlign : '';
  const allowed = [...(allowedAttributes[tag] ?? []), ...kept];
  for (const { name, value } of [...element.attributes]) {
    const keep = allowed.includes(name) && (name !== 'href' || isSafeLink(value));
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
