export { FileView, isShown } from './file-view.tsx';
