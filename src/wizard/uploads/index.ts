export { UploadProgress } from './UploadProgress.tsx';
export { UploadsContext, useUploader } from './use-uploads.ts';
