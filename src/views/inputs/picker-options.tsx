import { styled } from '@mui/material/styles';
import Plus from 'lucide-react/icons/plus';
import type { HTMLAttributes } from 'react';
import type { Option } from '../../../dataProvider/index.ts';
import type { Ref } from '../record.ts';

/** Picker line: a record, a message, or the link to a new record. */
export type Line = Ref & { code?: string; kind?: 'says' | 'new' };

/**
 * Lines of a picker. "Add a record" comes last; as the list is then never empty, its message becomes a line that
 * cannot be selected.
 */
export function linesOf(
  options: Option[],
  { says, adds, without }: { says: string; adds?: string | undefined; without?: string | undefined },
): Line[] {
  const found: Line[] = options.filter((option) => option.id !== without).map(lineOf);
  if (adds === undefined) return found;
  return [
    ...(found.length > 0 ? found : [{ id: ' says', label: says, kind: 'says' as const }]),
    { id: ' new', label: adds, kind: 'new' as const },
  ];
}

/** Puts the code before the name, unless the label begins with it already. */
function lineOf({ id, label, code }: Option): Line {
  return typeof code === 'string' && code && !label.startsWith(code) ? { id, label, code } : { id, label };
}

export const refOf = ({ id, label, isActive }: Line): Ref => ({
  id,
  label,
  ...(isActive === false && { isActive }),
});

/** One line as it is shown. */
export function PickerLine({ line, ...props }: { line: Line } & HTMLAttributes<HTMLLIElement>) {
  return (
    <Item {...props} data-kind={line.kind}>
      {line.kind === 'new' && <Plus size={15} strokeWidth={1.6} aria-hidden />}
      {line.code && <small>{line.code}</small>}
      <span>{line.label}</span>
    </Item>
  );
}

const Item = styled('li')({
  '&&': { gap: 10, minHeight: 34 },
  '& svg': { flex: 'none' },
  '& small': { flex: 'none', minWidth: 64, fontSize: '0.75rem', color: 'var(--ink-3)' },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
  '&&[data-kind="new"]': {
    borderTop: '1px solid var(--line)',
    color: 'var(--accent-ink)',
    fontWeight: 600,
  },
  '&&[data-kind="says"]': { opacity: 1, color: 'var(--ink-3)' },
});
