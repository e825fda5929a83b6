import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase } from 'react-admin';
import type { PaneTool } from './pane-tool.ts';

type Props = { tools: readonly PaneTool[]; anchor: HTMLElement; onClose: () => void };

/** The tools as a menu, each with its verb. */
function MoreMenu({ tools, anchor, onClose }: Props) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {tools.map((tool) => {
        const row = (
          <>
            <tool.icon size={18} strokeWidth={1.6} aria-hidden />
            {tool.words}
          </>
        );
        return 'to' in tool ? (
          <MenuItem key={tool.id} component={LinkBase} to={tool.to} onClick={onClose}>
            {row}
          </MenuItem>
        ) : (
          <MenuItem
            key={tool.id}
            onClick={() => {
              onClose();
              tool.run();
            }}
          >
            {row}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

export default MoreMenu;
