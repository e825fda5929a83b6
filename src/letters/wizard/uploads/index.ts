export { UploadProgress } from './upload-progress.tsx';
export { useFileBlob } from './use-file-blob.ts';
export { UploadsContext, useUploader } from './use-uploads.ts';
