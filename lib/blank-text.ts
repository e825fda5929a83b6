/** Is the HTML blank to a reader: no text, no figure? */
export function isBlankHtml(html: string): boolean {
  const text = html
    .replace(
      /<(script|style|title|textarea|option|noscript|template|iframe|svg|math)\b[\s\S]*?(<\/\1\s*>|$)/gi,
      '',
    )
    .replace(/<[^>]*>?/g, '')
    .replace(/&(nbsp|ensp|emsp|zwnj|zwj|#0*160|#x0*a0);/gi, '');
  return text.replace(/[\s\u200b-\u200d\u2060\ufeff]/g, '') === '';
}
