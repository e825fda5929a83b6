export { cleanHtml } from './clean-html.ts';
export { CoverSheet, LetterSheet } from './LetterSheet.tsx';
export { PdfFrame } from './PdfFrame.tsx';
export { ScanFrame } from './ScanFrame.tsx';
export { printedName, type SheetLetter, type SheetSigner, sheetOf } from './sheet.ts';
export { templateBody } from './template-body.ts';
