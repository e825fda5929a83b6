import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';

type Item = {
  key: string;
  label: ReactNode;
  isOn?: boolean;
  /** It goes on outside of the text. */
  leavesText?: boolean;
  run: () => void;
};
type Props = {
  /** The text that an item works on: the next key is typed there. */
  editor?: Editor;
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
export function MenuButton({ editor, label, name, icon, title, items, isFirst, isChoice }: Props) {
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
          flushSync(() => setAnchor(null));
          anchor?.focus();
        }}
        // An item puts the cursor back into the text.
        disableRestoreFocus
      >
        {items.map((item) => (
          <MenuItem
            key={item.key}
            selected={item.isOn}
            onClick={() => {
              // The menu releases the focus first, so that the cursor ends up in the text.
              flushSync(() => setAnchor(null));
              item.run();
              // At once: the editor's own command waits for a frame, and a key would be lost.
              if (!item.leavesText) editor?.view.focus();
            }}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
