export { FileView } from './file-view.tsx';
export { FilesDialog } from './files-dialog.tsx';
