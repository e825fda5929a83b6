export type {
  Arrangement,
  LetterDocument,
  Letterhead,
  Signer,
} from './letter-document.ts';
export { renderLetterPdf, renderPreviewPdf, sha256, stopRendering } from './render-letter.ts';
export { CannotSet } from './renderer.ts';
