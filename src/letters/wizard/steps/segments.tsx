import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { InputProps } from '../frame/field.tsx';

type Props<V extends string> = {
  /** With it the control takes the column's width, like a form field; without it the width of its labels. */
  input?: InputProps;
  label?: string;
  value: V | null;
  choices: { value: V; label: string }[];
  onChange: (value: V) => void;
};

/** One of a few, all in sight. */
export function Segments<V extends string>({ input, label, value, choices, onChange }: Props<V>) {
  return (
    <Group
      exclusive
      size="small"
      color="primary"
      value={value}
      id={input?.id}
      data-wide={input !== undefined || undefined}
      aria-label={label}
      aria-labelledby={input?.['aria-labelledby']}
      aria-describedby={input?.['aria-describedby']}
      onChange={(_: unknown, chosen: V | null) => chosen && onChange(chosen)}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice.value} value={choice.value}>
          {choice.label}
        </ToggleButton>
      ))}
    </Group>
  );
}

// The lines are the background between the choices, so that wrapped rows are separated too.
const Group = styled(ToggleButtonGroup)({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 1,
  width: 'fit-content',
  maxWidth: '100%',
  border: '1px solid var(--field)',
  borderRadius: 8,
  overflow: 'hidden',
  background: 'var(--line)',
  '&[data-wide]': { display: 'flex', width: '100%' },
  '&[data-wide] .MuiToggleButton-root': { flex: '1 1 auto' },
  '& .MuiToggleButton-root.MuiToggleButton-root': {
    height: 36,
    margin: 0,
    padding: '0 14px',
    border: 0,
    borderRadius: 0,
    background: 'var(--surface)',
  },
  '&:not([data-wide]) .MuiToggleButton-root.MuiToggleButton-root': { height: 32 },
  '& .MuiToggleButton-root.MuiToggleButton-root:hover': { background: 'var(--hover)' },
  '& .MuiToggleButton-root.MuiToggleButton-root.Mui-selected': { background: 'var(--accent-soft)' },
  '& .MuiToggleButton-root.Mui-focusVisible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
});
