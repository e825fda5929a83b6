export type { Upload } from '../calls/letters/shapes/upload.ts';

export const uploadPartSize = 512 * 1024;
