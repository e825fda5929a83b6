import { SoftChip } from '../../ui/soft-chip.tsx';
import type { Row } from '../../views/parts.ts';

/** Nothing for Biasa; above it the class's own name, the highest in red. */
export function ClassChip({ row }: { row: Row }) {
  const rank = Number(row.securityRank);
  const security = row.security as { label?: string } | null;
  if (rank <= 1 || !security?.label) return null;
  return (
    <SoftChip tone={rank >= 3 ? 'danger' : 'warn'}>{security.label.replace(/^\S+ (?=\S)/, '')}</SoftChip>
  );
}
