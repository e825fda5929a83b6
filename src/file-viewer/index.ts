export { FileView, PdfView } from './file-view.tsx';
export { FilesDialog } from './files-dialog.tsx';
