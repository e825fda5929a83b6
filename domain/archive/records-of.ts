import { isAdditional } from '../access/entry-rules.ts';
import type { RowViewer } from '../access/viewer.ts';

/**
 * Units a viewer's records unit decides for (DOMAIN 8); none outside a records unit or in an additional role (SPEC
 * A2).
 */
export const recordsOf = (
  viewer: Pick<RowViewer, 'isUnitKearsipan' | 'recordsOf' | 'isAdditional' | 'type' | 'privilegedList'>,
): 'all' | readonly string[] => (viewer.isUnitKearsipan && !isAdditional(viewer) ? viewer.recordsOf : []);
