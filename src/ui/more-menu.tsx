import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useState } from 'react';
import { LinkBase } from 'react-admin';

/** What is offered: an act, or a page to go to. */
export type MoreItem = {
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
} & ({ act: () => void; to?: never } | { to: string; act?: never });

type Props = {
  /** The button's name. */
  label: string;
  items: readonly MoreItem[];
} & Pick<IconButtonProps, 'size' | 'className'>;

/** A button with three dots and the actions behind it; nothing where there are none. */
export function MoreMenu({ label, items, size, ...button }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        {...button}
        {...(size && { size })}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Ellipsis size={size === 'small' ? 15 : 18} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map(({ label: what, icon, isDanger, isDisabled = false, act, to }) => (
          <MenuItem
            key={what}
            {...(to !== undefined && { component: LinkBase, to })}
            disabled={isDisabled}
            style={isDanger ? { color: 'var(--danger)' } : undefined}
            onClick={() => {
              setAnchor(null);
              act?.();
            }}
          >
            {icon}
            {what}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
