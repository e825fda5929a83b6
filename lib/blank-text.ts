/** Is the HTML blank to a reader: no text, no figure? */
export function isBlankHtml(html: string): boolean {
  const text = html
    .replace(
      /<(script|style|title|textarea|option|noscript|template|iframe|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi,
      '',
    )
    .replace(/<[^>]*>?/g, '')
    .replace(/&(nbsp|ensp|emsp|zwnj|zwj|#0*160|#x0*a0);/gi, '');
  return isBlankText(text);
}

/** Nothing but spaces and characters without width or ink. */
export const isBlankText = (text: string): boolean =>
  !/[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** What a field takes such a text for. */
export const orEmpty = (text: string): string => (isBlankText(text) ? '' : text);

/** A text without those characters, and without spaces at its ends: what has a length to a reader. */
export const visible = (text: string): string =>
  text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '').trim();
