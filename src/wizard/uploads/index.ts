export { UploadProgress } from './UploadProgress.tsx';
export { useFileBlob } from './use-file-blob.ts';
export { UploadsContext, useUploader } from './use-uploads.ts';
