import { lazyPart } from '../../../shell/index.ts';

export const LetterEditor = lazyPart(() => import('./letter-editor.tsx'));
