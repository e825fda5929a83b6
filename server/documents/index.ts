export type {
  Arrangement,
  LetterDocument,
  Letterhead,
  Signer,
} from './letter-document.ts';
export {
  renderLetterPdf,
  renderPicturePdf,
  renderPreviewPdf,
  sha256,
  stopRendering,
} from './render-letter.ts';
export { CannotSet } from './renderer.ts';
