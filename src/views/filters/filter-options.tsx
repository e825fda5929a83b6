import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { Field, Words } from '../../../resources/declare.ts';
import { useSay } from '../say.ts';
import { words } from '../words.ts';

export type FilterOption = { value: string; label: Words };

/** The values that a field may be filtered by, where they are few and known. */
export function filterOptionsOf(field: Field): FilterOption[] {
  if (field.kind === 'choice' || field.kind === 'choices') return field.choices;
  if (field.kind === 'boolean')
    return [
      { value: 'true', label: words.yes },
      { value: 'false', label: words.no },
    ];
  return [];
}

type Props = {
  label: string;
  options: FilterOption[];
  value: unknown;
  onChange: (value: string | undefined) => void;
};

/** One of few values; the chosen one pressed again is none. */
export function FilterOptions({ label, options, value, onChange }: Props) {
  const say = useSay();
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
            {say(option.label)}
          </MenuItem>
        );
      })}
    </MenuList>
  );
}
