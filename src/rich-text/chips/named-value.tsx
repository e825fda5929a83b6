import { styled } from '@mui/material/styles';
import { translate } from '../../../lib/language.ts';
import { messages } from '../messages.ts';

type Props = {
  label: string;
  /** Undefined shows nothing, null that there is none yet. */
  value: string | null | undefined;
};

/** What a chip is called, and what it stands for now. */
export function NamedValue({ label, value }: Props) {
  return (
    <Row>
      <span>{label}</span>
      {value !== undefined && (
        <small data-empty={value === null || undefined}>{value ?? translate(messages.noValue)}</small>
      )}
    </Row>
  );
}

const Row = styled('span')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 16,
  width: '100%',
  minWidth: 0,
  '& span': { flex: 'none' },
  '& small': {
    color: 'var(--ink-3)',
    fontSize: '0.75rem',
    maxWidth: 220,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& small[data-empty]': { color: 'var(--stamp)' },
});
