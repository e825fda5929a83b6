import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';

type Item = { key: string; label: ReactNode; isOn?: boolean; run: () => void };
type Props = { label: ReactNode; name?: string; icon?: ReactNode; items: Item[]; isFirst?: boolean };

/** A button of the toolbar that opens a list. */
export const MenuButton = ({ label, name, icon, items, isFirst }: Props) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        tabIndex={isFirst ? 0 : -1}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        startIcon={icon}
        endIcon={<ChevronDown size={15} strokeWidth={1.6} aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        disableRestoreFocus
      >
        {items.map((item) => (
          <MenuItem
            key={item.key}
            selected={item.isOn}
            onClick={() => {
              setAnchor(null);
              // After the menu has given the focus back, so that the cursor ends up in the text.
              setTimeout(item.run);
            }}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
