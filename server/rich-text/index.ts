export { cleanRichText, withoutControls } from './clean.ts';
export { cleanAhead } from './clean-ahead.ts';
export { paperFault, recordTextFault } from './paper-limits.ts';
export { isElement, parseRichText, pictureOf, type RichElement, type RichNode } from './parse.ts';
export { plainText, snippet } from './snippet.ts';
export { tableFault } from './table-limits.ts';
