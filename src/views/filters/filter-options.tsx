import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { translate } from '../../../lib/language.ts';
import type { FilterOption } from '../kinds/kind.ts';

type Props = {
  label: string;
  options: readonly FilterOption[];
  value: unknown;
  onChange: (value: string | undefined) => void;
};

/** One of few values; the chosen one pressed again is none. */
export default function FilterOptions({ label, options, value, onChange }: Props) {
  return (
    <MenuList aria-label={label} autoFocusItem>
      {options.map((option) => {
        const isChosen = String(value) === option.value;
        return (
          <MenuItem
            key={option.value}
            role="menuitemradio"
            aria-checked={isChosen}
            selected={isChosen}
            onClick={() => onChange(isChosen ? undefined : option.value)}
          >
            {translate(option.label)}
          </MenuItem>
        );
      })}
    </MenuList>
  );
}
