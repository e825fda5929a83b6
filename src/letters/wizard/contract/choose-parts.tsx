import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { translate } from '../../../../lib/language.ts';
import { SoftChip } from '../../../ui/soft-chip.tsx';
import { contractMessages } from './messages.ts';
import type { OfferedPart } from './use-contract-parts.ts';

type Props = {
  offered: readonly OfferedPart[];
  present: Pick<ReadonlySet<string>, 'has'>;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

const groups = [
  { kind: 'basis', title: contractMessages.basis, help: undefined },
  { kind: 'article', title: contractMessages.articles, help: contractMessages.numbered },
] as const;

/** The parts in the order in which a contract has them. */
export function ChooseParts({ offered, present, chosen, onChange }: Props) {
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return groups.map(({ kind, title, help }) => {
    const parts = offered.filter((part) => part.kind === kind);
    return (
      parts.length > 0 && (
        <Group key={kind}>
          <legend>{translate(title)}</legend>
          {help && <small>{translate(help)}</small>}
          {parts.map((part) => (
            <div key={part.id}>
              <FormControlLabel
                control={
                  <Checkbox size="small" checked={chosen.has(part.id)} onChange={() => toggle(part.id)} />
                }
                label={part.title}
              />
              {kind === 'article' && present.has(part.id) ? (
                <SoftChip>{translate(contractMessages.isThere)}</SoftChip>
              ) : (
                part.isMandatory && <SoftChip tone="warn">{translate(contractMessages.mandatory)}</SoftChip>
              )}
            </div>
          ))}
        </Group>
      )
    );
  });
}

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { padding: 0, fontSize: '0.8125rem', lineHeight: '18px', fontWeight: 600, color: 'var(--ink)' },
  '& > small:not(:last-child)': { margin: '0 0 4px' },
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 34,
  },
  '& .MuiFormControlLabel-root': { marginLeft: -6, minWidth: 0, color: 'var(--ink)' },
});
