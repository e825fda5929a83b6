import { lazyPart } from '../../shell/index.ts';

export const AskUntil = lazyPart(() => import('./ask-until.tsx'));
