import type { RowViewer } from '../../domain/access/viewer.ts';
import { mayCallResource } from '../access.ts';
import { archive } from './arsip.ts';

/** May a viewer add items? Those who may change some may (SPEC A2, DOMAIN 8). */
export const mayDeposit = (viewer: RowViewer): boolean =>
  mayCallResource(viewer, archive) && archive.writableRows?.(viewer) !== false;
