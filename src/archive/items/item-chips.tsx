import { say } from '../../../lib/language.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { SoftChip } from '../../shell/index.ts';
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

/** Where the item is in its life. */
export function StateChip({ row }: { row: Row }) {
  const state = archive.fields.status.choices.find(({ value }) => value === row.status);
  return state ? <SoftChip tone={state.tone}>{say(state.label)}</SoftChip> : null;
}
