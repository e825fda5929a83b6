import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect, useState } from 'react';

/** Asks 300 ms after the last letter (SPEC A5). */
export const SearchLine = ({
  value,
  onChange,
  label,
}: {
  value: string;
  onChange: (typed: string) => void;
  label: string;
}) => {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of no other change than typing
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), 300);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      size="small"
      hiddenLabel
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      className="archive-search"
      slotProps={{ htmlInput: { 'aria-label': label, maxLength: 200 } }}
    />
  );
};

type FilterProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** One of some values, or all. */
export const Filter = ({ label, value, options, onChange }: FilterProps) => (
  <TextField
    select
    size="small"
    hiddenLabel
    value={options.some((option) => option.value === value) ? value : ''}
    onChange={(event) => onChange(event.target.value)}
    className={value ? 'is-set' : undefined}
    slotProps={{
      select: {
        displayEmpty: true,
        inputProps: { 'aria-label': label },
        renderValue: (chosen) =>
          `${label}: ${options.find((option) => option.value === chosen)?.label ?? 'semua'}`,
        MenuProps: { slotProps: { paper: { sx: { maxHeight: 380 } } } },
      },
    }}
  >
    <MenuItem value="">{label}: semua</MenuItem>
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
);

export const Narrow = ({ children }: { children: ReactNode }) => (
  <div className="archive-narrow">{children}</div>
);
