import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { type ReactNode, useEffect, useState } from 'react';
import { words } from './words.ts';

type Shown = 'counters' | 'numbers';
type Props = {
  shown: Shown;
  firstChar: string;
  year: string;
  onShow: (tab: Shown) => void;
  onChange: (patch: { firstChar?: string; year?: string }) => void;
  children: ReactNode;
};

/** Which list, and what narrows it. */
export const Narrowing = ({ shown, firstChar, year, onShow, onChange, children }: Props) => {
  const [typed, setTyped] = useState(firstChar);
  useEffect(() => setTyped(firstChar), [firstChar]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks 300 ms after the last letter (SPEC A5), of no other change
  useEffect(() => {
    if (typed.trim() === firstChar) return;
    const timer = setTimeout(() => onChange({ firstChar: typed.trim() }), 300);
    return () => clearTimeout(timer);
  }, [typed]);
  const thisYear = new Date().getFullYear();
  const years = [0, 1, 2, 3, 4].map((ago) => String(thisYear - ago));
  return (
    <div className="numbers-narrowing">
      <Tabs value={shown} onChange={(_, tab: Shown) => onShow(tab)} aria-label="Yang ditampilkan">
        <Tab value="counters" label={words.counters.id} />
        <Tab value="numbers" label={words.numbers.id} />
      </Tabs>
      <div className="numbers-filters">
        <TextField
          size="small"
          hiddenLabel
          placeholder={shown === 'counters' ? 'Cari kode atau unit' : 'Cari nomor'}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { 'aria-label': 'Cari', maxLength: 200 } }}
        />
        <Filter
          label="Tahun"
          value={year}
          options={years.map((value) => ({ value, label: value }))}
          onChange={(value) => onChange({ year: value })}
        />
        {children}
      </div>
    </div>
  );
};

type FilterProps = {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** One of a few values, or all. */
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
