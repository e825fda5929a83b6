export {
  type Arrangement,
  arrangementOf,
  type LetterDocument,
  type Letterhead,
  type Signer,
} from './letter-document.ts';
export { renderLetterPdf, sha256, stopRendering } from './render-letter.ts';
