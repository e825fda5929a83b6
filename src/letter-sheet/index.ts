export { CompanyLogo } from './CompanyLogo.tsx';
export type { ChangedPlace } from './changes/mark-changes.ts';
export { changesOn } from './changes/sheet-changes.ts';
export { cleanHtml } from './clean-html.ts';
export { CoverSheet, LetterSheet } from './LetterSheet.tsx';
export { PdfFrame } from './PdfFrame.tsx';
export { ScanFrame } from './ScanFrame.tsx';
export { openOn, printedName, type SheetLetter, type SheetSigner, sheetOf } from './sheet.ts';
export { type PrintedPart, printedTwice, templateBody } from './template-body.ts';
