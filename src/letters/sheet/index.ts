export type { ChangedPlace } from './changes/mark-changes.ts';
export { changesOn } from './changes/sheet-changes.ts';
export { cleanHtml } from './clean-html.ts';
export { CompanyLogo } from './company-logo.tsx';
export { CoverSheet, LetterSheet } from './letter-sheet.tsx';
export { PdfFrame } from './pdf-frame.tsx';
export { ScanFrame } from './scan-frame.tsx';
export { openOn, printedName, type SheetLetter, type SheetSigner, sheetOf } from './sheet.ts';
export { type PrintedPart, printedTwice, templateBody } from './template-body.ts';
