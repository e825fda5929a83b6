import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/id';
import { type Ref, useEffect, useState } from 'react';
import { datesByLanguage, pickerIcons } from '../../../ui/pickers/index.ts';

type Props = {
  id: string;
  /** YYYY-MM-DD; YYYY-MM of a month */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  error: boolean;
  describedBy: string;
  isMonth?: boolean;
};

// The pickers' own input does not take the theme's words for inputs.
const fieldLook = {
  '& .MuiPickersOutlinedInput-root': {
    minHeight: 38,
    borderRadius: '8px',
    backgroundColor: 'var(--surface)',
  },
  '& .MuiPickersSectionList-root': { padding: '8.5px 0' },
  '& .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'var(--field)' },
};
const paperLook = { border: '1px solid var(--line)', borderRadius: '10px', boxShadow: 'var(--pop)' };

/** Value the schema refuses: a partial date is neither a date nor empty. */
const unfinished = 'unfinished';

export default function DatePickerField({
  id,
  value,
  onChange,
  onBlur,
  inputRef,
  error,
  describedBy,
  isMonth = false,
}: Props) {
  const [shown, setShown] = useState<Dayjs | null>(() => parse(value));
  const format = isMonth ? 'YYYY-MM' : 'YYYY-MM-DD';
  useEffect(() => {
    if (value !== unfinished) setShown((now) => (writtenBy(now, format) === value ? now : parse(value)));
  }, [value, format]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} {...datesByLanguage()}>
      <DatePicker
        value={shown}
        onChange={(day) => {
          setShown(day);
          onChange(writtenBy(day, format));
        }}
        {...(isMonth ? monthly : daily)}
        inputRef={inputRef}
        slots={pickerIcons}
        slotProps={{
          field: { clearable: true },
          textField: {
            id,
            error,
            onBlur,
            fullWidth: true,
            'aria-labelledby': `${id}-label`,
            'aria-describedby': describedBy,
            sx: fieldLook,
          },
          desktopPaper: { sx: paperLook },
        }}
      />
    </LocalizationProvider>
  );
}

const parse = (value: string | null): Dayjs | null => (value ? dayjs(value) : null);
function writtenBy(day: Dayjs | null, format: string): string | null {
  if (day === null) return null;
  return day.isValid() ? day.format(format) : unfinished;
}
const daily = { format: 'DD/MM/YYYY' };
const monthly = { format: 'MM/YYYY', views: ['year', 'month'], openTo: 'month' } as const;
