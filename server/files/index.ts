export { downloadHeaders, safeName } from './file-name.ts';
export { sizeText, tooLargeMessage } from './file-size.ts';
export { createFileStore, type FileStore, type PutOptions, type StoredFile } from './file-store.ts';
