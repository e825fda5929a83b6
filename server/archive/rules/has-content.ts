import type { ArchiveRow } from './find-archive.ts';

/** Is there anything behind an item that could be opened or lent: a file, or paper whose place is known? */
export const hasContent = (item: ArchiveRow): boolean =>
  Number(item.fileCount) > 0 || [item.location, item.cupboard, item.box].some(Boolean);
