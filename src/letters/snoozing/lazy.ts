import { lazyPart } from '../../shell/index.ts';

export const loadAskUntil = () => import('./ask-until.tsx');
export const AskUntil = lazyPart(loadAskUntil);
