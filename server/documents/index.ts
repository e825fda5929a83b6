export type { DispositionSheet, FollowUpLine } from './disposition/disposition-sheet.ts';
export type { PageDrawings } from './job.ts';
export type { Label, LabelSheet } from './labels/label-sheet.ts';
export type {
  LetterDocument,
  Letterhead,
  LogoPicture,
  LogoType,
  PrintedPicture,
  Signer,
} from './letter-document.ts';
export type { MinutesSheet } from './minutes/minutes-sheet.ts';
export { mostDrawnPages } from './page-drawings.ts';
export type { ListSheet, PrintTable, RecordSheet } from './print/print-sheet.ts';
export {
  drawAndPrintLetter,
  drawLetter,
  isPrintable,
  isPrintablePicture,
  pageCount,
  patience,
  renderDispositionPdf,
  renderForeignPdf,
  renderFurtherSignature,
  renderLabelsPdf,
  renderLetterPdf,
  renderListPdf,
  renderMinutesPdf,
  renderPicturePdf,
  renderPreviewPdf,
  renderRecordPdf,
  renderReportPdf,
  sha256,
  stopRendering,
} from './render-letter.ts';
export { CannotSet, type PaperFault } from './renderer.ts';
export type { ReportSheet } from './report/report-sheet.ts';
export { CannotStamp, NotStamped, stampFile } from './stamp-pdf.ts';
