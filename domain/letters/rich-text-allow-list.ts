// The allow list of a letter's text, exactly what the editor writes: the server sanitises by it, the editor filters
// pastes (DESIGN 6).

export const allowedTags = [
  ...['p', 'br', 'hr', 'div', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'span', 'a'],
  ...['ul', 'ol', 'li'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ...['figure', 'img', 'figcaption'],
];

const aligned = ['style', 'data-indent'];
const cell = ['colspan', 'rowspan', 'colwidth', 'style'];

export const allowedAttributes: Record<string, string[]> = {
  ...Object.fromEntries(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, aligned])),
  div: ['style'],
  hr: ['data-break'],
  figure: ['style', 'data-width'],
  img: ['data-picture', 'alt'],
  a: ['href', 'target', 'rel'],
  ol: ['start', 'type'],
  span: ['data-tag', 'data-pending', 'data-unfilled'],
  table: ['border'],
  td: cell,
  th: cell,
};

/** What attributes of our own may say; others are dropped. */
export const allowedValues: Record<string, RegExp> = {
  'data-break': /^page$/,
  'data-indent': /^[1-8]$/,
  'data-picture': /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  'data-width': /^(?:[1-9]\d|100)$/,
};

export const allowedTextAlign = ['left', 'right', 'center', 'justify'];
export const allowedLinks = ['http', 'https', 'mailto'];
export const deepestNesting = 24;
