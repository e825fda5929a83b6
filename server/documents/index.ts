export type { DispositionSheet } from './disposition/disposition-sheet.ts';
export type {
  Arrangement,
  LetterDocument,
  Letterhead,
  Signer,
} from './letter-document.ts';
export {
  renderDispositionPdf,
  renderLetterPdf,
  renderPicturePdf,
  renderPreviewPdf,
  sha256,
  stopRendering,
} from './render-letter.ts';
export { CannotSet } from './renderer.ts';
export { CannotStamp, NotStamped, stampFile } from './stamp-pdf.ts';
