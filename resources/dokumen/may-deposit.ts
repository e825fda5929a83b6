import type { RowViewer } from '../../domain/access/viewer.ts';
import { mayCallResource } from '../access.ts';
import { archive } from './arsip.ts';

/** Whether somebody may add items: whoever may change some (SPEC A2, DOMAIN 8). */
export const mayDeposit = (viewer: RowViewer): boolean =>
  mayCallResource(viewer, archive) && archive.writes?.(viewer) !== false;
