import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/id';
import { useEffect, useState } from 'react';
import { datesByLanguage } from './dates-by-language.ts';
import { pickerIcons } from './picker-icons.tsx';

export type DayFieldProps = {
  input: { id: string; 'aria-labelledby': string; 'aria-invalid'?: boolean; 'aria-describedby'?: string };
  value: string | null;
  onChange: (day: string | null) => void;
  autoFocus?: boolean;
};

/**
 * Date field: shown as DD/MM/YYYY, value YYYY-MM-DD. Partial input stays in the field without a value. Import
 * lazily: the calendar is large.
 */
export default function DateField({ input, value, onChange, autoFocus = false }: DayFieldProps) {
  const [shown, setShown] = useState<Dayjs | null>(() => parsed(value));
  useEffect(() => {
    setShown((now) => (written(now) === value ? now : parsed(value)));
  }, [value]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} {...datesByLanguage()}>
      <DatePicker
        format="DD/MM/YYYY"
        autoFocus={autoFocus}
        value={shown}
        onChange={(day) => {
          setShown(day);
          onChange(written(day));
        }}
        slots={pickerIcons}
        slotProps={{
          textField: {
            id: input.id,
            size: 'small',
            hiddenLabel: true,
            fullWidth: true,
            error: input['aria-invalid'] ?? false,
            slotProps: {
              input: {
                'aria-labelledby': input['aria-labelledby'],
                'aria-describedby': input['aria-describedby'],
              },
            },
          },
          desktopPaper: { style: { border: '1px solid var(--line)', boxShadow: 'var(--pop)' } },
        }}
      />
    </LocalizationProvider>
  );
}

const parsed = (value: string | null): Dayjs | null => (value ? dayjs(value) : null);
const written = (day: Dayjs | null): string | null => (day?.isValid() ? day.format('YYYY-MM-DD') : null);
