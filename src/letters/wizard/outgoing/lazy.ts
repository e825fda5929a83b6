import { lazyPart } from '../../../shell/index.ts';

export const OutgoingSection = lazyPart(() => import('./outgoing-section.tsx'));
