import { ClassChip } from '../../ui/class-chip.tsx';
import type { Row } from '../../views/parts.ts';

/** The item's class by its name alone, without the code before it. */
export function ItemClassChip({ row }: { row: Row }) {
  const security = row.security as { label?: string } | null;
  if (!security?.label) return null;
  return <ClassChip rank={Number(row.securityRank)}>{security.label.replace(/^\S+ (?=\S)/, '')}</ClassChip>;
}
