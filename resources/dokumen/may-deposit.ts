import { mayCallResource } from '../access.ts';
import type { RowViewer } from '../declare.ts';
import { archive } from './arsip.ts';

/** Whether somebody may add items: whoever may change some (SPEC A2, DOMAIN 8). */
export const mayDeposit = (viewer: RowViewer): boolean =>
  mayCallResource(viewer, archive) && archive.writes?.(viewer) !== false;
