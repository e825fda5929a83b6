import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';

type Item = { key: string; label: ReactNode; isOn?: boolean; run: () => void };
type Props = {
  /** Default: an icon button, named by `name`. */
  label?: string;
  name?: string;
  icon?: ReactNode;
  /** Says on hover what its words say, where there is no room for them. */
  title?: string;
  items: Item[];
  isFirst?: boolean;
  /** The label is the current value: adds an arrow. */
  isChoice?: boolean;
};

/** A button of the toolbar that opens a list. */
export function MenuButton({ label, name, icon, title, items, isFirst, isChoice }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = {
    tabIndex: isFirst ? 0 : -1,
    'aria-label': name,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  };
  return (
    <>
      {label ? (
        <Button
          size="small"
          variant="text"
          startIcon={icon}
          title={title}
          endIcon={isChoice && <ChevronDown size={15} strokeWidth={1.6} aria-hidden />}
          {...button}
        >
          {label}
        </Button>
      ) : (
        <Tooltip title={name}>
          <IconButton size="small" {...button}>
            {icon}
          </IconButton>
        </Tooltip>
      )}
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => {
          setAnchor(null);
          setTimeout(() => anchor?.focus());
        }}
        // An item puts the cursor back into the text.
        disableRestoreFocus
      >
        {items.map((item) => (
          <MenuItem
            key={item.key}
            selected={item.isOn}
            onClick={() => {
              setAnchor(null);
              // After the menu has released the focus, so that the cursor ends up in the text.
              setTimeout(item.run);
            }}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
