import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { InputProps } from '../frame/Field.tsx';

type Props<V extends string> = {
  input?: InputProps;
  label?: string;
  value: V | null;
  choices: { value: V; label: string }[];
  onChange: (value: V) => void;
};

/** One of a few, all in sight. */
export const Segments = <V extends string>({ input, label, value, choices, onChange }: Props<V>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    color="primary"
    value={value}
    id={input?.id}
    aria-label={label}
    aria-labelledby={input?.['aria-labelledby']}
    aria-describedby={input?.['aria-describedby']}
    onChange={(_, chosen: V | null) => chosen && onChange(chosen)}
    sx={{ flexWrap: 'wrap' }}
  >
    {choices.map((choice) => (
      <ToggleButton key={choice.value} value={choice.value}>
        {choice.label}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
