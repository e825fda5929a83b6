import { lazyPart } from '../../../shell/index.ts';

export const DetailStep = lazyPart(() => import('./detail-step.tsx'));
export const FormStep = lazyPart(() => import('./form-step.tsx'));
export const ContentStep = lazyPart(() => import('./content-step.tsx'));
export const UploadStep = lazyPart(() => import('./upload-step.tsx'));
export const CoverStep = lazyPart(() => import('./cover-step.tsx'));
export const SummaryStep = lazyPart(() => import('./summary-step.tsx'));
export const SendButton = lazyPart(() => import('./send-button.tsx'));
