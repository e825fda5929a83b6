import { lazyPart } from '../../../shell/index.ts';

export const Corrections = lazyPart(() => import('./corrections.tsx'));
