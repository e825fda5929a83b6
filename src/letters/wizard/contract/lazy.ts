import { lazyPart } from '../../../shell/index.ts';

export const InsertArticles = lazyPart(() => import('./insert-articles.tsx'));
export const StateParties = lazyPart(() => import('./state-parties.tsx'));
