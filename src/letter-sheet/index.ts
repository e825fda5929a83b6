export { cleanHtml } from './clean-html.ts';
export { LetterSheet } from './LetterSheet.tsx';
export { printedName, type SheetLetter, type SheetSigner, sheetOf } from './sheet.ts';
