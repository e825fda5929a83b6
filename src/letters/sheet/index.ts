export type { ChangeKind, TextChange } from './changes/mark-changes.ts';
export {
  type Passage,
  passageMark,
  proposedMark,
  rangeOfPassage,
  type Selected,
  selectedPassage,
  type TextPart,
} from './changes/passages.ts';
export { changesOn, factsOffPaper, type SheetChanges } from './changes/sheet-changes.ts';
export { cleanHtml } from './clean-html.ts';
export { CompanyLogo } from './company-logo.tsx';
export type { Drawn, LinePlace } from './drawn.ts';
export { DrawnPages, useDrawnPages } from './drawn-pages.tsx';
export { LetterSheet, SheetTop } from './letter-sheet.tsx';
export { PdfFrame } from './pdf-frame.tsx';
export { keepPictureAddress, pictureAddress } from './pictures/picture-addresses.ts';
export { ScanFrame } from './scan-frame.tsx';
export {
  headRows,
  openOn,
  printedName,
  type SheetLetter,
  type SheetSigner,
  sheetLabel,
  sheetOf,
} from './sheet.ts';
export { sheetStyle } from './sheet-style.ts';
export type { SheetReview } from './sheet-texts.tsx';
export { Signatures } from './signatures.tsx';
export { type PrintedPart, printedTwice, templateBody } from './template-body.ts';
