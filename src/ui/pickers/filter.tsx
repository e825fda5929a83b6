import Autocomplete from '@mui/material/Autocomplete';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../messages.ts';
import { FilterChipLook } from './filter-chip-look.ts';
import { fieldMessages } from './messages.ts';

type Option = { value: string; label: string };
type FilterProps = {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  /** One of them is always chosen. */
  isRequired?: boolean;
};

/** More than fit on a screen are searched in. */
const mostInMenu = 12;

/** One of some values, or all: the chip of every list (LOOK, Filters). */
export function Filter({ isRequired = false, ...props }: FilterProps) {
  return isRequired ? <ChosenAlways {...props} /> : <Chip {...props} />;
}

type Props = Omit<FilterProps, 'isRequired'>;

function Chip({ label, value, options, onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const known = options.find((option) => option.value === value);
  const close = () => setAnchor(null);
  const choose = (chosen: string) => {
    close();
    onChange(chosen);
  };
  const paper = { style: { marginTop: '4px', minWidth: 200, maxHeight: 380 } };
  return (
    <FilterChipLook data-set={known ? true : undefined}>
      <button
        type="button"
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        aria-label={known ? undefined : translate(fieldMessages.filterBy(label))}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {!known && <Plus size={15} strokeWidth={1.6} aria-hidden />}
        <span>{known ? `${label}: ${known.label}` : label}</span>
      </button>
      {known && (
        <button
          type="button"
          className="clear"
          aria-label={translate(fieldMessages.clearFilter(label))}
          onClick={() => onChange('')}
        >
          <X size={15} strokeWidth={1.6} aria-hidden />
        </button>
      )}
      {anchor && options.length <= mostInMenu && (
        <Menu open anchorEl={anchor} onClose={close} slotProps={{ paper, list: { 'aria-label': label } }}>
          {options.map((option) => (
            <MenuItem
              key={option.value}
              role="menuitemradio"
              aria-checked={option === known}
              selected={option === known}
              onClick={() => choose(option === known ? '' : option.value)}
            >
              {option.label}
            </MenuItem>
          ))}
        </Menu>
      )}
      {anchor && options.length > mostInMenu && (
        <Popover
          open
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { style: { marginTop: '4px', padding: '12px', width: 344 } } }}
        >
          <Autocomplete<Option>
            size="small"
            openOnFocus
            value={known ?? null}
            options={[...options]}
            getOptionKey={(option) => option.value}
            isOptionEqualToValue={(one, other) => one.value === other.value}
            autoHighlight
            noOptionsText={translate(commonMessages.notFound)}
            clearText={translate(commonMessages.clear)}
            onChange={(_, option) => choose(option?.value ?? '')}
            renderInput={(params) => (
              <TextField
                {...params}
                hiddenLabel
                autoFocus
                slotProps={{
                  ...params.slotProps,
                  htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label },
                }}
              />
            )}
          />
        </Popover>
      )}
    </FilterChipLook>
  );
}

function ChosenAlways({ label, value, options, onChange }: Props) {
  return (
    <TextField
      select
      size="small"
      hiddenLabel
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        select: {
          displayEmpty: true,
          inputProps: { 'aria-label': label },
          renderValue: (chosen) =>
            `${label}: ${options.find((option) => option.value === chosen)?.label ?? ''}`,
          MenuProps: { slotProps: { paper: { style: { maxHeight: 380 } } } },
        },
      }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
