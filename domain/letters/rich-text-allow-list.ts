// The allow list of a letter's text: exactly what the editor writes (TipTap StarterKit with underline, table and
// text-align). The server sanitises by it, the editor filters pastes (DESIGN 6).

export const allowedTags = [
  ...['p', 'br', 'hr', 'div', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'span', 'a'],
  ...['ul', 'ol', 'li'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

const aligned = ['style'];
const cell = ['colspan', 'rowspan', 'colwidth', 'style'];

export const allowedAttributes: Record<string, string[]> = {
  ...Object.fromEntries(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, aligned])),
  a: ['href', 'target', 'rel'],
  ol: ['start', 'type'],
  span: ['data-tag', 'data-pending', 'data-unfilled'],
  table: ['border'],
  td: cell,
  th: cell,
};

export const allowedTextAlign = ['left', 'right', 'center', 'justify'];
export const allowedLinks = ['http', 'https', 'mailto'];
export const deepestNesting = 24;
