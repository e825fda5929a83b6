export { pictureSize } from '../../lib/picture-size.ts';
export { downloadHeaders, safeName } from './file-name.ts';
export { tooLargeMessage } from './file-size.ts';
export { createFileStore, type FileStore, keyOf, type PutOptions, type StoredFile } from './file-store.ts';
export { filesInUse, usesOf } from './files-in-use.ts';
export { pictureFault } from './picture-fault.ts';
export { stateOfFile } from './state-of-file.ts';
