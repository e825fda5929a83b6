import TextField from '@mui/material/TextField';
import Search from 'lucide-react/icons/search';
import { useSearchTyping } from '../../shell/index.ts';

export function SearchLine({
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
}) {
  const [typed, setTyped] = useSearchTyping(value, onChange);
  return (
    <TextField
      size="small"
      hiddenLabel
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      {...(className && { className })}
      slotProps={{
        input: {
          startAdornment: (
            <Search
              size={15}
              strokeWidth={1.6}
              aria-hidden
              style={{ flex: 'none', margin: '0 8px 0 -3px' }}
            />
          ),
        },
        htmlInput: { 'aria-label': label, maxLength: 200, style: { paddingLeft: 0 } },
      }}
    />
  );
}
