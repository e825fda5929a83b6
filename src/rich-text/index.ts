// Import lazily, by import(): it brings the editor along.
export type { Caret } from './caret.ts';
export type { ChipWords } from './chips/chip-node.ts';
export { type Chips, contractChips, letterChips } from './chips/chips.ts';
export type { PictureStore } from './pictures/picture-store.ts';
export { RichTextEditor } from './rich-text-editor.tsx';
export { RichTextReader } from './rich-text-reader.tsx';
export type { Extent } from './schema/extensions.ts';
