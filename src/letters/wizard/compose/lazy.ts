import { lazyPart } from '../../../shell/index.ts';

export const ComposeStep = lazyPart(() => import('./compose-step.tsx'));
