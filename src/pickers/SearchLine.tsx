import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';

/** What a list is searched for: asks 300 ms after the last letter (SPEC A5). */
export const SearchLine = ({
  value,
  onChange,
  label,
  placeholder = label,
  className,
}: {
  value: string;
  onChange: (typed: string) => void;
  label: string;
  placeholder?: string;
  className?: string;
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
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      {...(className && { className })}
      slotProps={{ htmlInput: { 'aria-label': label, maxLength: 200 } }}
    />
  );
};
